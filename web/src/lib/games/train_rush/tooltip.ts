/** Explains any space, city, zone, sector, card, wagon, tile or track. Ids are those of targets. */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import {
  cardRow,
  cityRow,
  contractRow,
  goodValue,
  heroName,
  heroRow,
  longTrack,
  missionValues,
  named,
  nodeRow,
  progressRow,
  rewardRow,
  scoringValues,
  sectorRow,
  slotsOf,
  trackAwards,
  wagonRow,
} from "./box";
import { sayIn } from "./texts";

export function tooltip(id: string, content: Content, lang: Lang): Tip | null {
  const [kind = "", name = ""] = id.split(":");
  const say = (key: string, vars = {}): string => sayIn(lang, key, vars);
  const called = (item: string): string => capital(named(content, item, lang));
  switch (kind) {
    case "node":
      return nodeTip(name, content, lang);
    case "city": {
      const row = cityRow(content, name);
      return {
        title: called(name),
        text: say("tip-city"),
        note: say("tip-city-note", { region: called(row?.region ?? ""), rank: row?.rank ?? 0 }),
      };
    }
    case "zone":
      return { title: called(name), text: say("tip-zone"), note: say("tip-zone-note") };
    case "region":
      return { title: called(name), text: say("tip-region") };
    case "sectors":
      return {
        title: called(name),
        text: say("tip-sector", { track: named(content, sectorRow(content, name)?.advance_track ?? "", lang) }),
      };
    case "sector": {
      const [region = "", sector = ""] = name.split(".");
      const row = sectorRow(content, sector);
      return {
        title: called(`${region}_${sector}`),
        text: say("tip-sector", { track: named(content, row?.advance_track ?? "", lang) }),
        note: say("tip-sector-note", { first: row?.award_first ?? 0, second: row?.award_second ?? 0 }),
      };
    }
    case "progress": {
      const row = progressRow(content, name);
      return {
        title: called(name),
        text: say(`tip-progress-${name}`),
        note: say("tip-progress-note", { vp: row?.top_vp ?? 0 }),
      };
    }
    case "track":
      return trackTip(name, content, lang);
    case "area":
      return { title: called(`area_${name}`), text: say(`tip-area-${name}`), note: say("tip-area-note") };
    case "action":
      return { title: called(name), text: `${called(`${name}_text`)}.` };
    case "tile":
      return { title: say("tip-tile-title"), text: `${called(`${name}_text`)}.`, note: say("tip-tile") };
    case "number":
      return { title: say("siding-number", { number: name }), text: say("tip-tile") };
    case "contract": {
      const row = contractRow(content, name);
      return {
        title: say("tip-contract-title", { vp: row?.vp ?? 0 }),
        text: `${capital((row?.goods ?? []).map((good) => named(content, good, lang)).join(", "))}.`,
        note: say("tip-contract"),
      };
    }
    case "size":
      return { title: say("tip-size-title", { size: name }), text: say("tip-contract") };
    case "wagon":
    case "new_wagon": {
      const row = wagonRow(content, name);
      if (row?.vp_full)
        return {
          title: say("special-wagon", { size: row.size }),
          text: say("tip-special", { size: row.size, vp: row.vp_full }),
        };
      return {
        title: say("wagon-named", { size: slotsOf(content, name).length }),
        text: `${capital(
          slotsOf(content, name)
            .map((good) => named(content, good, lang))
            .join(", "),
        )}.`,
        note: say("tip-wagon"),
      };
    }
    case "slot": {
      const [wagon = "", slot = "0"] = name.split(".");
      return {
        title: say("wagon-named", { size: slotsOf(content, wagon).length }),
        text: say("tip-slot", { slot: Number(slot) + 1 }),
      };
    }
    case "good":
      return { title: called(name), text: say(`tip-good-${name}`, { value: goodValue(content, name) ?? 0 }) };
    case "card": {
      const row = cardRow(content, name);
      const moves = (row?.moves ?? [])
        .map((points, index) => say("card-move", { points, coal: row?.coal_costs[index] ?? 0 }))
        .join(", ");
      return {
        title: say("tip-card-title"),
        text: say("tip-card", { moves }),
        note: say("tip-card-special", {
          coal: row?.special_coal_cost ?? 0,
          special: named(content, `${name}_text`, lang),
        }),
      };
    }
    case "hero": {
      const row = heroRow(content, name);
      return {
        title: heroName(content, name, lang),
        text: say("tip-hero", { city: called(row?.city ?? ""), bonus: named(content, `${name}_text`, lang) }),
        note: say("tip-hero-note", {
          good: named(content, row?.mission_good ?? "", lang),
          ...missionValues(content),
        }),
      };
    }
    case "reward": {
      const row = rewardRow(content, name);
      return { title: called(name), text: say("tip-reward", { cost: row?.cost ?? 0 }) };
    }
    case "spy":
      return { title: say("bid-spy", { spy: name }), text: say("tip-spy") };
    case "token":
      return { title: say("token-said", { token: name }), text: say("tip-token") };
    case "colour":
      return { title: called(name), text: say("tip-contractor") };
    case "part":
      return { title: say(name === "finish" ? "part-finish" : `part-${name}-title`), text: say(`tip-part-${name}`) };
    case "stock":
      return { title: say(`stock-${name}`), text: say(`tip-stock-${name}`) };
    case "score":
      return { title: say(`score-${name}`), text: say(`tip-score-${name}`, scoringValues(content)) };
  }
  return null;
}

function nodeTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = nodeRow(content, id);
  const title = capital(named(content, id, lang));
  return {
    title,
    text: sayIn(lang, `tip-node-${row.kind}`, {
      number: row.number ?? 0,
      zone: row.zone ? named(content, row.zone, lang) : "",
    }),
  };
}

function trackTip(id: string, content: Content, lang: Lang): Tip {
  const { bonuses } = longTrack(content, id);
  const kind = id.split("_")[0] ?? "";
  return {
    title: capital(named(content, id, lang)),
    text: sayIn(lang, `tip-track-${kind}`, trackAwards(content)),
    note: bonuses.map(({ space, effect }) => `${space}: ${sayIn(lang, `effect-${effect}`)}`).join("; "),
  };
}
