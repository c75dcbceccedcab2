import type { Field } from "../starter-app";
import type { Language } from "./facts/language";
import type { SaidLists } from "./said-lists";
import { sentenceCase } from "./words";

const FOR = "(?:for|für|pour|para|per)";
/** "Packing list for camping and one for the beach", "with a list for beach, for skiing and for city trips". */
const LISTS = new RegExp(
  `(?<!\\p{L})(?:\\p{L}*(list|lists|liste|listen|listes|lista|listas)) ${FOR} ((?:(?!(?<!\\p{L})\\p{L}*list\\p{L}{0,2} ${FOR} )[^.;:!?\\n]){3,160})`,
  "giu",
);
const AND = /\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e)\s+/u;
/** What each but the first begins with, where one list is asked for: "one for the beach". */
const ANOTHER = new RegExp(
  `^(?:(?:an?|one|another|eine|une|una|otra)(?: \\p{L}*list\\p{L}{0,2})? )?${FOR} `,
  "iu",
);
const ARTICLE = /^(?:the|a|an|my|our|den|die|das|le|la|les|el|los|las) /iu;
const MOST_WORDS = 4;
const NAMES: Record<Language, string> = {
  ...{ en: "List", de: "Liste", fr: "Liste", es: "Lista", it: "Lista", pt: "Lista" },
};

/** The lists that a request wants side by side, as what an entry is on; null where it wants one. */
export function severalLists(text: string, language: Language): Field | null {
  for (const [, word = "", said = ""] of text.matchAll(LISTS)) {
    const parts = said.split(AND).map((part) => part.trim());
    const areMany = /s$|listen$/iu.test(word);
    const others = parts.slice(1);
    if (others.length === 0 || !(areMany || others.every((part) => ANOTHER.test(part)))) continue;
    const options = parts.map((part) => part.replace(ANOTHER, "").replace(ARTICLE, ""));
    if (options.some((one) => one === "" || one.split(" ").length > MOST_WORDS)) continue;
    return {
      ...{ id: "list", label: NAMES[language], type: "choice" },
      options: [...new Set(options.map(sentenceCase))],
    };
  }
  return null;
}

/** With the list that each entry is on, in the place of entries that are called so. */
export function withLists(lists: SaidLists, list: Field | null): SaidLists {
  if (!list) return lists;
  const options = list.options ?? [];
  const names = options.map((one) => one.toLowerCase());
  const isName = (entry: string) => names.some((name) => entry.toLowerCase().endsWith(name));
  return {
    ...lists,
    entries: lists.entries.filter((entry) => !isName(entry)),
    choices: [...lists.choices, { id: list.id, label: list.label, options }],
  };
}
