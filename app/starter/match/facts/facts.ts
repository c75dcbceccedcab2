import type { SectionName } from "../../starter-app";
import type { Tone } from "../../theme/tones";
import { coloursIn } from "../colours";
import { sectionsIn } from "../sections";
import { cleanTitle } from "../title";
import { toneIn } from "../tone";
import { plainWords } from "../words";
import { addressIn, linksIn, mailIn, phonesIn, type SaidPhone } from "./contact";
import { dateIn, occasionsIn, timeIn } from "./dates";
import { featuresIn } from "./features";
import { headingIn } from "./heading";
import { hoursIn, type OpeningHours } from "./hours";
import { introduced } from "./introduced";
import { type Language, languageOf } from "./language";
import { headlineIn, nameIn } from "./names";
import { ownWordsIn } from "./own-words";
import { type Person, peopleIn } from "./people";
import { type Place, placeIn } from "./place";
import { takePleasantries } from "./pleasantries";
import { itemsIn, type PricedItem } from "./prices";
import { type ProgrammePoint, programmeIn, withoutProgramme } from "./programme";
import { SaidText } from "./said-text";
import { type ToldList, toldListsIn } from "./told-lists";
import { withoutTelling } from "./told-to-tell";
import { unusedIn } from "./unused";
import { venueIn } from "./venue";
import { type Voice, voicesIn } from "./voices";
import { weeklyIn } from "./weekly";

/**
 * What a person said, word for word: texts stand as they were written, and nothing is added to
 * them. Null and empty lists mean that nothing was said. All texts are raw: whoever writes them
 * into a file escapes them.
 */
export interface Facts {
  /** What it is called: "Blue Door". */
  name: string | null;
  /** A headline, slogan or motto that was given. */
  headline: string | null;
  /** The kind of place or occasion: decides sample data and layout. */
  place: Place | null;
  /** The language the request is written in: that of headings. */
  language: Language;
  /** A menu or price list, in the order it was given. */
  items: PricedItem[];
  hours: OpeningHours[];
  address: string | null;
  phone: string | null;
  /** All numbers, that for everybody first, each with what it is for. */
  phones: SaidPhone[];
  mail: string | null;
  /** A day as it was written: "12 May 2026", "Samstag, 14. Juni". */
  date: string | null;
  /** A time of day as it was written: "7:30 pm", "19 Uhr". */
  time: string | null;
  /** What happens when: "18:30 talks", "Mon 18:00 Vinyasa". */
  programme: ProgrammePoint[];
  people: Person[];
  /** What is offered or listed without a price. */
  features: string[];
  /** Lists that were given under words of their own. */
  lists: ToldList[];
  /** What others say of it. */
  voices: Voice[];
  /** Addresses on the web, as they were written. */
  links: string[];
  /** Colours in words: "dark blue", "#ff8800". */
  colours: string[];
  tone: Tone | null;
  /** Sections of a page that were asked for by name. */
  sections: SectionName[];
  /** What the first clause calls it, fit for a heading: "Pottery course". */
  heading: string | null;
  /** What it is, as it was said: "a tech meetup in Hamburg"; null when that says nothing of its own. */
  summary: string | null;
  /** What else is said of it, a clause each, as it was written: "free quotes". */
  notes: string[];
  /** The same in sentences: "You need a voucher from your doctor". */
  lines: string[];
  /** Spans of the request that say something and found no place above. */
  unused: string[];
}

/** Places with price lists: "mug 24, bowl 32" is one there. */
const SELLS: ReadonlySet<Place> = new Set<Place>([
  ...([
    "bakery",
    "cafe",
    "restaurant",
    "bar",
    "salon",
    "hotel",
    "shop",
    "gym",
    "yoga",
    "crafts",
  ] as const),
]);

/** Places where something takes place now and then: its day is none of the whole place. */
const HAS_OCCASIONS: ReadonlySet<Place> = new Set<Place>(["club", "school", "charity"]);

/** A request longer than this is searched for facts in its beginning only. */
export const FACTS_CHARACTERS = 8_000;

/** Reads the facts of a request. Pure, total, and linear in the length of the text. */
export function factsIn(text: string): Facts {
  const said = new SaidText(introduced(withoutTelling(text.slice(0, FACTS_CHARACTERS))));
  const words = plainWords(said.text);
  // The order matters: what is taken by one reading is not read again by the next.
  takePleasantries(said);
  const links = linksIn(said);
  const mail = mailIn(said);
  const headline = headlineIn(said);
  const voices = voicesIn(said);
  const lists = toldListsIn(said);
  const name = nameIn(said);
  const weekly = weeklyIn(said);
  const hours = hoursIn(said);
  const place = placeIn(withoutProgramme(said.text)) ?? placeIn(words);
  const occasions = place !== null && HAS_OCCASIONS.has(place) ? occasionsIn(said) : [];
  const date = dateIn(said);
  const phones = phonesIn(said);
  const address = addressIn(said) ?? venueIn(said, place);
  const items = itemsIn(said, place !== null && SELLS.has(place));
  const programme = [...weekly, ...occasions, ...programmeIn(said)];
  const time = timeIn(said, date);
  // Words of a name or a menu say nothing of the look: a "Flat white" is neither flat nor white.
  const others = plainWords(said.rest());
  const people = peopleIn(said);
  const features = featuresIn(said);
  const { summary, notes, lines } = ownWordsIn(said, name);
  return {
    name: name ? cleanTitle(name) || null : null,
    headline,
    place,
    language: languageOf(words, name ? plainWords(name) : ""),
    items,
    hours,
    address,
    phone: phones[0]?.number ?? null,
    phones,
    mail,
    date,
    time,
    programme,
    people,
    features,
    lists,
    voices,
    links,
    colours: coloursIn(others)?.words ?? [],
    tone: toneIn(others),
    sections: sectionsIn(words),
    heading: headingIn(said.text),
    summary,
    notes,
    lines,
    unused: unusedIn(said),
  };
}
