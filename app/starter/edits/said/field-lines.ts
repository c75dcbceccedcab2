import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { js, jsInline, textOfLiteral } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { isSameThing } from "../parts/concepts";
import { isSameWord } from "../parts/same-word";
import { type CodeList, findList, propertyOf } from "./code-lists";
import { swapped } from "./page-elements";
import { PRONOUN } from "./pronoun";

/** The place of a form field that people call so, by its label. */
export function fieldNamed(
  files: FileTree,
  name: string,
): { list: CodeList; index: number } | null {
  const list = findList(files, "fields");
  const wanted = name.toLowerCase().replace(/\s+(?:field|column|input)s?$/, "");
  if (!list || wanted === "") return null;
  const labels = list.items.map(
    (_, at) => propertyOf(list, at, "label")?.value.toLowerCase() ?? "",
  );
  const same = (label: string) =>
    label === wanted ||
    label === wanted.replace(/s$/, "") ||
    label === wanted.replace(/ies$/, "y") ||
    label.replace(/s$/, "") === wanted;
  const exact = labels.findIndex(same);
  const dated = exact >= 0 ? exact : labels.indexOf(`${wanted} date`);
  const index = dated >= 0 ? dated : placeOfMoney(files, list, wanted);
  return index < 0 ? null : { list, index };
}

const MONEY =
  /^(?:(?:the )?(?:amounts?|prices?|costs?|sums?|money|spent|spending|expense|value|how much(?: (?:it cost|i spent|we paid|was paid))?)|betr(?:ag|äge)|preise?|kosten|summen?|montants?|prix|coûts?|sommes?|importes?|precios?|costes?|importi|prezz[oi]|costi|preços?|valor(?:es)?)$/u;

/** Where an app of money has its one number, words for money mean it, whatever it is called; -1 elsewhere. */
function placeOfMoney(files: FileTree, list: CodeList, wanted: string): number {
  if (!MONEY.test(wanted) || !/\bamountField\b/.test(files.get("src/App.tsx") ?? "")) return -1;
  const numbers = list.items.flatMap((_, at) =>
    propertyOf(list, at, "type")?.value === "number" ? [at] : [],
  );
  return numbers.length === 1 ? (numbers[0] ?? -1) : -1;
}

/** The label of the field that words for money mean in an app of money: "Amount" is its “How much”. Null elsewhere. */
export function moneyField(files: FileTree, said: string): string | null {
  const list = findList(files, "fields");
  const at = list ? placeOfMoney(files, list, said.toLowerCase()) : -1;
  return (list && at >= 0 && propertyOf(list, at, "label")?.value) || null;
}

/**
 * The label of the field that some words mean: by its label, or by other words for one thing, in any language
 * of the starter ("Fälligkeit" is "Due date"). Null where none or more than one could be meant.
 */
export function fieldMeant(files: FileTree, said: string): string | null {
  const list = findList(files, "fields");
  if (!list) return null;
  const exact = fieldNamed(files, said);
  if (exact) return propertyOf(exact.list, exact.index, "label")?.value ?? null;
  const words = saidWords(said).filter(
    ({ text }) =>
      text.length > 2 &&
      !isFrame(text) &&
      !/^(?:field|feld|champ|campo|colum\p{L}*|spalte)s?$/iu.test(text),
  );
  const labels = list.items.flatMap((_, at) => propertyOf(list, at, "label")?.value ?? []);
  const meant = labels.filter((label) => {
    // The "s" of "Customer's" is no word that anything could mean.
    const own = saidWords(label).filter(({ text }) => text.length > 1);
    return (
      words.length > 0 &&
      words.every(({ stem, text }) =>
        own.some(
          (one) =>
            isSameWord(one.stem, stem) ||
            isSameThing(one.stem, text.toLowerCase()) ||
            isSameThing(label.toLowerCase(), text.toLowerCase()),
        ),
      )
    );
  });
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Gives a form field another label. Unchanged where no field is called so. */
export function renameField(files: FileTree, name: string, to: string): EditResult {
  const found = fieldNamed(files, name);
  const label = found && propertyOf(found.list, found.index, "label");
  if (!found || !label) return unchanged(`There is no field “${name}”.`);
  const { code, path } = found.list;
  const next = code.slice(0, label.start) + js(to) + code.slice(label.end);
  return edited(new Map([[path, next]]), `The field “${label.value}” is called “${to}” now.`);
}

/** Puts two form fields in each other's place. Unchanged where they are not two. */
export function swapFields(files: FileTree, one: string, other: string): EditResult {
  const [a, b] = [fieldNamed(files, one), fieldNamed(files, other)];
  const [first, second] = [a?.list.items[a.index], b?.list.items[b?.index ?? -1]];
  if (!a || !first || !second || first === second)
    return unchanged(`I found no two fields “${one}” and “${other}”.`);
  const next = swapped(a.list.code, first, second);
  return edited(new Map([[a.list.path, next]]), `Swapped the fields “${one}” and “${other}”.`);
}

/** Puts a form field before or after all others, or another. Unchanged where there is no such field. */
export function moveField(files: FileTree, name: string, where: string, other: string): EditResult {
  const found = fieldNamed(files, name);
  const item = found?.list.items[found.index];
  if (!found || !item) return unchanged(`There is no field “${name}”.`);
  const { code, items, path } = found.list;
  const beside = other ? (fieldNamed(files, other)?.index ?? -1) : -1;
  const isLast = /^(?:last|bottom|end)$/.test(where);
  const isAfter = /^(?:after|below|under|behind|hinter)$/.test(where);
  const rest = items.filter((one) => one !== item).map(({ start, end }) => code.slice(start, end));
  const at =
    beside < 0
      ? isLast
        ? rest.length
        : 0
      : beside - (beside > found.index ? 1 : 0) + (isAfter ? 1 : 0);
  const order = rest.toSpliced(at, 0, code.slice(item.start, item.end));
  const next = items.reduceRight(
    (text, { start, end }, index) => text.slice(0, start) + (order[index] ?? "") + text.slice(end),
    code,
  );
  if (next === code) return unchanged("It is there already.");
  return edited(new Map([[path, next]]), `Moved the field “${name}”.`);
}

/** One choice more, or one less, of a field that offers choices. */
export function changeOption(
  files: FileTree,
  name: string,
  option: string,
  isAdded: boolean,
): EditResult {
  const found = fieldNamed(files, name);
  const item = found?.list.items[found.index];
  if (!found || !item) return unchanged(`There is no field “${name}”.`);
  if (isAdded && PRONOUN.test(option))
    return unchanged(`Say who or what “${option}” is, by the name that is to be chosen.`);
  const { code, path } = found.list;
  const text = code.slice(item.start, item.end);
  const options = /\boptions:\s*(\[[^\]]*\])/.exec(text);
  if (!options?.[1]) return unchanged(`The field “${name}” has no choices.`);
  const values = readTexts(options[1]);
  const at = values.findIndex((value) => value.toLowerCase() === option.toLowerCase());
  if (isAdded === at >= 0)
    return unchanged(
      isAdded ? `“${option}” is a choice already.` : `“${option}” is no choice of “${name}”.`,
    );
  const next = isAdded ? [...values, option] : values.toSpliced(at, 1);
  const start = item.start + options.index + options[0].length - options[1].length;
  return edited(
    new Map([
      [path, code.slice(0, start) + jsInline(next) + code.slice(start + options[1].length)],
    ]),
    isAdded
      ? `Added “${option}” to the choices of “${name}”.`
      : `Removed “${option}” from the choices of “${name}”.`,
  );
}

/** What a field offers to choose from: one that was written into becomes one that is chosen. */
export function setOptions(files: FileTree, name: string, options: readonly string[]): EditResult {
  const found = fieldNamed(files, name);
  const item = found?.list.items[found.index];
  if (!found || !item) return unchanged(`There is no field “${name}”.`);
  const { code, path } = found.list;
  const given = options.map(sentenceCase);
  // Words in the place of a sum would leave nothing to be added up.
  const isSum = /\btype: "number"/.test(code.slice(item.start, item.end));
  if (isSum && moneyField(files, name) && !given.some((one) => /\d/.test(one)))
    return unchanged(`“${name}” holds an amount, and none of ${given.join(", ")} is one.`);
  const text = code
    .slice(item.start, item.end)
    .replace(/,\s*options:\s*\[[^\]]*\]/, "")
    .replace(/\btype: "\w+"/, () => `type: "choice", options: ${jsInline(given)}`);
  return edited(
    new Map([[path, code.slice(0, item.start) + text + code.slice(item.end)]]),
    `The field “${name}” offers ${given.join(", ")} now.`,
  );
}

function readTexts(list: string): string[] {
  return [...list.matchAll(/"(?:[^"\\]|\\.)*"/g)].flatMap(
    ([literal]) => textOfLiteral(literal) ?? [],
  );
}
