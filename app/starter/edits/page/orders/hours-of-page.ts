import { escapePattern } from "~/projects/escape-pattern";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { wholeLines } from "../../said/page-elements";
import { daysIn } from "../hours-said";
import type { Page, Piece } from "../page-model";
import { DAY_NAMES } from "./day-names";

/** That a place is closed, in the starter's languages. */
export const CLOSED =
  /(?<!\p{L})(?:closed|close|shut|geschlossen|zu(?: haben)?|ruhetag|fermée?s?|cerrad[oa]s?|chius[oi]|fechad[oa]s?|fermons|cerramos|chiudiamo|fechamos)(?!\p{L})/iu;
/** Words around days and hours that add nothing to them. */
export const FILLING =
  /(?<!\p{L})(?:we['’]re|i['’]m|i|am|any ?more|from now on|ab jetzt|künftig|we|are|is|our|the|now|also|too|as well|open|opens?|opening|only|just|hours?|times?|on|from|at|then|again|longer|only|should be|should|will be|be|change|set|update|make|add|to|of|for|say|that|every|each|instead|till|until|by|it['’]s|shop|café|cafe|place|store|restaurant|there|new|wir|haben|sind|unsere?|die|der|öffnungszeiten?|geöffnet|offen|auf|auch|am|an|von|ab|jetzt|nun|neu|nur noch|nur|länger|ist|immer|ändere?|setze?|uhr|nous|sommes|on est|est|ouverts?|ouvrons|horaires?|le|les|de|des|du|maintenant|désormais|aussi|seulement|abrimos|estamos|abiert[oa]s?|horarios?|el|los|ahora|también|siamo|apert[oi]|apriamo|orari[oi]?|il|la|adesso|anche|ora|dalle|das|abertos?|horários?|agora|às|aos?|também|change the|update the)(?!\p{L})/giu;
const CLOSED_WORDS: Readonly<Record<string, string>> = {
  en: "closed",
  de: "geschlossen",
  fr: "fermé",
  es: "cerrado",
  it: "chiuso",
  pt: "fechado",
};
/** A line of a page's opening hours. */
export interface Line {
  piece: Piece;
  days: number[];
  said: string;
  time: string;
}

/** The lines of a page's opening hours, in their order. */
export function linesOf({ pieces }: Page): Line[] {
  return pieces.flatMap((piece) => {
    const { entry } = piece;
    const days = entry?.time && piece.kind === "entry" ? daysIn(entry.name.text) : null;
    return entry?.time && days
      ? [{ piece, days, said: entry.name.text, time: entry.time.text }]
      : [];
  });
}

/** What days are called and how "closed" is said beside the hours that are there, or else in the language of the page. */
export function wordsOfHours(lines: readonly Line[], page: Page) {
  const there = lines.flatMap(({ said }) => said.toLowerCase().match(/\p{L}+/gu) ?? []);
  const own = languageOfPage(page.source);
  const known = (language: string) =>
    DAY_NAMES[language]?.filter((name) => there.includes(name.toLowerCase())).length ?? 0;
  // Languages share names of days: "sábado" is one of two.
  const language = Object.keys(DAY_NAMES).reduce(
    (best, one) => (known(one) > known(best) ? one : best),
    own,
  );
  return {
    nameOf: (day: number) => DAY_NAMES[language]?.[day] ?? String(day),
    closed: CLOSED_WORDS[language] ?? "closed",
  };
}

/** Where the whole lines of a piece are in the source, as [start, end). */
export function spanOf(source: string, { place }: Piece): [number, number] {
  const { start, end } = wholeLines(source, place);
  return [start, end];
}

/** The page where its texts say one thing of the hours in place of another: "daily 7 to 18" by the map, "office open daily 7 to 18". */
export function withFact(source: string, old: string, next: string): string {
  const fact = escapePattern(html(old));
  const body = source.indexOf("<body");
  const said = new RegExp(
    `(<(script|style|svg)\\b[\\s\\S]*?</\\2>|<[^>]*>)|(?<![\\p{L}\\d])${fact}(?![\\p{L}\\d]|[:.]\\d)`,
    "giu",
  );
  return (
    source.slice(0, body) +
    source
      .slice(body)
      .replace(said, (all, kept?: string) => (kept === undefined ? html(next) : all))
  );
}
