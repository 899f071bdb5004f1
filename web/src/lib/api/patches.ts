/**
 * Patches of JSON values: `[new]` replaces a value, `[]` removes a key, and an object holds patches by key or by list
 * index. See src/fajrant/core/patches.py.
 */

export type Patch = unknown[] | { [key: string]: Patch };

/** Returns the patched value. `before` does not change; unchanged parts are shared. */
export function applyPatch<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T;
  if (Object.keys(patch).length === 0) return before;
  const result = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) {
    if (Array.isArray(part) && part.length === 0) delete result[key];
    else result[key] = applyPatch(result[key], part);
  }
  return result as T;
}
