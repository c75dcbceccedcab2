import type { NamedField } from "../abilities/named-field";

const AMOUNT =
  /(?:^|[\s:=–-]+)(?:[€$£] ?)?(\d{1,6}(?:[.,]\d{1,2})?)(?: ?(?:[€$£]|euros?|eur|dollars?|pounds?|francs?|chf|kg|g|min|minutes?))?(?=$|[\s,;(])/iu;
const BY = /\s+(?:by|von|de|di|from)\s+(\p{Lu}.{1,40})$/u;
const BEFORE_CHOICE =
  "(?:for|in|as|to|at|under|by|für|im?|bei|als|en|dans|pour|comme|para|como|per|come|em)";

/** The values of an entry that is told in a few words: "water the plants (Anna)", "pain 3,20 € en courses". */
export function valuesOf(said: string, fields: readonly NamedField[]): Record<string, string> {
  const main =
    fields.find(({ type }) => type === "text") ??
    fields.find(({ type }) => type === "long") ??
    fields[0];
  const values: Record<string, string> = {};
  let text = said;
  for (const field of fields.filter(({ options }) => options.length > 0)) {
    const option = field.options.find((one) => choiceIn(one).test(text));
    if (!option) continue;
    values[field.id] = option;
    text = text.replace(choiceIn(option), " ");
  }
  const number = fields.find(({ type }) => type === "number");
  const amount = number ? AMOUNT.exec(text) : null;
  if (number && amount?.[1]) {
    values[number.id] = amount[1].replace(",", ".");
    text = text.replace(amount[0], " ");
  }
  const author = fields.find(({ id }) => /^(?:author|director|artist|company)$/.test(id));
  const by = author ? BY.exec(text) : null;
  if (author && by?.[1]) {
    values[author.id] = by[1];
    text = text.slice(0, by.index);
  }
  // What stands in brackets and is no choice is said in the next field that holds a text.
  const aside = /\(([^)]{1,60})\)\s*$/u.exec(text);
  const next = fields.find(
    ({ id, type }) => id !== main?.id && values[id] === undefined && type === "text",
  );
  if (aside?.[1] && next) {
    values[next.id] = aside[1];
    text = text.slice(0, aside.index);
  }
  const name = text
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s,;:–-]+$/u, "")
    .trim();
  return main ? { [main.id]: name, ...values } : values;
}

/** A choice at the end of what is said, in brackets or behind a small word. */
function choiceIn(option: string): RegExp {
  const name = option.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `\\s*\\(${name}\\)|[\\s,–-]+(?:${BEFORE_CHOICE} )?${name}\\s*$|\\s+${BEFORE_CHOICE} ${name}(?!\\p{L})`,
    "iu",
  );
}
