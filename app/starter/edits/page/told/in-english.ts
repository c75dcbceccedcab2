import { languageOfPage } from "../../../sections/languages";
import { refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { type Order, orderOf, type ReadOrder } from "../order";
import { addNote } from "../orders/add-note";
import { IN_LANGUAGE, untranslated } from "../orders/untranslated";

const ENGLISH =
  "(?: ?\\(?,?[.;]? ?(?:(?:texte?|das|und das|bitte|natürlich|auf der seite|auf die seite|aber) )*(?:auf )?englisch(?: (?:auf der seite|auf die seite|wie der rest|bitte|natürlich))*\\)?)";
const SAY =
  "(?:schreib\\p{L}*|ergänz\\p{L}*|füg\\p{L}*|erwähn\\p{L}*|(?:(?:mach|setz|bau|pack|füg)\\p{L}* )?(?:einen? )?(?:hinweis|satz|zeile|notiz|text))(?: (?:bitte|noch|dazu|hinzu|rein|hinein|ein|mit|auf die seite|auf der seite))*";
const FORM = pattern(`^${SAY} ?,? dass (?<text>[^⟦⟧:]{6,200}?)${ENGLISH}\\.?$`);

const MONTHS: Readonly<Record<string, string>> = {
  januar: "January",
  februar: "February",
  märz: "March",
  april: "April",
  mai: "May",
  juni: "June",
  juli: "July",
  august: "August",
  september: "September",
  oktober: "October",
  november: "November",
  dezember: "December",
};
const TIMES: Readonly<Record<string, string>> = {
  sommerferien: "summer holidays",
  osterferien: "Easter holidays",
  herbstferien: "autumn holidays",
  weihnachtsferien: "Christmas holidays",
  winterferien: "winter holidays",
  pfingstferien: "Whitsun holidays",
  ferien: "holidays",
};
const THINGS: Readonly<Record<string, string>> = {
  training: "training",
  kurs: "class",
  unterricht: "lesson",
  probe: "rehearsal",
  betrieb: "service",
};
const DATE = "\\d{1,2}\\. ?\\p{L}+";
const NONE_IN = new RegExp(
  `^(?:in|während) (?:den|der|dieser) (?<when>\\p{L}*ferien)(?: \\((?<from>${DATE}) (?:bis|–|-) (?<to>${DATE})\\))? kein (?<what>\\p{L}+) (?:ist|stattfindet|gibt)$`,
  "iu",
);
/** What owners tell most often, in English. */
const SAYINGS: readonly [RegExp, string][] = [
  [
    /^man (?:bei uns )?nur mit karte (?:be)?zahlen kann$|^nur kartenzahlung möglich ist$/iu,
    "Card payment only",
  ],
  [/^man (?:bei uns )?nur bar (?:be)?zahlen kann$|^nur barzahlung möglich ist$/iu, "Cash only"],
  [/^hunde (?:bei uns )?(?:herzlich )?willkommen sind$|^hunde erlaubt sind$/iu, "Dogs are welcome"],
  [/^hunde (?:leider )?nicht erlaubt sind$/iu, "Dogs are not allowed"],
  [/^(?:es|wir) (?:kostenloses|gratis|freies) w-?lan (?:gibt|haben)$/iu, "There is free wifi"],
  [/^(?:das |der )?parken kostenlos ist$|^es kostenlose parkplätze gibt$/iu, "Parking is free"],
  [/^man (?:vorher |bitte )?reservieren (?:muss|soll)$/iu, "Please reserve in advance"],
  [/^das erste (?:mal|training) kostenlos ist$/iu, "The first time is free"],
];

const dateIn = (date: string): string | null => {
  const [, day = "", month = ""] = /^(\d{1,2})\. ?(\p{L}+)$/u.exec(date) ?? [];
  const name = MONTHS[month.toLowerCase()];
  return name ? `${day} ${name}` : null;
};

function englishFor(said: string): string | null {
  const known = SAYINGS.find(([form]) => form.test(said))?.[1];
  if (known) return known;
  const { when = "", from, to, what = "" } = NONE_IN.exec(said)?.groups ?? {};
  const [time, thing] = [TIMES[when.toLowerCase()], THINGS[what.toLowerCase()]];
  const dates = from && to ? [dateIn(from), dateIn(to)] : [];
  if (!time || !thing || dates.includes(null)) return null;
  const no =
    thing === "training" || thing === "service"
      ? `There is no ${thing}`
      : `There are no ${thing.replace(/s?$/u, thing.endsWith("ss") ? "es" : "s")}`;
  return `${no} in the ${time}${dates.length > 0 ? `, from ${dates.join(" to ")}` : ""}`;
}

/** "Einen kurzen Satz dazu: … . Auf Englisch natürlich": in what language it is to stand there is said behind it. */
const TEXT_THEN_LANGUAGE = new RegExp(
  `^[^:⟦⟧]{3,60}: ?(?<text>.{6,300}?)${IN_LANGUAGE.source}`,
  "isu",
);

/** "Schreib noch dazu, dass man nur mit Karte zahlen kann (auf Englisch auf der Seite)": what it is in English, or that it is not known. */
export const inEnglish: ReadOrder = ({ text, files, page }: Order) => {
  const behind = TEXT_THEN_LANGUAGE.exec(text)?.groups?.text?.trim();
  if (behind) return untranslated(behind);
  const said = FORM.exec(text)?.groups?.text?.trim();
  if (!said || languageOfPage(page.source) !== "en") return null;
  const sentence = englishFor(said);
  if (!sentence)
    return refused(
      `The page is in English, and I cannot translate “dass ${said}”. Say the sentence as it is to stand there, as in “say on the page: Card payment only”.`,
    );
  const order = orderOf(`say that ${sentence}`, files);
  const result = order && addNote(order);
  return result?.ok ? { ...result, isKnown: true } : result;
};
