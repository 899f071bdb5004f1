/**
 * Explains any space, dwarf, project, event, deck or piece. Ids are those of targets; `space:gear@engineer+` adds the
 * dwarf who stands there, and that a placement warms another player's furnace.
 */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import { eventRow, guildRow, levelRow, liftsFrom, named, projectRow, SPECIALITIES } from "./box";
import { sayIn } from "./texts";
import { boxOf, type Pieces, type SpaceView } from "./types";

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
      return { title: titled(name), text: say(`tip-${name}`) };
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

function pieces(counts: Pieces, lang: Lang): string {
  return Object.entries(counts)
    .map(([kind, count]) => sayIn(lang, `some-${kind}`, { count }))
    .join(", ");
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
      yield: pieces(level.yield, lang),
      extra: pieces(level.extra, lang),
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
  return { title, text: `${sayIn(lang, `tip-hall-${id}`)} ${leaving(more, content, lang)}`, note: bonuses.join(" ") };
}

function specialistText(id: string, content: Content, lang: Lang): string {
  const bonuses = boxOf(content).guild_spaces.flatMap((hall) =>
    hall.bonuses
      .filter((bonus) => bonus.specialist === id)
      .map((bonus) => `${sayIn(lang, `hall-${hall.code}`)}: ${sayIn(lang, `bonus-${bonus.code}`)}`),
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
      cost: pieces(row.cost, lang),
      vp: row.vp,
      development: pieces(row.dev_cost, lang),
      more: row.dev_vp,
    }),
  };
}
