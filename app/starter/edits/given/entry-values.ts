import { dayIn } from "../../match/said-days";
import type { NamedField } from "../abilities/named-field";
import { withColour, withPlace, withTime } from "./entry-details";

const AMOUNT =
  /(?:^|[\s:=–-]+)(?:every |each )?(?:[€$£] ?)?(\d{1,6}(?:[.,]\d{1,2})?)(?: ?(?:days?|weeks?|months?|hours?|times|pages|km|miles|[€$£]|euros?|eur|dollars?|pounds?|francs?|chf|kg|g|min|minutes?))?(?=$|[\s,;(])/iu;
const BY = /\s+(?:by|von|de|di|from)\s+(\p{Lu}.{1,40})$/u;
const BEFORE_CHOICE =
  "(?:for|in|as|on|to|at|under|by|für|im?|bei|als|en|dans|pour|comme|para|como|per|come|em)";

/** The values of an entry that is told in a few words: "water the plants (Anna)", "pain 3,20 € en courses". */
export function valuesOf(said: string, fields: readonly NamedField[]): Record<string, string> {
  const main =
    fields.find(({ type }) => type === "text") ??
    fields.find(({ type }) => type === "long") ??
    fields[0];
  const cells = said.split(/\s*,\s+/u);
  if (cells.length > 1) return valuesOfCells(cells, fields, main);
  const values: Record<string, string> = {};
  let text = withDay(said, fields, values);
  for (const field of fields.filter(({ options }) => options.length > 0)) {
    const option = field.options.find((one) => choiceIn(one).test(text));
    if (!option) continue;
    values[field.id] = option;
    text = text.replace(choiceIn(option), " ");
  }
  text = withTime(text, fields, values);
  text = withLabelled(text, fields, values);
  text = withPlace(text, fields, main, values);
  text = withColour(text, fields, values);
  text = withNumbers(text, fields, values);
  const author = fields.find(({ id }) => /^(?:author|director|artist|company)$/.test(id));
  const by = author ? BY.exec(text) : null;
  if (author && by?.[1]) {
    values[author.id] = by[1];
    text = text.slice(0, by.index);
  }
  text = withPerson(text, fields, main, values);
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
    .replace(
      /(?<=\s)(?:every|each|for|about|since|on|at|of|in|lent|borrowed)(?: (?:days?|weeks?|months?|hours?|minutes?|times?))?\s*$/iu,
      "",
    )
    .replace(/[\s,;:–-]+$|^[\s,;:–-]+/gu, "")
    .trim();
  // "420 on rent" has no name but what was chosen.
  const [only = ""] = Object.values(values).filter((one) => /^\p{L}/u.test(one));
  return main ? { [main.id]: name || only, ...values } : values;
}

/** "Aloe, bedroom, 14": each cell goes into the field that takes such a thing, texts in their order. */
function valuesOfCells(
  cells: readonly string[],
  fields: readonly NamedField[],
  main: NamedField | undefined,
): Record<string, string> {
  const [first = "", ...others] = cells;
  const values = valuesOf(first, fields);
  const isFree = ({ id }: NamedField) => values[id] === undefined;
  for (const cell of others.map((one) => one.trim())) {
    const chosen = fields.find(
      (field) =>
        isFree(field) && field.options.some((one) => one.toLowerCase() === cell.toLowerCase()),
    );
    const number = /^(?:[€$£] ?)?(\d+(?:[.,]\d+)?)(?: ?(?:[€$£%]|\p{L}{1,8}))?$/u.exec(cell)?.[1];
    const ofNumber = fields.find((field) => isFree(field) && field.type === "number");
    const day = dayIn(cell, new Date());
    const ofDay = fields.find((field) => isFree(field) && field.type === "date");
    const ticked = fields.find(
      (field) =>
        isFree(field) &&
        field.type === "check" &&
        (/^(?:yes|no)$/iu.test(cell) || field.label.toLowerCase() === cell.toLowerCase()),
    );
    const text = fields.find(
      (field) =>
        isFree(field) && field.id !== main?.id && /^(?:text|long|email|tel|url)$/.test(field.type),
    );
    const within = fields.find((field) => isFree(field) && optionWithin(cell, field));
    if (within) values[within.id] = optionWithin(cell, within) ?? "";
    else if (chosen)
      values[chosen.id] =
        chosen.options.find((one) => one.toLowerCase() === cell.toLowerCase()) ?? cell;
    else if (number && ofNumber) values[ofNumber.id] = number.replace(",", ".");
    else if (day && ofDay && day.said.length === cell.length) values[ofDay.id] = day.day;
    else if (ticked) values[ticked.id] = /^no$/iu.test(cell) ? "" : "yes";
    else {
      // "For Marek", "to Ivy": of what a cell says, more than its text may be told.
      const more = valuesOf(`${first} ${cell}`, fields);
      const fresh = Object.entries(more).filter(
        ([id]) => id !== main?.id && values[id] === undefined,
      );
      if (fresh.length > 0) Object.assign(values, Object.fromEntries(fresh));
      else if (text) values[text.id] = cell;
      else if (main) values[main.id] = `${values[main.id] ?? ""}, ${cell}`;
    }
  }
  return values;
}

/** "Phil suggested it", "suggested by Uma": an option with the words of its field's name around it. */
function optionWithin(cell: string, { label, options }: NamedField): string | undefined {
  const own = new Set(label.toLowerCase().match(/\p{L}{3,}/gu));
  return options.find((option) => {
    const at = ` ${cell.toLowerCase()} `.indexOf(` ${option.toLowerCase()} `);
    if (at < 0 || cell.length === option.length) return false;
    const rest =
      cell
        .toLowerCase()
        .replace(option.toLowerCase(), " ")
        .match(/\p{L}+/gu) ?? [];
    return (
      rest.every(
        (word) => own.has(word) || /^(?:it|by|is|was|the|who|has|for|from)$/u.test(word),
      ) && rest.some((word) => own.has(word))
    );
  });
}

/** The day of an entry, where a field asks for one. */
function withDay(
  said: string,
  fields: readonly NamedField[],
  values: Record<string, string>,
): string {
  const field = fields.find(({ type }) => type === "date");
  const isAhead = /due|deadline|until|by|next|ready|return|back/iu.test(field?.label ?? "");
  const day = field && dayIn(said, new Date(), isAhead);
  if (!field || !day) return said;
  values[field.id] = day.day;
  return said.replace(day.said, " ").replace(/\s+/g, " ");
}

const OF_PERSON =
  /who|whose|person|borrower|member|customer|client|guest|owner|assign|responsible|lent to|for whom|tenant|student|player|supplier|name/iu;
const TO_SOMEBODY =
  /\s+(?:(?:lent |given |rented |sold |assigned )?(?:to|for|by|from|with)|[–—-]|:)\s+((?:(?:Mr|Mrs|Ms|Dr|Uncle|Aunt)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})\s*$/u;

/** "Rake to Tom", "Drill – Marek": who has it, where a field asks for somebody. */
function withPerson(
  said: string,
  fields: readonly NamedField[],
  main: NamedField | undefined,
  values: Record<string, string>,
): string {
  const field = fields.find(
    ({ id, type, label }) =>
      id !== main?.id && type === "text" && values[id] === undefined && OF_PERSON.test(label),
  );
  const to = field && TO_SOMEBODY.exec(said.trimEnd());
  if (!field || !to?.[1]) return said;
  values[field.id] = to[1];
  return said.slice(0, to.index);
}

const OF_MONEY =
  /price|cost|amount|preis|kosten|betrag|prix|montant|precio|importe|prezzo|preço|valor|fee|rate/i;
const MONEY =
  /(?:[€$£] ?(\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}(?:[.,]\d{1,2})?) ?(?:[€$£]|euros?|dollars?|pounds?|francs?|chf))(?![\p{L}\d])/iu;
/** "24", "6 pcs": a number of its own, and none at the beginning of a name. */
const COUNT =
  /(?<=[\s,:=–-])(?:every |each )?(\d{1,6}(?:[.,]\d{1,2})?)(?: ?(?:days?|weeks?|months?|hours?|times|pages|km|miles|pcs?|pieces?|x|stück|stk|pièces?|piezas?|pezzi|kg|g|min|minutes?))?(?=$|[\s,;(])/iu;

/** The numbers of an entry: one with a sign of money is its price, others go into the other fields of numbers in their order. */
function withNumbers(
  said: string,
  fields: readonly NamedField[],
  values: Record<string, string>,
): string {
  let text = said;
  const numbers = fields.filter(({ type }) => type === "number");
  const priced = numbers.find(({ label }) => OF_MONEY.test(label));
  const money = priced ? MONEY.exec(text) : null;
  if (priced && money) {
    values[priced.id] = (money[1] ?? money[2] ?? "").replace(",", ".");
    text = text.replace(money[0], " ");
  }
  for (const field of numbers) {
    if (values[field.id] !== undefined) continue;
    const amount = (numbers.length > 1 ? COUNT : AMOUNT).exec(text);
    if (!amount?.[1]) break;
    values[field.id] = amount[1].replace(",", ".");
    text = text.replace(amount[0], " ");
  }
  return text;
}

/** "Supplier Fjordgarn", "from: Leeds": a value behind the name of its field. */
function withLabelled(
  said: string,
  fields: readonly NamedField[],
  values: Record<string, string>,
): string {
  let text = said;
  for (const { id, label, type } of fields.slice(1)) {
    if (type !== "text") continue;
    const name = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const value = new RegExp(`(?:,|\\s)\\s*${name}(?: is|:)? ([^,;]{1,40})$`, "iu").exec(text);
    if (!value?.[1]) continue;
    values[id] = value[1].trim();
    text = text.slice(0, value.index);
  }
  return text;
}

/** A choice at the end of what is said, in brackets or behind a small word. */
function choiceIn(option: string): RegExp {
  const name = option.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `\\s*\\(${name}\\)|[\\s,–-]+(?:${BEFORE_CHOICE} )?(?:the |my |our )?${name}\\s*$|\\s+${BEFORE_CHOICE} (?:the |my |our )?${name}(?!\\p{L})`,
    "iu",
  );
}
