/** Colours of the printed signs. Each has a symbol too, so nothing depends on colour alone. */

export const CREST: Record<string, string> = {
  wheel: "#2f6690",
  clover: "#37764a",
  tower: "#9c4530",
  fox: "#c86f16",
};

export const WILD_BODY = "#8a8f7a";

export const DESTINATION: Record<string, string> = {
  barracks: "#56702f",
  furnaces: "#c04a22",
  factories: "#56636b",
  steamboats: "#20688f",
};

export type Glyph = "triangle" | "circle" | "diamond" | "square";

export const ENGINE: Record<string, { colour: string; glyph: Glyph }> = {
  green: { colour: "var(--eng-green)", glyph: "triangle" },
  orange: { colour: "var(--eng-orange)", glyph: "circle" },
  violet: { colour: "var(--eng-violet)", glyph: "diamond" },
  black: { colour: "var(--eng-black)", glyph: "square" },
};

/** The sleepers of the rails across a card. */
export const SLEEPERS = "M8 112v6M22 112v6M36 112v6M50 112v6M64 112v6M78 112v6M92 112v6";
