/**
 * The five games in the order of the shelf, with what the shelf says about them. Which of them can be played, the
 * server says.
 */

export interface ShelfGame {
  slug: string;
  players: string;
  minutes: [number, number];
  weight: "light" | "medium" | "heavy" | "very_heavy";
}

export const SHELF: ShelfGame[] = [
  { slug: "coal_baron_cards", players: "2–4", minutes: [50, 80], weight: "medium" },
  { slug: "coal_baron", players: "2–4", minutes: [60, 75], weight: "light" },
  { slug: "dwergar", players: "2–4", minutes: [60, 120], weight: "heavy" },
  { slug: "train_rush", players: "2–4", minutes: [120, 240], weight: "very_heavy" },
  { slug: "steamrollers", players: "1–5", minutes: [30, 45], weight: "light" },
];

export function poster(slug: string): string {
  return `/art/${slug}.svg`;
}
