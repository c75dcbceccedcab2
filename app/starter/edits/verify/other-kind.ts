import type { FileTree } from "~/projects/files";
import { kindsNamed } from "../parts/kind-words";
import { holdersOf, type Part } from "../parts/part";
import { innermostTouched } from "./parts-touched";

/** Kinds of parts that are nothing else: what is called so is one. */
const OWN: ReadonlySet<Part["kind"]> = new Set([
  "button",
  "picture",
  "form",
  "footer",
  "nav",
  "table",
  "list",
]);
const NAMED =
  /(?<!\p{L})(?:the|my|our|all|der|die|das|den|unsere?|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as) (?:(?:whole|main|big|small) )?(\p{L}{4,})(?!\p{L}| (?:button|link|heading|headline|title|text|name|bar|field|section|entries|items|rows))/giu;

/** "The list" of which a button got the look that is called “Join the list”. */
export function otherKind(wish: string, before: FileTree, after: FileTree): string[] {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  if (changed.length === 0 || !changed.every(([path]) => path.endsWith(".css"))) return [];
  const words = [...wish.matchAll(NAMED)].map(([, word = ""]) => word);
  const named = words.filter((word) => kindsNamed(word).some((kind) => OWN.has(kind)));
  const [word] = named;
  if (named.length !== 1 || word === undefined || words.length > 1) return [];
  const kinds = kindsNamed(word);
  const touched = innermostTouched(before, after);
  const isOne = (part: Part): boolean =>
    [part, ...holdersOf(part), ...withinOf(part)].some(({ kind }) => kinds.includes(kind));
  return touched.length > 0 && !touched.some(isOne) && touched.every(({ kind }) => OWN.has(kind))
    ? [`the ${word} would be as it is`]
    : [];
}

/** Parts inside a part, at any depth: the pictures of a list are within its entries. */
function withinOf(part: Part): Part[] {
  return part.inside.flatMap((inner) => [inner, ...withinOf(inner)]);
}
