import { holdersOf, type Part, type PartKind } from "./part";
import { firstInside, HOLDING, headingIn, type Known } from "./part-names";

/** What is meant where several could be: the text itself, or all that it is the name of. */
export type Extent = "text" | "whole";

/** Of several that could be meant: the whole of which the others are parts, or the text itself; else none. */
export function oneOf(found: readonly Known[], extent: Extent, some: boolean): Part[] {
  const parts = [...new Set(found.map(({ part }) => (extent === "whole" ? headedBy(part) : part)))];
  const [first] = parts;
  if (!first || parts.length === 1) return parts;
  if (some) return parts;
  // What is said when there is nothing stands where there would be most: below.
  if (parts.every(({ classes }) => classes.includes("empty"))) return parts.slice(-1);
  const alike = first.classes.filter((name) =>
    parts.every(({ classes }) => classes.includes(name)),
  );
  if (extent === "text" && alike.includes("card")) return parts;
  if (extent === "whole") {
    const outer = parts.filter((part) => HOLDING.has(part.kind) || part.kind === "entry");
    const outermost = outsideOfAll(outer);
    if (outermost.length === 1) return outermost;
    // A section of that name, before an entry of another that mentions it.
    const sections = outermost.filter(({ kind }) => kind === "section");
    if (sections.length === 1) return sections;
    const alone = outsideOfAll(parts);
    return alone.length === 1 ? alone : [];
  }
  const holders = new Set(parts.flatMap(holdersOf));
  const inner = parts.filter((part) => part.texts.length > 0 && !holders.has(part));
  return inner.length === 1 ? inner : [];
}

/** Those that are in none of the others. */
function outsideOfAll(parts: readonly Part[]): Part[] {
  const all = new Set(parts);
  return parts.filter((part) => !holdersOf(part).some((holder) => all.has(holder)));
}

/** What a heading or the first text of an entry is the name of; the part itself where that is nothing. */
function headedBy(part: Part): Part {
  const holder = holdersOf(part).find(({ kind }) => HOLDING.has(kind) || kind === "entry");
  if (!holder || holder.kind === "list" || holder.kind === "nav") return part;
  const isHeading = part.kind === "heading" || part.kind === "title";
  const head =
    holder.kind === "entry"
      ? firstInside(holder, ({ texts }) => texts.length > 0)
      : headingIn(holder);
  return head === part && (isHeading || holder.kind === "entry") ? holder : part;
}

/** The first kind that the words are for and that is there: an h1 before other headings. */
export function ofKindAlone(
  found: readonly Known[],
  kinds: readonly PartKind[],
  some: boolean,
): Part[] {
  for (const kind of kinds) {
    const parts = found.flatMap(({ part }) => (part.kind === kind ? [part] : []));
    if (parts.length === 0) continue;
    if (some) return found.map(({ part }) => part);
    if (parts.length === 1 || kind === "title") return parts.slice(0, 1);
    // Of several buttons, "the button" is the one that stands out.
    const main = parts.filter(
      ({ classes, isSometimes }) => classes.includes("primary") && !isSometimes,
    );
    return main.length === 1 ? main : [];
  }
  return [];
}
