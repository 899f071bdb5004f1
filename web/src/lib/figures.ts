/** A whole number with a real minus sign, because a hyphen is hard to see beside digits. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}

/** Seconds as on a clock: 3:07, or 2:03:07 from an hour on. */
export function minutes(seconds: number): string {
  const [hours, mins, secs] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`;
}
