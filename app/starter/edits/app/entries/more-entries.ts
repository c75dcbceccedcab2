import type { FileTree } from "~/projects/files";
import { itemsOf } from "../../../match/said-items";
import { sentenceCase } from "../../../match/words";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { type Edit, edited, unchanged } from "../../edit";
import { valuesOf } from "../../given/entry-values";
import { NO_ENTRY } from "../../given/given-entries";
import { type AddedValues, addedFile, usesAdded } from "../../given/write-added";
import { saidWords } from "../../grounded/said-words";
import { isSameWord } from "../../parts/same-word";
import { findList } from "../../said/code-lists";
import type { Clause } from "../clause";
import { nameOf } from "./entry-said";

const ADD =
  "(?:(?:please|can you|could you|also|and|now|i (?:want|need) to)\\s+)*(?:add|put in|put|enter|insert|include|list|record|log)(?: in)?";
const MANY =
  "(?:(?:these|those|the|following|some|my|a few|another|more|new|two|three|four|five|six|\\d{1,2}|first|example|sample)\\s+)*";
const BEHIND_COLON = new RegExp(
  `^${ADD}\\s+${MANY}(?<noun>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)?(?:\\s+(?:to|in|into|on|under)\\s+(?:the |my |our )?(?<place>[^:]{2,40}?))?\\s*(?::|\\n|\\s[–-]\\s)\\s*(?<list>\\S.*)$`,
  "isu",
);
const WITH_ARTICLES = new RegExp(`^${ADD}\\s+(?<list>(?:an?|one|the|another)\\s.{3,200})$`, "iu");
/** By its name, which begins with a capital: "add Stoner by John Williams, Phil suggested it". */
const BY_NAME = new RegExp(`^${ADD}\\s+(?<list>[^:?"“„]{3,200})$`, "iu");
const SPENT =
  /^(?:(?:also|and)\s+)?(?:i|we)(?:['’]ve| have)?(?: also| just| already)* (?:spent|paid|bought)(?: another| also)?\s+(?<list>.{2,200})$/iu;
const ANY_NOUN =
  /^(?:entr(?:y|ies)|items?|things?|rows?|ones?|tasks?|cards?|lines?|expenses?|payments?)$/iu;

/** Entries with what is told of each, several at once: "add these plants: Aloe, bedroom, 14; Fern, kitchen, 3". */
export function readMoreEntries({ core, said }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0 || /[“"„«][^"”]*[:?]/u.test(core)) return null;
  const whole = said.trim().replace(/[.!\s]+$/u, "");
  const colon = BEHIND_COLON.exec(whole)?.groups;
  if (colon) return behindColon(colon, files, fields);
  const spent = SPENT.exec(core)?.groups?.list;
  const amount = fields.some(({ type }) => type === "number");
  if (spent && amount && itemsOf(spent).every((one) => /\d/.test(one)))
    return entriesAdded(itemsOf(spent).map((one) => valuesOf(one, fields)));
  const list = WITH_ARTICLES.exec(core)?.groups?.list;
  // "Put the price on each card" asks for a field.
  if (list && !/(?<!\p{L})(?:each|every) \p{L}/iu.test(list)) {
    // "Add the habits drink water, read and stretch" begins with the word for them.
    const noun = /^the (\p{Ll}+s) /u.exec(list)?.[1];
    return noun && isEntryNoun(noun, files, fields) ? null : withDetails(list, fields);
  }
  const named = BY_NAME.exec(core)?.groups?.list;
  return named && /^\p{Lu}/u.test(named) ? withDetails(named, fields) : null;
}

function behindColon(
  { noun = "", place = "", list = "" }: Record<string, string>,
  files: FileTree,
  fields: readonly NamedField[],
): Edit | null {
  if (!ANY_NOUN.test(noun) && !isEntryNoun(noun, files, fields)) return null;
  const columns = columnsOf(files);
  const column = columns.find(
    (one) => place.toLowerCase().replace(/^column | column$/g, "") === one.toLowerCase(),
  );
  if (place !== "" && !column && !/^(?:list|app|board|table|it)$/iu.test(place)) return null;
  const items = itemsOf(list);
  const values = items.map((one) => ({
    ...valuesOf(one, fields),
    ...(column ? { column } : {}),
  }));
  return items.length > 0 ? entriesAdded(values) : null;
}

/** "A spade, lent to Ivy on 3 May, and a drill for Marek": each has an article, and something told of it at least once. */
function withDetails(list: string, fields: readonly NamedField[]): Edit | null {
  // "Inception 2010 and Alien 1979": each with a number of its own.
  const numbered = list.split(/,\s*(?:and\s+)?(?=\p{Lu})|\s+and\s+(?=\p{Lu})/u);
  const parts =
    numbered.length > 1 && numbered.every((one) => /\d/.test(one))
      ? numbered
      : list.split(/,?\s+and\s+(?=(?:an?|one|the|another)\s)|,\s+(?=(?:an?|one|another)\s)/iu);
  if (!/^\p{L}/u.test(parts[0] ?? "") || /(?<!\p{L})as(?!\p{L})/iu.test(list)) return null;
  // “The Godfather” keeps its article, and a year is one without “from” as well.
  const names = parts.map((one) =>
    sentenceCase(
      one
        .replace(/^(?:an?|one|the|another)\s+/u, "")
        .replace(/ (?:from|of|in) (?=(?:1[5-9]|20)\d\d(?!\d))/gu, ", "),
    ),
  );
  const values = names.map((one) => valuesOf(one, fields));
  const isTold = values.some((one) => Object.keys(one).length > 1);
  const isClean = values.every((one) => {
    const name = Object.values(one)[0] ?? "";
    return (
      name.split(" ").length <= 4 &&
      /^[\p{L}\p{N}"“„]/u.test(name) &&
      // A number in its middle was taken out: "rest timer of 90 seconds".
      list.toLowerCase().includes(name.toLowerCase()) &&
      !NO_ENTRY.test(name) &&
      !/(?<!\p{L})(?:from|by|of|in|at|on)$/iu.test(name) &&
      !/(?<!\p{L})(?:that|which|for|with|to|when|so)(?!\p{L})/iu.test(name)
    );
  });
  return isTold && isClean ? entriesAdded(values) : null;
}

/** What entries are called: by the app's own word, its title or the name of the first field. */
export function isEntryNoun(noun: string, files: FileTree, fields: readonly NamedField[]): boolean {
  const settings = files.get("src/settings.ts") ?? "";
  const own = [
    /export const noun = "([^"]*)"/.exec(settings)?.[1] ?? "",
    /export const title = "([^"]*)"/.exec(settings)?.[1] ?? "",
    fields[0]?.label ?? "",
  ].join(" ");
  const last = saidWords(noun).at(-1);
  return last !== undefined && saidWords(own).some(({ stem }) => isSameWord(stem, last.stem));
}

function columnsOf(files: FileTree): string[] {
  const list = findList(files, "columns");
  return list?.items.map(({ start, end }) => list.code.slice(start + 1, end - 1)) ?? [];
}

/** Entries that a program is given, each browser once, with what is told of them. */
export function entriesAdded(values: readonly AddedValues[]): Edit {
  return (files) => {
    const used = usesAdded(files);
    if (!used) return unchanged("This program has no place for entries of yours.");
    const labels = new Map(fieldsOf(files).map(({ id, label }) => [id, label]));
    const told = values.map((one) => {
      const [, ...rest] = Object.entries(one);
      const details = rest
        .map(([id, value]) => `${labels.get(id) ?? "column"}: ${value.replaceAll("\n", ", ")}`)
        .join(", ");
      return details === "" ? nameOf(one) : `${nameOf(one)} (${details})`;
    });
    return edited(
      new Map([...used, ["src/added.ts", addedFile(files, values)]]),
      `Put ${told.join(", ")} into the list. Each browser gets ${values.length === 1 ? "it" : "them"} once.`,
    );
  };
}
