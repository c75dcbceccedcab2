import type { FileTree } from "~/projects/files";
import { itemsOf } from "../../../match/said-items";
import { sentenceCase } from "../../../match/words";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import type { Edit } from "../../edit";
import { valuesOf } from "../../given/entry-values";
import { FIELD_NOUNS } from "../../given/field-nouns";
import { NO_ENTRY, OF_A_KIND } from "../../given/given-entries";
import type { Clause } from "../clause";
import { partsOfApp } from "../parts/app-part-said";
import { entriesAdded, isEntryNoun } from "./more-entries";

const ADD =
  "(?:(?:please|can you|could you|also|and|now|i (?:want|need) to|we need|i need)\\s+)*(?:(?:add|put in|put|enter|insert|include|list|record|log)\\s+)";
const OF_NOUN = new RegExp(
  `^${ADD}(?:(?:the|these|those|my|some|our|following|new|two|three|four|five|\\d{1,2})\\s+)*(?<noun>\\p{Ll}+s)\\s+(?<list>[^:"“„]{3,200})$`,
  "iu",
);
const BARE = new RegExp(`^${ADD}(?<list>[^:"“„?]{3,200})$`, "iu");
const CALLED = new RegExp(
  `^${ADD}(?:an?\\s+|another\\s+|one more\\s+|the\\s+)?(?:new\\s+|further\\s+)?(?<noun>\\p{Ll}+)\\s+(?:called|named|titled|with the (?:name|title))\\s+["“„«']?(?<name>[^"“”„«»]{1,80}?)["”“»']?$`,
  "iu",
);
/** "Add a recipe pancakes: flour, milk, eggs" */
const WITH_LIST = new RegExp(
  `^${ADD}(?:an?\\s+|another\\s+|one more\\s+|the\\s+)?(?:new\\s+)?(?<noun>\\p{Ll}+)\\s+(?:for\\s+|called\\s+)?(?<name>[^:"“„,]{2,40}?)\\s*:\\s*(?<list>[^:]{3,300})$`,
  "iu",
);
/** Words that no entry is called by: they say when, how or what else. */
const SAYS_MORE =
  /(?<!\p{L})(?:that|which|when|if|for each|to each|every|field|fields|column|button|option|choices?|instead|before|after|above|below|between|per|should|can|could|able|who|where|how)(?!\p{L})/iu;
/** A program of short lines: what is added to it by its bare name is one of them. */
const OF_LINES = /^\.(?:task-name|habit-end)$/;

/** Entries behind the word for what they are: "add a new book called Momo", "add the habits drink water and stretch". */
export function readNamedEntries({ core }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0) return null;
  const one = CALLED.exec(core)?.groups;
  if (one && isEntryNoun(one.noun ?? "", files, fields))
    return entriesAdded([valuesOf(sentenceCase(one.name ?? ""), fields)]);
  const full = WITH_LIST.exec(core)?.groups;
  const long = fields.find(({ type }) => type === "long");
  if (full && long && isEntryNoun(full.noun ?? "", files, fields))
    return entriesAdded([
      {
        ...valuesOf(sentenceCase(full.name ?? ""), fields),
        [long.id]: itemsOf(full.list ?? "").join("\n"),
      },
    ]);
  const noun = OF_NOUN.exec(core)?.groups;
  if (noun && isEntryNoun(noun.noun ?? "", files, fields)) return named(noun.list ?? "", fields, 1);
  return null;
}

/** Entries by their bare names: "add milk, eggs and bread", "add rent 700 and phone 20". */
export function readListedNames({ core }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0) return null;
  // "… to the habits" is where they go, and no name.
  const list = (BARE.exec(core)?.groups?.list ?? "").replace(
    / (?:to|in|into|on) (?:the |my |our |this )?(\p{L}+)$/iu,
    (whole, noun: string) =>
      /^(?:list|app|board|tracker)$/iu.test(noun) || isEntryNoun(noun, files, fields) ? "" : whole,
  );
  const amount = fields.find(({ type }) => type === "number");
  const items = itemsOf(list);
  // "Rent 700 and phone 20": what has an amount where entries have one.
  if (
    amount &&
    items.length > 1 &&
    items.every((item) => /^\p{L}.* [€$£]?\d+(?:[.,]\d+)?[€$£]?$/u.test(item))
  )
    return named(list, fields, 2);
  return ofLines(files) ? named(list, fields, 2) : null;
}

function ofLines(files: FileTree): boolean {
  return partsOfApp(files).some(({ on }) => OF_LINES.test(on) || on.startsWith(".habit"));
}

function named(list: string, fields: readonly NamedField[], least: number): Edit | null {
  if (SAYS_MORE.test(list) || /^(?:to|in|on|at) /iu.test(list)) return null;
  const items = itemsOf(list);
  const isName = (item: string) =>
    item.split(/\s+/).length <= 4 &&
    !NO_ENTRY.test(item) &&
    !FIELD_NOUNS.has(item.toLowerCase()) &&
    !fields.some(({ label }) => label.toLowerCase() === item.toLowerCase());
  if (items.length < least || !items.every(isName)) return null;
  // "A price and a quantity" are of a kind, where an entry is called by its name.
  if (least > 1 && OF_A_KIND.test(list)) return null;
  return entriesAdded(items.map((item) => valuesOf(sentenceCase(item), fields)));
}
