/** Numbers equal things in a list: of two equal cards the first is copy 0, the second copy 1. */
export function copies<T>(things: readonly T[]): number[] {
  const counts = new Map<T, number>();
  return things.map((thing) => {
    const count = counts.get(thing) ?? 0;
    counts.set(thing, count + 1);
    return count;
  });
}
