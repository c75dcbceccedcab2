/** How a pattern is written down. */
export interface PlainPattern {
  $pattern: [source: string, flags: string];
}

/** Levels that a configuration may nest: what is below is left out. */
const DEEPEST = 24;

/**
 * A value as JSON can say it: patterns are written down, functions and what else has no text are left
 * out. Getters are asked once; one that throws has no value.
 */
export function plain(value: unknown, depth = 0): unknown {
  if (value instanceof RegExp) return { $pattern: [value.source, value.flags] };
  if (value === null || typeof value !== "object") {
    return typeof value === "function" || typeof value === "symbol" ? undefined : value;
  }
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    try {
      const item = plain((value as Record<string, unknown>)[key], depth + 1);
      if (item !== undefined) copy[key] = item;
    } catch {
      // A value that cannot be had is none.
    }
  }
  return copy;
}
