import type { Language } from "./facts/language";
import { itemsOf } from "./said-items";
import { partsOf, type SaidLists } from "./said-lists";
import { namedPeople } from "./who-pays";
import { sentenceCase } from "./words";

const LABELS: Record<
  "day" | "shift" | "who" | "service" | "helpsWith",
  Record<Language, string>
> = {
  day: { en: "Day", de: "Tag", fr: "Jour", es: "Día", it: "Giorno", pt: "Dia" },
  shift: { en: "Shift", de: "Schicht", fr: "Horaire", es: "Turno", it: "Turno", pt: "Turno" },
  who: { en: "Who", de: "Wer", fr: "Qui", es: "Quién", it: "Chi", pt: "Quem" },
  service: {
    ...{ en: "Service", de: "Leistung", fr: "Prestation", es: "Servicio" },
    ...{ it: "Servizio", pt: "Serviço" },
  },
  helpsWith: {
    ...{ en: "Helps with", de: "Hilft bei", fr: "Aide pour", es: "Ayuda con" },
    ...{ it: "Aiuta con", pt: "Ajuda com" },
  },
};

const OF_SHIFTS =
  /(?<!\p{L})(?:rotas?|rosters?|shift (?:plan|schedule)\p{L}*|dienstpl[aä]ne?|schichtpl[aä]ne?|turnos|turni)(?!\p{L})/iu;
const SHIFTS =
  /(?<!\p{L})(?:shifts?|schichten|dienste|horaires|turnos|turni)(?: (?:are|is|sind|sont|son|sono))?:?\s+([^.!?\n;]{3,200}?)(?=, (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)\p{L}*|[.!?\n;]|$)/iu;
const OF_APPOINTMENTS =
  /(?<!\p{L})(?:appointments?|bookings?|termin\p{L}*|rendez-vous|citas?|reservas?|appuntamenti|prenotazioni)(?!\p{L})/iu;
/** "Haircut 25 minutes": what is done, and how long it takes. */
const TIMED =
  /(?<=^|[.,;:\n]\s*|\s(?:and|und|et|y|e)\s)(\p{L}[\p{L} '’&/-]{2,40}?)(?: takes?| dauert| is|:)? \(?(\d{1,3}) ?(min(?:utes?|uten|utos|uti)?)\.?\)?(?=\s*(?:[.,;\n]|$|(?:and|und|et|y|e)\s))/giu;
const NEEDS_HELP =
  /(?<!\p{L})(?:need|needs|want|looking for|brauchen|suchen|cherchons|necesitamos|buscamos|cerchiamo)(?: \p{L}+)? (?:people|helpers?|volunteers?|parents|hands|help|helfer\p{L}*|leute|freiwillige|bénévoles|voluntari\p{L}+|persone)(?: to help)?(?: (?:for|with|at|on|für|bei|pour|para|con|per))\s*:?\s+([^.!?\n]{3,200})/iu;

const DAYS: Record<Language, string[]> = {
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
  de: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(" "),
  fr: "Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche".split(" "),
  es: "Lunes Martes Miércoles Jueves Viernes Sábado Domingo".split(" "),
  it: "Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica".split(" "),
  pt: "Segunda Terça Quarta Quinta Sexta Sábado Domingo".split(" "),
};

/** The days from one to another that a text names: "Monday to Saturday"; empty where it names none. */
function daysIn(text: string, language: Language): string[] {
  const days = DAYS[language];
  const short = days.map((day) => day.slice(0, language === "en" ? 3 : 2)).join("|");
  const found = new RegExp(
    `(?<!\\p{L})(${short})\\p{L}*\\.?(?: ?[-–] ?| (?:to|till|until|through|bis|à|au|a|al) )(${short})\\p{L}*`,
    "iu",
  ).exec(text);
  const at = (name = "") =>
    days.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
  const [from, to] = [at(found?.[1]), at(found?.[2])];
  return found && from >= 0 && to > from ? days.slice(from, to + 1) : [];
}

/**
 * What can be chosen in a list of shifts, of appointments or of helpers, as a request says it without naming fields: who works, which
 * shifts and days there are, what is done and how long it takes, what help is needed for.
 */
function toldChoices(text: string, language: Language): SaidLists["choices"] {
  const choice = (id: keyof typeof LABELS, options: string[]) =>
    options.length > 1 ? [{ id, label: LABELS[id][language], options }] : [];
  if (OF_SHIFTS.test(text)) {
    const shifts = partsOf(SHIFTS.exec(text)?.[1] ?? "").map(sentenceCase);
    return [
      ...choice("day", daysIn(text, language)),
      ...choice("shift", shifts),
      ...choice("who", namedPeople(text)),
    ];
  }
  const helpers = partsOf(NEEDS_HELP.exec(text)?.[1] ?? "").map(sentenceCase);
  if (helpers.length > 1) return choice("helpsWith", helpers);
  if (!OF_APPOINTMENTS.test(text)) return [];
  const services = [...text.matchAll(TIMED)].map(
    ([, name = "", minutes = "", unit = ""]) => `${sentenceCase(name.trim())} (${minutes} ${unit})`,
  );
  return choice("service", services);
}

const OF_TIMETABLE =
  /(?<!\p{L})(?:time ?tables?|(?:exam|test|class) (?:plan|schedule|dates)|stundenplan|prüfungsplan|klausurenplan|emploi du temps|horario)(?!\p{L})[^.!?:\n]{0,60}:\s+([^!?\n]{5,600})/iu;

/** What a timetable holds behind its colon, each with its day or hour: "Maths on 3 June at 9:00 in Room 12". */
function timetableIn(text: string): string[] {
  const items = itemsOf((OF_TIMETABLE.exec(text)?.[1] ?? "").split(/\.\s+(?=\p{Lu})/u)[0] ?? "");
  return items.length > 1 && items.every((one) => /\d/.test(one)) ? items.map(sentenceCase) : [];
}

/** With what a list of shifts, appointments, helpers or lessons is told to hold, without words for its fields. */
export function withTold(lists: SaidLists, text: string, language: Language): SaidLists {
  const choices = toldChoices(text, language);
  const lessons = timetableIn(text);
  return {
    ...lists,
    entries: lessons.length > 0 ? lessons : choices.length > 0 ? [] : lists.entries,
    choices: [...lists.choices, ...choices],
  };
}
