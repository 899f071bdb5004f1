/** A whole number with a real minus: a hyphen is hardly seen beside figures. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}
