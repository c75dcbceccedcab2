import type { ChangedLines } from "./changed-lines";

const LISTED =
  /^(?:please )?(?:add|include|insert)\s+(?:the\s+)?(?:fields?|columns?|categories|options|sections?|items?|entries)?\s*(?:for |called |named |:)?\s*(.+)$/;

/** "Add our address, 12 Mill Lane": what a fact is, and no thing beside it. */
const FACT =
  /^(?:the |our |my )?(?:new )?(?:street |postal |e-?mail )?(?:address|location|(?:tele)?phone(?: number)?|number|e-?mail|mail)$/;

/** Of several things that were to be added, none is left out. */
export function itemsLeft(words: string, { now }: ChangedLines): string[] {
  const list = LISTED.exec(words)?.[1]?.replace(/\b(?:to|in|on|at|with|that)\b.*$/, "") ?? "";
  const items = list
    .split(/,\s*(?:and |und |et )?|\s+(?:and|und|et)\s+/)
    .filter((item) => /\p{L}{3}/u.test(item) && !FACT.test(item));
  if (items.length < 2) return [];
  const isThere = (item: string) =>
    item
      .split(/[^\p{L}\p{N}]+/u)
      .filter(
        (word) =>
          word.length > 2 && !/^(?:the|field|column|section|new|another|our|and)s?$/.test(word),
      )
      .some((word) => now.includes(word.replace(/(?:ies|es|s)$/, "")));
  const missing = items.filter((item) => !isThere(item));
  return missing.length < items.length
    ? missing.map((item) => `“${item.trim()}” is not there`)
    : [];
}
