import { bare } from "./bare";
import { COLOUR, hexOfColour } from "./colour-words";
import { around, COLUMNS, FONT_FORMS, LOOK_FORMS, NUMBERS, OF } from "./look-lexicon";

/** What a phrase says of looks, taken out of it: what is left says of which piece. */
export interface SaidLooks {
  /** Hex, in the order in which they were said. */
  colours: { hex: string; word: string }[];
  /** In English words that `looksIn` reads. */
  looks: string[];
  font: FontKind | null;
  columns: number | null;
  scheme: "dark" | "light" | null;
  /** "Background", "text": what of the piece has the colour. */
  of: "background" | "text" | "accent" | null;
  rest: string;
}

export type FontKind =
  | "serif"
  | "sans"
  | "script"
  | "mono"
  | "round"
  | "elegant"
  | "bold"
  | "modern";

const SCHEME = around(
  "(?:in |to |into |auf |en |als )?(?:an? |the |den |le |el |il |o )?(?:(?:dark|dunkel|dunkle[rnsm]?|sombre|oscur[oa]|scur[oa]|escur[oa]|night)|(?:light|hell|helle[rnsm]?|claire?|clar[oa]|chiar[oa]))[ -]?(?:er)?(?: (?:mode|theme|modus|thema|version|versione|versión|versão|variante|fassung|look))?",
);

/** Whether a text names letters or a look and nothing else: "serif", "in einer Serifenschrift", "bold italics". */
export function saysOnlyLooks(text: string): boolean {
  const { font, looks, rest } = looksSaid(text);
  return (font !== null || looks.length > 0) && bare(rest) === "";
}

/** Takes the words for looks out of a phrase. */
export function looksSaid(phrase: string): SaidLooks {
  let rest = ` ${phrase.toLowerCase()} `;
  const said: SaidLooks = {
    colours: [],
    looks: [],
    font: null,
    columns: null,
    scheme: null,
    of: null,
    rest: "",
  };
  const take = (form: RegExp): string | null => {
    const match = form.exec(rest);
    if (!match) return null;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match[0];
  };
  const columns = COLUMNS.exec(rest);
  if (columns) {
    said.columns = NUMBERS[columns[1] ?? ""] ?? Number(columns[1]);
    take(COLUMNS);
  }
  for (const [form, kind] of FONT_FORMS) {
    if (said.font || !take(form)) continue;
    said.font = kind;
  }
  for (const [form, of] of OF) if (!said.of && take(form) !== null) said.of = of;
  for (let turn = 0; turn < 3; turn += 1) {
    const match = [...rest.matchAll(COLOUR)].find(
      ({ 0: word }) => hexOfColour(word.trim()) !== null,
    );
    if (!match) break;
    said.colours.push({
      hex: hexOfColour(match[0].trim()) ?? "",
      word: match[0].trim().replace(/^(?:in(?: an?| einem)?|an?|eine?m?) /iu, ""),
    });
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  for (const [form, look] of LOOK_FORMS) {
    const match = take(form);
    if (match !== null) said.looks.push(look || match.trim());
  }
  const scheme = said.colours.length === 0 && said.font === null ? take(SCHEME) : null;
  if (scheme)
    said.scheme = /dark|dunk|sombre|oscur|scur|escur|night/.test(scheme) ? "dark" : "light";
  said.rest = rest.replace(/\s+/g, " ").trim();
  return said;
}
