/**
 * Explains any space, dwarf, project, event, deck or piece. Ids are those of targets; `space:gear@engineer+` adds the
 * dwarf who stands there, and that a placement warms another player's furnace.
 */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import {
  eventRow,
  exchanges,
  forgings,
  furnacePrice,
  guildRow,
  levelRow,
  levelRows,
  liftsFrom,
  named,
  projectRow,
  SPECIALITIES,
} from "./box";
import { sayIn } from "./texts";
import { boxOf, type SpaceView } from "./types";
import { piecesIn, sayBonus } from "./words";

export function tooltip(id: string, content: Content, lang: Lang): Tip | null {
  const [thing = "", more = ""] = id.split("@");
  const [kind = "", name = ""] = thing.split(":");
  const say = (key: string, vars = {}): string => sayIn(lang, key, vars);
  const titled = (item: string): string => capital(named(content, item, lang));
  switch (kind) {
    case "space":
      return tipOfSpace(name, more, content, lang);
    case "area":
      return {
        title: say("tip-area-title", { space: named(content, name, lang) }),
        text: say(levelRow(content, name) ? "tip-area-mine" : "tip-area-guild"),
        note: say("tip-area-note"),
      };
    case "position":
      return {
        title: titled(name),
        text: say("tip-position"),
        note: say("lifts", { count: liftsFrom(content, name) }),
      };
    case "levels":
      return { title: `${say("raise")} ${name}`, text: say("tip-hall-gear") };
    case "project":
      return projectTip(name, content, lang);
    case "event":
      return {
        title: titled(name),
        text: named(content, `${name}_text`, lang),
        note: say(`tip-event-${eventRow(content, name)?.duration.replace("+", "-")}`),
      };
    case "events":
      return { title: say("no-event"), text: say("no-event-text") };
    case "deck":
      return { title: titled(name), text: say(`tip-deck-${name}`), note: say("tip-deck-note") };
    case "dwarf":
      return {
        title: titled(name),
        text: SPECIALITIES.includes(name) ? specialistText(name, content, lang) : say("tip-foreman"),
      };
    case "speciality":
      return { title: titled(name), text: say("tip-change") };
    case "give":
    case "kind":
      return { title: titled(name), text: kindText(name, content, lang) };
    case "furnace":
      return { title: say(`tip-furnace-${name}-title`), text: say(`tip-furnace-${name}`) };
    case "score":
      return { title: say(`score-${name}`), text: say(`tip-score-${name}`) };
    case "heat":
    case "furnaces":
      return { title: say(`tip-${kind}-title`), text: say(`tip-${kind}`) };
  }
  return null;
}

/** Where the mine has pieces of this kind, and what the Forge does with them. */
function kindText(kind: string, content: Content, lang: Lang): string {
  const levels = levelRows(content).flatMap((row, index) => (row.yield[kind] ? [index + 1] : []));
  return `${sayIn(lang, "tip-mined", { count: levels.length, levels: new Intl.ListFormat(lang).format(levels.map(String)) })} ${sayIn(lang, `tip-${kind}`)}`;
}

/** `iron for 2 stone, gold for 2 iron or 3 stone` */
function sayExchanges(content: Content, lang: Lang): string {
  const takes = new Map<string, string>();
  for (const { give, take, takes_amount } of exchanges(content)) {
    const other = piecesIn(lang, { [take]: takes_amount });
    const one = takes.get(give);
    takes.set(give, one === undefined ? other : sayIn(lang, "tip-or", { one, other }));
  }
  return [...takes]
    .map(([give, takes]) => sayIn(lang, "tip-exchange", { give: named(content, give, lang), takes }))
    .join(", ");
}

/** `stone to iron for 1 heat, …` */
function sayForgings(content: Content, lang: Lang): string {
  return forgings(content)
    .map(({ give, take, heat = 0 }) =>
      sayIn(lang, "tip-forging", { give: named(content, give, lang), take: named(content, take, lang), heat }),
    )
    .join(", ");
}

/** What a hall does, with the values of this box. */
function hallText(id: string, content: Content, lang: Lang): string {
  return sayIn(lang, `tip-hall-${id}`, {
    price: piecesIn(lang, furnacePrice(content, false)),
    exchanges: id === "lab" ? sayExchanges(content, lang) : sayForgings(content, lang),
  });
}

/** The tooltip id of a space, with the dwarf who would leave it. */
export function spaceTip(space: string, { dwarf, built_in }: SpaceView, you: number | null): string {
  return `space:${space}@${dwarf ?? ""}${built_in !== null && built_in !== you && !space.startsWith("mine_") ? "+" : ""}`;
}

/** What a placement does to the dwarf who stands there, and to the owner of a furnace. */
function leaving(more: string, content: Content, lang: Lang): string {
  const dwarf = more.replace("+", "");
  const who =
    dwarf === ""
      ? sayIn(lang, "tip-nobody")
      : dwarf === "foreman"
        ? sayIn(lang, "tip-goes-home")
        : sayIn(lang, "tip-joins-you", { dwarf: named(content, dwarf, lang) });
  return more.endsWith("+") ? `${who} ${sayIn(lang, "tip-warms")}` : who;
}

function tipOfSpace(id: string, more: string, content: Content, lang: Lang): Tip | null {
  const title = capital(named(content, id, lang));
  const level = levelRow(content, id);
  if (level) {
    const vars = {
      yield: piecesIn(lang, level.yield),
      extra: piecesIn(lang, level.extra),
      count: liftsFrom(content, level.position),
    };
    return {
      title,
      text: `${sayIn(lang, "tip-mine", vars)} ${leaving(more, content, lang)}`,
      note: sayIn(lang, "tip-mine-note"),
    };
  }
  const guild = guildRow(content, id);
  if (!guild) return null;
  const bonuses = guild.bonuses.map(
    (bonus) => `${capital(named(content, bonus.specialist, lang))}: ${named(content, `${bonus.code}_text`, lang)}.`,
  );
  return { title, text: `${hallText(id, content, lang)} ${leaving(more, content, lang)}`, note: bonuses.join(" ") };
}

function specialistText(id: string, content: Content, lang: Lang): string {
  const bonuses = boxOf(content).guild_spaces.flatMap((hall) =>
    hall.bonuses
      .filter((bonus) => bonus.specialist === id)
      .map((bonus) => `${sayIn(lang, `hall-${hall.code}`)}: ${sayBonus(content, bonus.code, lang)}`),
  );
  return `${bonuses.join("; ")}.`;
}

function projectTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = projectRow(content, id);
  if (!row) return null;
  const deck = named(content, row.deck, lang);
  return {
    title: capital(named(content, id, lang)),
    text: named(content, `${id}_text`, lang),
    note: sayIn(lang, "tip-project", {
      deck,
      tier: row.tier,
      cost: piecesIn(lang, row.cost),
      vp: row.vp,
      development: piecesIn(lang, row.dev_cost),
      more: row.dev_vp,
    }),
  };
}
