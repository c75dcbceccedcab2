/** The days of a week from Monday on, as the languages of the starter name them. */
const DAYS: readonly (readonly string[])[] = [
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
  ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
];
/** Days that are the same word for one and for many. */
const INVARIABLE = /^(?:lunes|martes|miércoles|jueves|viernes|.*[ìo]|domenica)$/u;

/** A day in place of an old one: in its language, of one week or of every one, small or with a capital as it was. */
export function dayLike(day: string, old: string): string {
  const [said, there] = [placeOf(day), placeOf(old)];
  if (!said || !there) return day;
  const name = DAYS[there.language]?.[said.number] ?? day;
  const next = there.isEvery && !INVARIABLE.test(name) ? `${name}s` : name;
  return /^\p{Lu}/u.test(old) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
}

function placeOf(day: string): { language: number; number: number; isEvery: boolean } | null {
  const word = day.toLowerCase();
  for (const name of [word, word.replace(/s$/u, "")]) {
    for (const [language, names] of DAYS.entries()) {
      const number = names.indexOf(name);
      if (number >= 0) return { language, number, isEvery: name !== word };
    }
  }
  return null;
}
