import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../edits/abilities/named-field";
import { shownEntries } from "../edits/grounded/screen";
import { LANGUAGES, type Language } from "../match/facts/language";
import { folded, piecesOf } from "./pieces";

/** What a project calls all of itself and its parts is said in the words of every language, and no name. */
const COMMON = /^(?:titel|titre|titulo|titolo|seite|pagina|page|text|texte|texto|testo)$/;

/** Names of a project, in small letters and without accents; true for that of a field of which something is chosen. */
export type Names = ReadonlyMap<string, boolean>;

const known = new WeakMap<FileTree, Names>();

/** What a project's fields, their choices and the things it offers are called. */
export function namesIn(files: FileTree): Names {
  const names = known.get(files) ?? new Map(namesOf(files));
  known.set(files, names);
  return names;
}

function namesOf(files: FileTree): [string, boolean][] {
  const fields = fieldsOf(files);
  const names: [string, boolean][] = [
    ...shownEntries(files)
      .flatMap(namesOfOffer)
      .map((name): [string, boolean] => [name, false]),
    ...fields.flatMap(({ options }) => options.map((name): [string, boolean] => [name, false])),
    ...fields.map(({ label, options }): [string, boolean] => [label, options.length > 0]),
  ];
  return names
    .map(([name, isOfChoices]): [string, boolean] => [
      piecesOf(name)
        .map(({ text }) => folded(text.toLowerCase()))
        .join(" "),
      isOfChoices,
    ])
    .filter(([name]) => name !== "" && !COMMON.test(name));
}

const PRICE = /[€$£]|\d (?:euros?|eur|chf)/i;

/** The texts of an entry with a price: "Croissant" is what it is called, whatever else the word means. */
function namesOfOffer({ texts }: { texts: readonly { text: string }[] }): string[] {
  const said = texts.map(({ text }) => text);
  return said.some((text) => PRICE.test(text)) ? said.filter((text) => !PRICE.test(text)) : [];
}

const HEADING = /<(?:h[1-6]|a)(?:\s[^>]*)?>([^<]{1,60})</g;

/** The headings and links of a project's page, in small letters. */
export function headingsIn(files: FileTree): ReadonlySet<string> {
  const page = files.get("index.html") ?? "";
  return new Set([...page.matchAll(HEADING)].map(([, text = ""]) => text.trim().toLowerCase()));
}

/** The language that a project's page says it is in; null where it says none. */
export function projectLanguage(files: FileTree): Language | null {
  const said = /<html\b[^>]*\slang="(\w+)/.exec(files.get("index.html") ?? "")?.[1];
  return LANGUAGES.find((one) => one === said) ?? null;
}
