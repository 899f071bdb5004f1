/** Explains any die, tile, good, hex, order or place. Ids are those of targets. */

import { capital } from "../../i18n.svelte";
import type { Content, Lang, Tip } from "../../table/types";
import { hexRow, named, orderRow, tileRow } from "./box";
import { sayIn } from "./texts";

export function tooltip(id: string, content: Content, lang: Lang): Tip | null {
  const [kind = "", name = ""] = id.split(":");
  const say = (key: string, vars = {}): string => sayIn(lang, key, vars);
  const titled = (item: string): string => capital(named(content, item, lang));
  switch (kind) {
    case "hex": {
      const { kind: sort, region } = hexRow(content, name);
      if (sort === "city") return { title: capital(say("tip-city-title", { city: region })), text: say("tip-city") };
      return {
        title: say(`hex-${sort}`, { hex: name, region }),
        text: say(`tip-hex-${sort}`),
        note: say("tip-hex-note"),
      };
    }
    case "city":
      return { title: capital(say("tip-city-title", { city: name })), text: say("tip-city") };
    case "supply":
      return {
        title: capital(say("tip-city-title", { city: name })),
        text: say("tip-supply"),
        note: say("tip-supply-note"),
      };
    case "die":
      return { title: capital(say("die-of", { die: name })), text: say("tip-die", { die: name }) };
    case "set":
      return { title: capital(say("set-die", { die: name })), text: say("tip-set") };
    case "step":
      return { title: say("one-step"), text: say("tip-step") };
    case "action":
      return { title: say(`action-${name}`), text: say(`tip-action-${name}`) };
    case "box":
      return { title: capital(say("box", { box: name })), text: say("tip-box"), note: say("tip-box-note") };
    case "tile":
      return tileTip(name, content, lang);
    case "good":
    case "colour":
    case "cargo":
      return goodTip(name.split("_").at(-1) ?? name, content, lang);
    case "own_cargo":
      return { title: say("own-cargo"), text: say("tip-own-cargo") };
    case "coal_for":
      return { title: say("coal-for", { good: named(content, name, lang) }), text: say("tip-coal-for") };
    case "order":
      return orderTip(name, content, lang);
    case "start":
      return { title: titled(name), text: say(`does-${name}`) };
    case "distance":
    case "detour":
      return { title: say("distance-of", { distance: name }), text: say(`tip-${kind}`) };
    case "crosses":
      return { title: say("tip-crosses-title", { city: name }), text: say("tip-crosses") };
    case "ewa_score":
      return { title: say(`ewa-score-${name}`), text: say(`tip-ewa-${name}`) };
    case "score":
      return { title: say(`score-${name}`), text: say(`tip-score-${name}`) };
    case "row":
      return goodTip(name.split("_").at(-1) ?? "", content, lang);
    case "piece":
      return { title: titled(name), text: say("tip-piece") };
    case "black":
    case "power":
    case "delivered":
    case "delivery_track":
    case "empty_cities":
    case "ewas_die":
      return { title: say(`tip-${kind}-title`), text: say(`tip-${kind}`) };
  }
  return null;
}

function tileTip(id: string, content: Content, lang: Lang): Tip | null {
  // a number alone means the side that is up
  const row = tileRow(content, id);
  if (!row) return { title: sayIn(lang, "tile-number", { number: id }), text: sayIn(lang, "tip-action-take") };
  return {
    title: `${row.id.replace("S", "")}: ${named(content, id, lang)}`,
    text: sayIn(lang, `does-${row.effect}`),
    note: sayIn(lang, `note-${row.kind}`, { vp: row.vp > 0 ? `+${row.vp}` : `−${-row.vp}` }),
  };
}

function goodTip(good: string, content: Content, lang: Lang): Tip {
  return {
    title: sayIn(lang, "tip-good-title", { good: named(content, good, lang) }),
    text: sayIn(lang, `tip-good-${good}`),
  };
}

function orderTip(id: string, content: Content, lang: Lang): Tip | null {
  const row = orderRow(content, id);
  if (!row) return null;
  const goods = row.goods.map((good) => named(content, good, lang)).join(", ");
  return {
    title: named(content, id, lang),
    text: sayIn(lang, "tip-order", { goods, vp: row.vp }),
    note: sayIn(lang, "tip-order-note"),
  };
}
