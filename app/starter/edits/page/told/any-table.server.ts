import { languageOfPage } from "../../../sections/languages";
import { refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { ReadOrder } from "../order";
import { tableSection } from "../orders/add-table.server";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";

const TABLE = "(?:table|tabelle|tableau|tabla|tabella|tabela)";
const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:an?|the|our|eine?|une?|una?|uma?)@ ?(?:small |little |simple |new |kleine |petit )*(?:(?<name2>[\\p{L}\\d'’ -]{2,30}?) )?${TABLE}${ADDS_LAST}(?:,? (?:of|for|with|showing|listing|mit|von|für|avec|de|des|con|di|com)@(?: (?:the|our|my|all|all the|den|unseren|les|nos|los|nuestros|i|os)@)? (?<name>[^:;,⟦⟧]{2,50}?))? ?: ?(?<rows>.{5,800})$`,
);
type Kind = "time" | "price" | "year" | "number" | "words";
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["price", /^(?:[€$£₹]\d[\d.,]*|\d[\d.,]*[€$£])$/u],
  ["time", /^\d{1,2}(?:[:.h]\d{2}){1,2}(?:am|pm|h)?$|^\d{1,2}(?:am|pm)$/iu],
  ["year", /^(?:19|20)\d{2}$/u],
  ["number", /^\d[\d.,]*%?$/u],
];
const HEADS: Readonly<Record<string, Readonly<Record<Kind | "name", string>>>> = {
  en: { words: "What", name: "Name", time: "Time", price: "Price", year: "Year", number: "Number" },
  de: { words: "Was", name: "Name", time: "Zeit", price: "Preis", year: "Jahr", number: "Zahl" },
  fr: { words: "Quoi", name: "Nom", time: "Temps", price: "Prix", year: "Année", number: "Nombre" },
  es: {
    words: "Qué",
    name: "Nombre",
    time: "Tiempo",
    price: "Precio",
    year: "Año",
    number: "Número",
  },
  it: {
    words: "Cosa",
    name: "Nome",
    time: "Tempo",
    price: "Prezzo",
    year: "Anno",
    number: "Numero",
  },
  pt: {
    words: "O quê",
    name: "Nome",
    time: "Tempo",
    price: "Preço",
    year: "Ano",
    number: "Número",
  },
};

interface Cell {
  kind: Kind;
  text: string;
}

/** What happens on days has columns of its own. */
const ON_DAYS =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;

/** "A table with the records: men's 5k 15:42 Sam Tully 2019, …": a row for each, and a column for each kind of thing that all of them say. */
export const anyTable: ReadOrder = ({ text, quotes, page, files }) => {
  const groups = FORM.exec(text)?.groups;
  const name = (groups?.name ?? groups?.name2 ?? "").trim();
  if (!groups?.rows || name === "" || ON_DAYS.test(groups.rows)) return null;
  const said = unmasked(groups.rows, quotes);
  const rows = rowsOf(said);
  if (!rows) {
    return refused(
      "I could not tell the columns of that table. Say its rows with a semicolon between them, and a comma between what stands in each: “Ann, 41:10, 2019; Ben, 39:05, 2020”.",
    );
  }
  const heads = HEADS[languageOfPage(page.source)] ?? HEADS.en;
  const titles = (rows[0] ?? []).map(({ kind }, at) =>
    kind === "words" &&
    rows.every((row) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}|$)/u.test(row[at]?.text ?? ""))
      ? (heads?.name ?? "")
      : (heads?.[kind] ?? ""),
  );
  const result = tableSection(
    { page, files },
    upper(name),
    titles,
    rows.map((row) => row.map(({ text: cell }) => upper(cell))),
    true,
  );
  return result?.ok ? { ...result, isKnown: true } : result;
};

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);

/** Rows of the same shape; null where they differ or have one column alone. */
function rowsOf(said: string): Cell[][] | null {
  const isMarked = /[;\n]/u.test(said);
  const rows = said
    .split(isMarked ? /\s*[;\n]\s*/u : /\s*,\s+(?:and |und |et |y |e )?/u)
    .map((row) => row.replace(/[.,]$/u, "").trim())
    .filter((row) => row !== "")
    .map((row) =>
      isMarked && row.includes(",") ? row.split(/\s*,\s*/u).map(cellOf) : cellsOf(row),
    );
  const [first] = rows;
  if (!first || first.length < 2 || rows.length < 2) return null;
  const isAlike = rows.every(
    (row) => row.length === first.length && row.every(({ kind }, at) => kind === first[at]?.kind),
  );
  return isAlike ? rows : null;
}

const cellOf = (text: string): Cell => ({
  kind: KINDS.find(([, form]) => form.test(text.trim()))?.[0] ?? "words",
  text: text.trim(),
});

/** Words that follow each other are one cell: "Sam Tully". */
function cellsOf(row: string): Cell[] {
  const cells: Cell[] = [];
  const words = row.split(/\s+/u);
  for (const [at, word] of words.entries()) {
    const one = cellOf(word);
    // "10 mile" is a name, and no number with words behind it.
    const isOfName = one.kind === "number" && /^\p{Ll}/u.test(words[at + 1] ?? "");
    const cell: Cell = isOfName ? { kind: "words", text: word } : one;
    const last = cells.at(-1);
    if (cell.kind === "words" && last?.kind === "words") last.text += ` ${word}`;
    else cells.push(cell);
  }
  return cells;
}
