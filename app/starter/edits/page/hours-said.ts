/** Days of a week from Monday on, by the beginnings of their names in the starter's languages. */
const DAYS: readonly RegExp[] = [
  /^(?:mon(?:day)?|mo(?:ntag)?|lun(?:di|es|edì)?|segunda(?:-feira)?)s?$/iu,
  /^(?:tue(?:s(?:day)?)?|di(?:enstag)?|mar(?:di|tes|tedì)?|terça(?:-feira)?)s?$/iu,
  /^(?:wed(?:nesday)?|mi(?:ttwoch)?|mer(?:credi|coledì)?|mié(?:rcoles)?|quarta(?:-feira)?)s?$/iu,
  /^(?:thu(?:r(?:s(?:day)?)?)?|do(?:nnerstag)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|quinta(?:-feira)?)s?$/iu,
  /^(?:fri(?:day)?|fr(?:eitag)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sexta(?:-feira)?)s?$/iu,
  /^(?:sat(?:urday)?|sa(?:mstag)?|sonnabend|sam(?:edi)?|sáb(?:ado)?|sab(?:ato)?)s?$/iu,
  /^(?:sun(?:day)?|so(?:nntag)?|dim(?:anche)?|dom(?:ingo|enica)?)s?$/iu,
];
const EVERY =
  /^(?:daily|every ?day|all week|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|todos os dias)$/iu;
const WEEKDAYS =
  /^(?:weekdays|werktags|unter der woche|en semaine|entre semana|nei giorni feriali|dias úteis)$/iu;
const WEEKEND =
  /^(?:weekends?|(?:the |am )?wochenende|(?:le )?week-?end|fin(?:es)? de semana|fine settimana|fim de semana)$/iu;
const DAY_WORD =
  "(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thurs?|thu|fri|sat|sun|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)";
const EVERY_WORD =
  "(?:daily|every ?day|all week|täglich|jeden tag|tous les jours|todos los días|tutti i giorni|todos os dias|weekdays|werktags|weekends?|wochenende|week-?end|fin(?:es)? de semana|fine settimana|fim de semana)";
const JOIN =
  "\\s*(?:-|–|—|to|till|until|through|bis|au|à|al?|até|and|und|et|y|e|,|&|\\+)+\\s*(?:on )?";
export const DAYS_SAID = `(?:${EVERY_WORD}|${DAY_WORD}\\.?(?:${JOIN}${DAY_WORD}\\.?){0,6})`;
const CLOCK =
  "\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|uhr|h|o['’]clock)?|noon|midnight|mittags?|mitternacht";
export const SPAN_SAID = `(?:${CLOCK})\\s*(?:-|–|—|to|till|until|bis|à|a|al|alle|às|as)\\s*(?:${CLOCK})(?:\\s*(?:,|&|and|und|et|y|e)\\s*(?:${CLOCK})\\s*(?:-|–|—|to|bis|à|a)\\s*(?:${CLOCK}))?`;
export const CLOCK_SAID = `(?:${CLOCK})`;

/** The days of a phrase as numbers from 0, Monday, to 6; null for what names none. */
export function daysIn(phrase: string): number[] | null {
  const text = phrase
    .trim()
    .replace(/^(?:on|am|le|el|il|no|na|los|les)\s+/iu, "")
    .replace(/[.,:]+$/u, "");
  if (EVERY.test(text)) return [0, 1, 2, 3, 4, 5, 6];
  if (WEEKDAYS.test(text)) return [0, 1, 2, 3, 4];
  if (WEEKEND.test(text)) return [5, 6];
  const found: number[] = [];
  const words = text
    .split(/(\s*(?:-|–|—|,|&|\+)\s*|\s+)/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  let range = false;
  for (const word of words) {
    const plain = word.replace(/[.:]$/u, "");
    const day = DAYS.findIndex((form) => form.test(plain));
    if (day >= 0) {
      const from = found.at(-1);
      if (range && from !== undefined)
        for (let at = (from + 1) % 7; at !== day; at = (at + 1) % 7) found.push(at);
      found.push(day);
      range = false;
    } else if (/^(?:-|–|—|to|till|until|through|bis|au|à|al?|até)$/iu.test(word)) range = true;
    else if (!/^(?:and|und|et|y|e|,|&|\+|on|am)$/iu.test(word)) return null;
  }
  return found.length > 0 ? [...new Set(found)] : null;
}

/** Days as one phrase, in the words of a phrase that held them: "Wednesday to Friday" of "Tuesday to Friday". */
export function daysOut(
  days: readonly number[],
  like: string,
  nameOf: (day: number) => string,
): string {
  const sorted = [...days].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last && last.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const between =
    /\s*(?:-|–|—)\s*|\s+(?:to|till|through|bis|au|à|al?|até)\s+/iu.exec(like)?.[0] ?? "–";
  const and = /\s+(?:and|und|et|y|e|&)\s+/iu.exec(like)?.[0] ?? ", ";
  return runs
    .map((run) => {
      const [first = 0] = run;
      const last = run.at(-1) ?? first;
      return run.length === 1
        ? nameOf(first)
        : run.length === 2
          ? `${nameOf(first)}${and}${nameOf(last)}`
          : `${nameOf(first)}${between}${nameOf(last)}`;
    })
    .join(", ");
}
