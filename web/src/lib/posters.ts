/** The picture of each box, from its game's folder. */

const posters = import.meta.glob<string>("./games/*/poster.svg", { eager: true, query: "?url", import: "default" });

export function poster(slug: string): string {
  return posters[`./games/${slug}/poster.svg`] ?? "";
}
