/** When something is, at the end of what it is called: "… on Saturday 6 June from 11 to 3". */
const WHEN =
  /\s+(?:on|from|until|am|vom|ab|le|du|el|il|dal|em|no)\s+(?:(?:on|from|at|the)\s+|\d|(?:uhr|o['’]clock|[ap]m|heures?|horas?|ore)(?!\p{L})|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|giovedì|venerdì|sabato|domenica).*$/iu;

/** A name or a line without the day and the hours behind it. */
export function withoutWhen(text: string): string {
  return text.replace(WHEN, "");
}
