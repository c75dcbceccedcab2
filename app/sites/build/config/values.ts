/** Readers of data that a stranger wrote: what is not of the kind that was asked for is not there. */

export function asRecord(value: unknown): Record<string, unknown> {
  const isOne = typeof value === "object" && value !== null && !Array.isArray(value);
  return isOne ? (value as Record<string, unknown>) : {};
}

/** A text of at most 300 characters. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= 300 ? value : undefined;
}

export function asTexts(value: unknown): string[] {
  return [value].flat().flatMap((one) => asText(one) ?? []);
}

/** Nested quantifiers and references back can take a matcher for ever; what has none is simple. */
const COSTLY = /\\[1-9k]|[)\]}*+?][*+{]|\)\?[*+]|\([^)]*[*+}][^)]*\)[*+{]/;

/** What repeats: each multiplies what a matcher may try. Two are as much as a name's length by itself. */
const REPEATS = /\\.|\[[^\]]*\]|\(\?[:=!<]|([*+?{])/g;
const MOST_REPEATS = 2;
/** Ways through all groups of choices together: names of colours by their shades are a few hundred. */
const MOST_WAYS = 10_000;

/** Whether a matcher is done with a pattern soon, whatever it is given. */
function isQuick(source: string): boolean {
  if (COSTLY.test(source.replaceAll(/\[[^\]]*\]/g, "x"))) return false;
  const repeats = [...source.matchAll(REPEATS)].filter(([, sign]) => sign !== undefined).length;
  const choices = [...source.matchAll(/\(([^()]*)\)/g)].map(
    ([, list = ""]) => list.split("|").length,
  );
  return repeats <= MOST_REPEATS && choices.reduce((ways, one) => ways * one, 1) <= MOST_WAYS;
}

/** A pattern that was written down in the sandbox (inside/plain.ts); null for one that may be costly. */
export function asPattern(value: unknown, { isSimple }: { isSimple: boolean }): RegExp | null {
  const { $pattern } = asRecord(value);
  const [source, flags] = Array.isArray($pattern) ? $pattern : [];
  if (typeof source !== "string" || source.length > 300) return null;
  if (isSimple && !isQuick(source)) return null;
  try {
    return new RegExp(source, String(flags ?? "").replace(/[^iu]/g, ""));
  } catch {
    return null;
  }
}
