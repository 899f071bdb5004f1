/** Seat colours. Each has a shape, so nothing depends on colour alone: red ▲, blue ●, yellow ◆, green ■, white ⬢ */
export const SEAT_COLOURS = ["red", "blue", "yellow", "green", "white", "purple", "black"] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "black";
}
