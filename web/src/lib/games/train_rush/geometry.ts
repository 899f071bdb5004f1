/** The map's lines: rails are drawn through their neighbours, so that a loop of spaces is a smooth curve. */

import type { Content } from "../../table/types";
import { type NodeRow, nodeRow, nodeRows, specialEdges } from "./box";
import { type RushEvent } from "./types";

export interface Rail {
  from: NodeRow;
  to: NodeRow;
  /** A tunnel or junction; an ordinary rail without. */
  special: "tunnel" | "junction" | null;
}

export interface Network {
  rails: Rail[];
  /** Where a curve comes from and goes to. */
  before: Map<string, string[]>;
  after: Map<string, string[]>;
  special: Map<string, "tunnel" | "junction">;
}

/** The plates that lie on the map; a city's is as wide as its name. */
export const ZONE_PLATE = { width: 53, height: 16 };
export const CITY_HEIGHT = 30;
export const cityWidth = (name: string): number => Math.max(62, name.length * 5.7 + 20);

const networks = new WeakMap<object, Network>();

export function network(content: Content): Network {
  const known = networks.get(content.box);
  if (known) return known;
  const special = new Map(specialEdges(content).map((one) => [`${one.from_node} ${one.to_node}`, one.kind]));
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
  const found = { rails, before, after, special };
  networks.set(content.box, found);
  return found;
}

/** The neighbour on the same track of a siding, else any. */
function alike(ids: string[] | undefined, id: string): string | undefined {
  const side = /[ab]$/.exec(id)?.[0] ?? "";
  return ids?.find((one) => (/[ab]$/.exec(one)?.[0] ?? "") === side) ?? ids?.[0];
}

const TENSION = 6;
const round = (value: number): number => Math.round(value * 10) / 10;

/** One edge as the rest of an SVG path, from where the pen is. */
export function edge(content: Content, from: string, to: string): string {
  const { before, after, special } = network(content);
  const a = nodeRow(content, from);
  const b = nodeRow(content, to);
  if (special.has(`${from} ${to}`)) return `L${b.x} ${b.y}`;
  const p = nodeRow(content, alike(before.get(from), to) ?? from);
  const n = nodeRow(content, alike(after.get(to), from) ?? to);
  const one = `${round(a.x + (b.x - p.x) / TENSION)} ${round(a.y + (b.y - p.y) / TENSION)}`;
  const other = `${round(b.x - (n.x - a.x) / TENSION)} ${round(b.y - (n.y - a.y) / TENSION)}`;
  return `C${one} ${other} ${b.x} ${b.y}`;
}

/** A way over several spaces, as an SVG path. */
export function wayPath(content: Content, nodes: string[]): string {
  const first = nodes[0];
  if (first === undefined) return "";
  const { x, y } = nodeRow(content, first);
  return `M${x} ${y}${nodes
    .slice(1)
    .map((to, at) => edge(content, nodes[at]!, to))
    .join("")}`;
}

/**
 * The way that a locomotive has driven lately, as the journal tells it: from where it was before to where it is; none
 * if it went back.
 */
export function driven(journal: readonly RushEvent[], seat: number, from: string, to: string): string[] {
  const rides = journal.filter((event) => event.event === "moved").filter((ride) => ride.seat === seat);
  if (rides.at(-1)?.node !== to) return [];
  const nodes: string[] = [];
  for (let at = rides.length - 1; at >= 0; at -= 1) {
    nodes.unshift(...rides[at]!.way);
    const before = rides[at - 1]?.node ?? "START";
    if (before === from) return [from, ...nodes];
  }
  return [];
}

/** The middle of an edge and its direction in degrees, for an arrow. */
export function arrow(from: NodeRow, to: NodeRow, at = 0.5): { x: number; y: number; angle: number } {
  return {
    x: from.x + (to.x - from.x) * at,
    y: from.y + (to.y - from.y) * at,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** A sector of the ground as seen from the middle, from one direction to another. */
export function wedge([x, y]: [number, number], from: number, to: number): string {
  const far = 900;
  const at = (degrees: number): string =>
    `${x + far * Math.cos((degrees * Math.PI) / 180)} ${y + far * Math.sin((degrees * Math.PI) / 180)}`;
  return `M${x} ${y}L${at(from)}L${at((from + to) / 2)}L${at(to)}Z`;
}
