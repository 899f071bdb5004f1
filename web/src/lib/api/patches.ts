/**
 * Patches of plain data, as the server sends them instead of the whole: `[new]` replaces a value, `[]` removes a key,
 * and an object has patches by key, or by place in a list. See src/fajrant/house/patches.py.
 */

export type Patch = unknown[] | { [key: string]: Patch };

/** The data after the patch. `before` stays as it was, and what is equal is shared. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  if (Object.keys(patch).length === 0) return before;
  const found = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) {
    if (Array.isArray(part) && part.length === 0) delete found[key];
    else found[key] = patched(found[key], part);
  }
  return found as T;
}
