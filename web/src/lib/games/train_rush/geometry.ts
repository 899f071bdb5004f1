/** Geometry of the map: rails are curves through neighbouring spaces, so that a loop is smooth. */

import type { Content } from "../../table/types";
import { type NodeRow, nodeRow, nodeRows, specialEdges } from "./box";
import { type RushEvent } from "./types";

export interface Rail {
  from: NodeRow;
  to: NodeRow;
  /** A tunnel or junction; null for an ordinary rail. */
  special: "tunnel" | "junction" | null;
}

export interface Network {
  rails: Rail[];
  /** The neighbours before and after each space. */
  before: Map<string, string[]>;
  after: Map<string, string[]>;
  special: Map<string, "tunnel" | "junction">;
}

/** The plates on the map; a city's plate is as wide as its name. */
export const ZONE_PLATE = { width: 62, height: 19 };
export const CITY_HEIGHT = 36;
export const cityWidth = (name: string): number => Math.max(86, name.length * 6.4 + 21);

const networks = new WeakMap<object, Network>();

export function network(content: Content): Network {
  const known = networks.get(content.box);
  if (known) return known;
  const special = new Map(specialEdges(content).map((row) => [`${row.from_node} ${row.to_node}`, row.kind]));
  const rails = nodeRows(content).flatMap((from) =>
    from.successors.map((id) => ({ from, to: nodeRow(content, id), special: special.get(`${from.id} ${id}`) ?? null })),
  );
  const before = new Map<string, string[]>();
  const after = new Map<string, string[]>();
  for (const { from, to, special: odd } of rails) {
    if (odd) continue;
    after.set(from.id, [...(after.get(from.id) ?? []), to.id]);
    if (from.id !== "LEAD") before.set(to.id, [...(before.get(to.id) ?? []), from.id]);
  }
  const network = { rails, before, after, special };
  networks.set(content.box, network);
  return network;
}

/** The neighbour on the same side of a siding, or the first one. */
function alike(ids: string[] | undefined, id: string): string | undefined {
  const side = /[ab]$/.exec(id)?.[0] ?? "";
  return ids?.find((other) => (/[ab]$/.exec(other)?.[0] ?? "") === side) ?? ids?.[0];
}

const TENSION = 6;
const round = (value: number): number => Math.round(value * 10) / 10;

/** One edge as an SVG path segment from the current point. */
export function edge(content: Content, from: string, to: string): string {
  const { before, after, special } = network(content);
  const a = nodeRow(content, from);
  const b = nodeRow(content, to);
  if (special.has(`${from} ${to}`)) return `L${b.x} ${b.y}`;
  const p = nodeRow(content, alike(before.get(from), to) ?? from);
  const n = nodeRow(content, alike(after.get(to), from) ?? to);
  const start = `${round(a.x + (b.x - p.x) / TENSION)} ${round(a.y + (b.y - p.y) / TENSION)}`;
  const end = `${round(b.x - (n.x - a.x) / TENSION)} ${round(b.y - (n.y - a.y) / TENSION)}`;
  return `C${start} ${end} ${b.x} ${b.y}`;
}

/** A route over several spaces, as an SVG path. */
export function wayPath(content: Content, nodes: string[]): string {
  const first = nodes[0];
  if (first === undefined) return "";
  const { x, y } = nodeRow(content, first);
  return `M${x} ${y}${nodes
    .slice(1)
    .map((to, index) => edge(content, nodes[index]!, to))
    .join("")}`;
}

/** The spaces that a locomotive drove from one space to another, from the journal; none if it did not drive there. */
export function driven(journal: readonly RushEvent[], seat: number, from: string, to: string): string[] {
  const rides = journal.filter((event) => event.event === "moved").filter((ride) => ride.seat === seat);
  if (rides.at(-1)?.node !== to) return [];
  const nodes: string[] = [];
  for (let index = rides.length - 1; index >= 0; index -= 1) {
    nodes.unshift(...rides[index]!.way);
    const before = rides[index - 1]?.node ?? "START";
    if (before === from) return [from, ...nodes];
  }
  return [];
}

/** A point on an edge and its direction in degrees, for an arrow. */
export function arrow(from: NodeRow, to: NodeRow, share = 0.5): { x: number; y: number; angle: number } {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** The path of a sector of the ground, from the centre, between two directions. */
export function wedge([x, y]: [number, number], from: number, to: number): string {
  const far = 900;
  const point = (degrees: number): string =>
    `${x + far * Math.cos((degrees * Math.PI) / 180)} ${y + far * Math.sin((degrees * Math.PI) / 180)}`;
  return `M${x} ${y}L${point(from)}L${point((from + to) / 2)}L${point(to)}Z`;
}
