/** The poster of each game, from its folder. */

const posters = import.meta.glob<string>("./games/*/poster.svg", { eager: true, query: "?url", import: "default" });

export function poster(slug: string): string {
  return posters[`./games/${slug}/poster.svg`] ?? "";
}
