/** Texts for accessible names, notes and labels. */

import { capital, lang, name } from "../../i18n.svelte";
import type { Content, Moment, Table } from "../../table/types";
import { cityRow, heroName, slotsOf } from "./box";
import { say } from "./texts";
import { type CityView, type OrderView, type RideView, viewOf, type WagonView, type ZoneView } from "./types";

export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? "";
}

export function namesOf(table: Table, seats: number[]): string {
  return seats.length ? seats.map((seat) => nameOf(table, seat)).join(", ") : say("nobody");
}

/** `water, empty (copper)` */
export function sayLoad(content: Content, { wagon, load }: WagonView): string {
  const slots = slotsOf(content, wagon);
  return load
    .map((good, index) => (good ? name(good) : say("empty-slot", { good: name(slots[index] ?? "any") })))
    .join(", ");
}

export function sayZone(table: Table, id: string, zone: ZoneView): string {
  const houses = zone.owners.map((owner, index) => {
    const tenant = zone.tenants[index];
    return tenant
      ? say("house-rented", { name: nameOf(table, owner), tenant: name(tenant) })
      : say("house-of", { name: nameOf(table, owner) });
  });
  const parts = [
    ...houses,
    ...(zone.station === null ? [] : [say("station-of", { name: nameOf(table, zone.station) })]),
    ...(zone.parcel ? [say("parcel-there")] : []),
  ];
  return `${capital(name(id))}: ${parts.length ? parts.join(", ") : say("nothing-built")}`;
}

export function sayCity(table: Table, content: Content, id: string, city: CityView): string {
  const row = cityRow(content, id);
  return say("city-said", {
    city: name(id),
    region: name(row?.region ?? ""),
    rank: row?.rank ?? 0,
    visitors: namesOf(table, city.visitors),
    tokens: city.tokens.length
      ? city.tokens.map(({ vp, movement }) => say("token-worth", { vp, movement })).join(", ")
      : say("none"),
    contractors: city.contractors.length ? city.contractors.map((colour) => name(colour)).join(", ") : say("none"),
    mission: city.mission ? "yes" : "no",
  });
}

/** What a ride's stop would bring, in a few sentences. */
export function sayStop(ride: RideView): string {
  const parts: string[] = [];
  if (ride.city !== undefined) {
    if (ride.mark && ride.vp) parts.push(say("brings-mark", { vp: ride.vp, movement: ride.gives ?? 0 }));
    else if (ride.mark) parts.push(say("brings-marker"));
    if (ride.rent) parts.push(say("brings-rent"));
    for (const [size, vp] of Object.entries(ride.contracts ?? {}))
      parts.push(say("brings-contract", { size: Number(size), vp }));
  }
  if (ride.worth !== undefined) parts.push(say("brings-market", { worth: ride.worth }));
  if (ride.tile) parts.push(name(`${ride.tile}_text`));
  if (ride.parcel) parts.push(say("brings-parcel"));
  if (ride.rented) parts.push(say("brings-scoring", { count: ride.rented }));
  return parts.length ? capital(`${parts.join("; ")}.`) : say("brings-nothing");
}

/** The turn order that a bid would give, in words. */
export function sayOrder(table: Table, { order, later }: OrderView): string {
  const still = new Map(later.map(({ seat, spies }) => [seat, spies]));
  const settled = order.filter((seat) => !still.has(seat));
  const others = [...still].map(
    ([seat, spies]) =>
      `${nameOf(table, seat)} (${spies.length ? say("could-pass", { spies: spies.join(", ") }) : say("stays-behind")})`,
  );
  return (
    say("order-said", { names: namesOf(table, settled) }) +
    (others.length ? `. ${say("still-bid", { names: others.join(", ") })}` : "")
  );
}

export function sayHero(content: Content, hero: string): string {
  return heroName(content, hero, lang());
}

/** What a final scoring counted, such as `2 tracks`, or "" if nothing; null for points scored in play. */
export function counted(moment: Moment, seat: number, category: string): string | null {
  const count = viewOf(moment).factions[seat]?.counts[category];
  if (count === undefined) return null;
  return count > 0 ? say(`count-${category}`, { count }) : "";
}
