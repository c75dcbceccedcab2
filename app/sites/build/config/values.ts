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

/** A pattern that was written down in the sandbox (inside/plain.ts); null for one that may be costly. */
export function asPattern(value: unknown, { isSimple }: { isSimple: boolean }): RegExp | null {
  const { $pattern } = asRecord(value);
  const [source, flags] = Array.isArray($pattern) ? $pattern : [];
  if (typeof source !== "string" || source.length > 300) return null;
  if (isSimple && COSTLY.test(source.replaceAll(/\[[^\]]*\]/g, "x"))) return null;
  try {
    return new RegExp(source, String(flags ?? "").replace(/[^iu]/g, ""));
  } catch {
    return null;
  }
}
