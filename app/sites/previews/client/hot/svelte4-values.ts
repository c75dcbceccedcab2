export type Values = Record<string, unknown>;

/** Values in one variable that are looked at: what has more, nobody typed into a page. */
const MOST = 500;

/**
 * How the variables of a component begin, each in words that are the same for the same value. Those are left out that cannot
 * be told apart (functions, elements, instances of classes), its props, and what Svelte itself makes of stores.
 */
export function firstValues(values: Values, props: Values): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith("$") || name in props) continue;
    const text = inWords(value, { left: MOST });
    if (text !== null) firsts.set(name, text);
  }
  return firsts;
}

function inWords(value: unknown, budget: { left: number }): string | null {
  budget.left -= 1;
  if (budget.left < 0 || typeof value === "function" || typeof value === "symbol") return null;
  if (typeof value !== "object" || value === null) {
    return typeof value === "string" ? JSON.stringify(value) : String(value);
  }
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null) return null;
  const parts: string[] = [];
  for (const [key, part] of Object.entries(value)) {
    const text = inWords(part, budget);
    if (text === null) return null;
    parts.push(`${JSON.stringify(key)}:${text}`);
  }
  return Array.isArray(value) ? `[${parts}]` : `{${parts}}`;
}
