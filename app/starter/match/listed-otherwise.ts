import type { Field } from "../starter-app";
import { partsOf, type SaidLists } from "./said-lists";
import { sentenceCase } from "./words";

/** What is asked of an expense, whatever else: with one of these a list is one of fields. */
const OF_EXPENSE =
  /(?<!\p{L})(?:amounts?|prices?|costs?|sums?|values?|dates?|days?|when|categor\p{L}*|types?|kinds?|who|paid|payer|persons?|names?|descriptions?|notes?|details?|what|titles?|items?|shops?|stores?|places?|merchants?|methods?|currenc\p{L}*|receipts?|betrag|preis|datum|kategorie\p{L}*|wer|notiz\p{L}*|beschreibung|laden|montant|prix|catégorie\p{L}*|qui|importe|monto|precio|fecha|categoría\p{L}*|quién|importo|prezzo|data|categori\p{L}+|chi|valor|preço|quem)(?!\p{L})/iu;

/** "Track what we spend: rent, food, cleaning": what money goes to is chosen, and no field of each. */
export function asCategories(
  appId: string | undefined,
  fields: Field[] | null,
): SaidLists["choices"] | null {
  if (appId !== "expenses" || !fields || fields.length < 2) return null;
  if (fields.some(({ label, type }) => OF_EXPENSE.test(label) || type === "date")) return null;
  return [{ id: "category", label: "Category", options: fields.map(({ label }) => label) }];
}

/** What a thing has that is called by something else. */
const OF_A_THING =
  /^(?:genres?|categor\p{L}*|types?|kinds?|colou?rs?|sizes?|rooms?|places?|locations?|conditions?|languages?|publishers?|authors?|directors?|artists?|brands?|(?:release |publication )?years?|ratings?|stars?|scores?|prices?|pages|lengths?|durations?|isbn)$/iu;
const SAYS_WHICH = /^(?:genres?|categor|types?|kinds?|colou?r|brands?|author|director|artist)/iu;

/** "Movies I have watched, with year, genre and a rating": what each is called comes first, and goes without saying. */
export function withName(fields: Field[] | null, own: Field[] | undefined): Field[] | null {
  const [name] = own ?? [];
  if (!fields || fields.length < 2 || name?.type !== "text") return fields;
  const isNameless =
    fields.every(({ label }) => OF_A_THING.test(label)) &&
    fields.some(({ label }) => SAYS_WHICH.test(label)) &&
    !SAYS_WHICH.test(fields[0]?.label ?? "");
  return isNameless ? [name, ...fields.map(({ required: _, ...field }) => field)] : fields;
}

/** A sentence that is nothing but a list of words: "Loyer, courses, internet." */
const BARE =
  /(?<=[.!?\n]\s{1,3})(\p{L}[\p{L}'’-]{1,20}(?: \p{L}[\p{L}'’-]{1,20})?(?:, (?:and |und |et |y |e )?\p{L}[\p{L}'’-]{1,20}(?: \p{L}[\p{L}'’-]{1,20})?){2,9}(?: (?:and|und|et|y|e) \p{L}[\p{L}'’-]{1,20})?)\s*(?=[.!?\n]|$)/u;

/** What money goes to, where a sentence of its own lists nothing else. */
export function bareCategories(
  appId: string | undefined,
  text: string,
): SaidLists["choices"] | null {
  const list = appId === "expenses" ? BARE.exec(text)?.[1] : undefined;
  if (!list || OF_EXPENSE.test(list)) return null;
  const options = partsOf(list).map(sentenceCase);
  return options.length > 2 ? [{ id: "category", label: "Category", options }] : null;
}
