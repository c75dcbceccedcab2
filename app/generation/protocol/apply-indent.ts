/**
 * Moves a replacement to the indentation of the place that its search was found at. What the
 * matched lines show is taken over; a deeper line keeps its depth below the nearest of them, in
 * the place's own unit (tabs or spaces).
 */
export function reindent(
  replace: readonly string[],
  search: readonly string[],
  found: readonly string[],
): string[] {
  const known = new Map<string, string>();
  for (const [index, line] of search.entries()) {
    const from = indentOf(line);
    if (line.trim() !== "" && !known.has(from)) known.set(from, indentOf(found[index] ?? ""));
  }
  const unit = unitsOf(known);
  return replace.map((line) => {
    if (line.trim() === "") return line;
    const from = indentOf(line);
    return placeOf(from, known, unit) + line.slice(from.length);
  });
}

function placeOf(from: string, known: Map<string, string>, unit: Units | null): string {
  const exact = known.get(from);
  if (exact !== undefined) return exact;
  const sorted = [...known.keys()].sort((a, b) => b.length - a.length);
  const base = sorted.find((candidate) => from.startsWith(candidate));
  if (base !== undefined) {
    const deeper = from.slice(base.length);
    return (known.get(base) ?? "") + (unit ? deeper.replaceAll(unit.from, unit.to) : deeper);
  }
  // Less indented than every matched line: it keeps its distance to the least indented of them.
  const least = sorted.at(-1) ?? "";
  const place = known.get(least) ?? "";
  const steps = unit && least.length > 0 ? (least.length - from.length) / unit.from.length : null;
  const drop = steps !== null && unit ? steps * unit.to.length : least.length - from.length;
  return place.slice(0, Math.max(0, place.length - Math.round(drop)));
}

interface Units {
  from: string;
  to: string;
}

/** One step of indentation in the search and at its place, as two matched depths show it. */
function unitsOf(known: Map<string, string>): Units | null {
  const pairs = [...known].sort(([a], [b]) => a.length - b.length);
  for (const [index, [from, to]] of pairs.entries()) {
    const less = pairs[index - 1];
    if (less) {
      const isStep = from.startsWith(less[0]) && to.startsWith(less[1]) && to !== less[1];
      if (isStep) return { from: from.slice(less[0].length), to: to.slice(less[1].length) };
    } else if (from !== "" && to !== "" && from[0] !== to[0]) {
      // One depth alone tells a step only where spaces became tabs, or the other way round.
      const [tabs, spaces] = from[0] === "\t" ? [from, to] : [to, from];
      const width = spaces.length / tabs.length;
      if (!Number.isInteger(width)) return null;
      const step = " ".repeat(width);
      return from[0] === "\t" ? { from: "\t", to: step } : { from: step, to: "\t" };
    }
  }
  return null;
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}
