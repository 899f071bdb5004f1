/** The seats of a new table. */

import { api, type SeatChoice } from "./api/client";
import { limits } from "./house.svelte";
import { t } from "./i18n.svelte";
import type { GameInfo, Seat } from "./table/types";

export type Kind = SeatChoice["kind"];

export interface Chair {
  kind: Kind;
  name: string;
  level: string;
}

/** The usual bot level of a game. */
export async function usualBot(slug: string): Promise<string> {
  return (await api.games()).find((game) => game.slug === slug)?.usual_bot ?? "";
}

/** The seats of a table that continues a record: bots stay bots, we keep our seats, others share this device. */
export function sameSeats(seats: Seat[], names: string[]): SeatChoice[] {
  const people = seats.some((seat) => seat.kind === "human");
  return seats.map((seat, number): SeatChoice => {
    const name = names[number] ?? "";
    if (seat.kind === "bot" && seat.level && (people || number > 0)) return { kind: "bot", level: seat.level, name };
    return seat.yours || (!people && number === 0) ? { kind: "me", name } : { kind: "hotseat", name };
  });
}

/** The seats of a table where one person continues a record: bots keep their level and name, others become bots. */
export function againstBots(
  seats: Seat[],
  names: string[],
  me: { seat: number; name: string },
  level: string,
): SeatChoice[] {
  return seats.map((seat, number): SeatChoice => {
    if (number === me.seat) return { kind: "me", name: me.name };
    const known = seat.kind === "bot" && names[number] !== me.name;
    return { kind: "bot", level: seat.level ?? level, ...(known && { name: names[number]! }) };
  });
}

export function newChair(kind: Kind, number: number, game: GameInfo): Chair {
  return { kind, name: kind === "hotseat" ? t("new-guest", { number: number + 1 }) : "", level: game.usual_bot };
}

export function choices(chairs: Chair[], me: string | null): SeatChoice[] {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let name = wanted;
    for (let copy = 2; taken.has(name); copy += 1) name = `${wanted} ${copy}`;
    taken.add(name);
    return name;
  };
  return chairs.map((chair, number): SeatChoice => {
    const typed = clean(chair.name);
    if (chair.kind === "me") return { kind: "me", name: unique(typed || me || t("new-default-name")) };
    if (chair.kind === "hotseat")
      return { kind: "hotseat", name: unique(typed || t("new-guest", { number: number + 1 })) };
    if (chair.kind === "bot") return { kind: "bot", level: chair.level }; // the server gives it a name
    return { kind: "open" };
  });
}

/** A name that a record can hold: without characters of the notation or surrounding spaces. */
export function clean(name: string): string {
  return name.replace(/[:"#]/g, "").replace(/\s+/g, " ").trim().slice(0, limits().name);
}
