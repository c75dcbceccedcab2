import type { FileTree } from "~/projects/files";
import { type Edit, type EditResult, edited } from "../edit";
import { attribute, elementsOf, textOf } from "../said/page-elements";
import { contentWords } from "./cues";
import { isAlike, type SaidWord, saidWords } from "./said-words";

/** A number that a project keeps under a name: of an input of the page, or of its program. */
interface NamedNumber {
  /** All the words for it: of its label, its name. */
  words: string;
  /** By which inputs and programs call it. */
  id: string;
  value: string;
}

const NUMBER =
  /(?<![\d.,:/-])(\d{1,5})(?![\d.,:/]\d)\s*-?\s*(min(?:ute[sn]?|s)?|sec(?:ond)?s?|sekunden?|hours?|stunden?|people|persons?|guests?|times|x)?(?!\p{L})/giu;
const PARTS = /,\s*|;\s*|\s+(?:and|und|et|y|with|plus)\s+/iu;

/** Numbers that have a name: "50 min focus and 10 min break". Null unless each is known. */
export function groundNumbers(wish: string, files: FileTree): Edit | null {
  const known = namedNumbers(files);
  if (known.length === 0) return null;
  const parts = wish.split(PARTS).filter((part) => /\d/.test(part));
  const set = parts.map((part) => {
    const numbers = [...part.matchAll(NUMBER)];
    const [, value = "", unit = ""] = numbers.at(-1) ?? [];
    const old = numbers.length === 2 ? numbers[0]?.[1] : undefined;
    const words = contentWords(part.replace(NUMBER, " ")).filter(
      ({ text }) =>
        !/^(?:set|long|length|default|minutes?|minuten|seconds?|lasts?|dauert|length|time|zeit|session|period|phase)$/i.test(
          text,
        ),
    );
    if (numbers.length === 0 || numbers.length > 2 || words.length === 0) return null;
    const meant = known.filter((one) => words.every((word) => isOf(one, word)));
    const [only] = meant;
    const isOther = /^(?:sec|sek|hour|stund)/i.test(unit) && /min/i.test(only?.words ?? "");
    if (!only || meant.length > 1 || isOther || (old && old !== only.value)) return null;
    return { number: only, value };
  });
  if (set.length === 0 || set.some((one) => one === null)) return null;
  return (tree) =>
    setNumbers(
      tree,
      set.flatMap((one) => one ?? []),
    );
}

function isOf({ words, id }: NamedNumber, { stem }: SaidWord): boolean {
  return saidWords(`${words} ${id}`).some((one) => isAlike(one.stem, stem));
}

function namedNumbers(files: FileTree): NamedNumber[] {
  const page = files.get("index.html") ?? "";
  const labels = elementsOf(page, ({ tagName }) => tagName === "label");
  return elementsOf(
    page,
    (element) =>
      element.tagName === "input" && /^(?:number|range)$/.test(attribute(element, "type")),
  ).flatMap((input) => {
    const id = attribute(input, "id");
    const label = labels.find((one) => attribute(one, "for") === id);
    const value = attribute(input, "value");
    return id && label && value ? [{ id, value, words: textOf(label) }] : [];
  });
}

/** The input of the page starts with it, and so does what the program takes for it. */
function setNumbers(
  files: FileTree,
  numbers: readonly { number: NamedNumber; value: string }[],
): EditResult {
  const changes = new Map<string, string | null>();
  const said: string[] = [];
  for (const { number, value } of numbers) {
    const { id, words } = number;
    const input = new RegExp(`(<input\\b[^>]*\\sid="${id}"[^>]*\\svalue=")[^"]*(")`);
    const constant = new RegExp(`(\\bconst \\w+ = \\{[^}]*?\\b${id}: )\\d+`);
    for (const [path, text] of files) {
      const now = changes.get(path) ?? text;
      const next = now
        .replace(input, (_, open: string, close: string) => open + value + close)
        .replace(constant, (_, before: string) => before + value);
      if (next !== now) changes.set(path, next);
    }
    said.push(`“${words}” starts with ${value} now.`);
  }
  return edited(changes, said.join(" "));
}
