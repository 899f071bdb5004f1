/** Geometry of the map: pointy-top hexes of size 40; rows 2, 4 and 6 are shifted right by half a hex. */

import type { HexRow } from "./box";

export const SIZE = 40;
const ACROSS = SIZE * Math.sqrt(3);
export const WIDTH = ACROSS * 9.5;
export const HEIGHT = SIZE * 9.5;

/** The direction of each edge: E NE NW W SW SE. */
const ANGLES = [0, -60, -120, 180, 120, 60];

export interface Point {
  x: number;
  y: number;
}

export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: ACROSS * (q + r / 2 + 0.5), y: SIZE * (1.5 * r + 1) };
}

function towards({ x, y }: Point, angle: number, far: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
}

function coordinates({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const outlines = new Map<string, string>();

/** The outline of a hex. Cached, because few distinct ones are needed often. */
export function outline(hex: HexRow, size = SIZE): string {
  const key = `${hex.label} ${size}`;
  let path = outlines.get(key);
  if (path === undefined) {
    const middle = centre(hex);
    path = `M${[30, 90, 150, 210, 270, 330].map((angle) => coordinates(towards(middle, angle, size))).join("L")}Z`;
    outlines.set(key, path);
  }
  return path;
}

/** One side of a hex, as a line. */
export function side(hex: HexRow, edge: number): string {
  const middle = centre(hex);
  const angle = ANGLES[edge] ?? 0;
  return `M${coordinates(towards(middle, angle - 30, SIZE))}L${coordinates(towards(middle, angle + 30, SIZE))}`;
}

/** Track from the middle of one edge to that of another; in a hex with a town it runs through the town. */
export function rail(hex: HexRow, piece: string): string {
  const middle = centre(hex);
  const [from, to] = piece.split("_").map((edge) => towards(middle, ANGLES[Number(edge)] ?? 0, ACROSS / 2)) as [
    Point,
    Point,
  ];
  const apart = edgesApart(piece);
  if (apart === 3) return `M${coordinates(from)}L${coordinates(to)}`;
  const bend = hex.kind === "town" ? 2 : apart === 2 ? 0.96 : 0.45;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bow = { x: half.x + (middle.x - half.x) * bend, y: half.y + (middle.y - half.y) * bend };
  return `M${coordinates(from)}Q${coordinates(bow)} ${coordinates(to)}`;
}

/** The path of a good along its route, from city to city. */
export function way(route: HexRow[]): string {
  const parts = route.map((hex, index) => {
    const [before, after] = [route[index - 1], route[index + 1]];
    return before && after && hex.kind !== "city"
      ? rail(hex, `${edgeTo(hex, before)}_${edgeTo(hex, after)}`)
      : `M${coordinates(centre(hex))}`;
  });
  return parts.map((part, index) => (index === 0 ? part : part.replace("M", "L"))).join("");
}

function edgesApart(piece: string): number {
  const [a = 0, b = 0] = piece.split("_").map(Number);
  return Math.min(Math.abs(a - b), 6 - Math.abs(a - b));
}

const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The edge that a hex shares with another one; -1 if they are not neighbours. */
export function edgeTo(hex: HexRow, other: HexRow): number {
  return STEPS.findIndex(([q, r]) => hex.q + q === other.q && hex.r + r === other.r);
}

/** The hexes around one, by edge. */
export function around(hex: HexRow, all: HexRow[]): (HexRow | undefined)[] {
  return STEPS.map(([q, r]) => all.find((other) => other.q === hex.q + q && other.r === hex.r + r));
}

export interface Border {
  hex: HexRow;
  other: HexRow;
  line: string;
}

const cache = new WeakMap<HexRow[], Border[]>();

/** Every border between two regions, once. */
export function borders(all: HexRow[]): Border[] {
  let lines = cache.get(all);
  if (!lines) {
    lines = all.flatMap((hex) =>
      [0, 1, 2].flatMap((edge) => {
        const other = around(hex, all)[edge];
        return other && other.region !== hex.region ? [{ hex, other, line: side(hex, edge) }] : [];
      }),
    );
    cache.set(all, lines);
  }
  return lines;
}

/** The view box of the map around a hex. */
export function near(hex: HexRow, wide: number, high: number): string {
  const { x, y } = centre(hex);
  const left = Math.min(Math.max(x - wide / 2, -4), WIDTH - wide + 4);
  const top = Math.min(Math.max(y - high / 2, -4), HEIGHT - high + 4);
  return `${left.toFixed(1)} ${top.toFixed(1)} ${wide} ${high}`;
}
