import { asksForPage } from "./phrases";

/** A list that people tell by what they do with its entries, with the fields that it begins with. */
export interface KeptByUse {
  match: RegExp;
  title: string;
  noun: string;
  /** In the form people write fields in: "name, email, status (open, closed)". */
  fields: string;
  /** The id of the field by which entries stand when it opens, the earliest day first. */
  firstBy?: string;
}

const KEEPS =
  /(?<!\p{L})(?:lists?|log|note|track|record|keep|remember|write down|rate|ratings?|table|overview|see|apps?|tracker|what we(?:'ve)? read)(?!\p{L})/u;

/** What is done with things says more than what they are: books that are lent are no reading list. */
const BY_USE: readonly (KeptByUse & { and?: RegExp })[] = [
  {
    match:
      /(?<!\p{L})(?:(?:i|we) (?:often |always |sometimes )?(?:lend|lent|loan|loaned)|(?:lend|lent|lending|loan(?:ed|ing)?) (?:out|to (?:friends|people|neighbou?rs|others|colleagues|family|whom?))|who (?:has |have )?borrow(?:ed|s)?|(?:books?|tools?|things?|stuff|games|items|dvds|records) (?:that |which )?(?:(?:i|we) (?:have |'ve )?)?(?:lend|lent|loaned)|lending (?:list|log|tracker)|loans? of (?:books|tools|things)|verliehen\p{L}*|ausgeliehen\p{L}*|prêtés?|prestad[oa]s)(?!\p{L})/u,
    title: "Lent out",
    noun: "loan",
    fields: "thing, lent to, lent date, returned (yes, no), notes",
  },
  {
    match: /(?<!\p{L})(?:book|reading) (?:club|circle|group)(?!\p{L})/u,
    and: KEEPS,
    title: "Book club",
    noun: "book",
    fields: "book, author, picked by, date, rating",
  },
  {
    match:
      /(?<!\p{L})(?:mood|feelings?|emotions?)[ -](?:diary|journal|log|tracker|calendar|book|app)(?!\p{L})|(?<!\p{L})(?:track|log|record|note|write down) (?:my |how (?:i|we) )(?:moods?|feel(?:ings?)?)(?!\p{L})|stimmungs(?:tagebuch|tracker)|(?:journal|carnet) d'humeur|diario (?:de ánimo|dell'umore)/u,
    title: "Mood diary",
    noun: "day",
    fields: "day, mood (😀 Great, 🙂 Good, 😐 So-so, 🙁 Low, 😢 Bad), note",
  },
  {
    match:
      /(?<!\p{L})(?:freezer|fridge|larder|pantry|deep freeze|gefrierschrank|tiefkühl\p{L}*|congélateur|congelador)(?!\p{L})/u,
    and: /(?<!\p{L})(?:inventory|what(?:'s| is) in|list|since when|oldest|track|log|keep|app|inventar|liste|lista)(?!\p{L})/u,
    title: "What is in the freezer",
    noun: "item",
    fields: "item, quantity, frozen date, notes",
    firstBy: "frozenDate",
  },
  {
    match:
      /(?<!\p{L})(?:track|log|record|note|diary of|log of) (?:my |our )?(?:runs?|running|jogging|jogs)(?!\p{L})|(?<!\p{L})(?:run|running|jogging) (?:log|diary|tracker|journal)(?!\p{L})|lauftagebuch/u,
    title: "Running log",
    noun: "run",
    fields: "date, km, minutes, notes",
  },
];

/** The list that a request tells by its use; null where it asks for a page, or for none. @param words as `plainWords` gives them */
export function keptByUse(words: string): KeptByUse | null {
  if (asksForPage(words)) return null;
  return BY_USE.find(({ match, and }) => match.test(words) && (and?.test(words) ?? true)) ?? null;
}
