import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { everywhere } from "./write-text";

const DAYS: readonly (readonly string[])[] = [
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
  ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"],
];
const DAY = `(?:${DAYS.flat().join("|")})s?`;
const FORM = pattern(
  `^(?:from now on |ab jetzt |now )?(?:(?:we|they|it|the [\\p{L} ]{3,30}|our [\\p{L} ]{3,30}|wir|das [\\p{L}]+|der [\\p{L}]+|die [\\p{L}]+|unser[\\p{L}]* [\\p{L}]+|nous|on|ci|nos) )?(?:meet|train|play|gather|practi[sc]e|rehearse|is|are|takes place|happens|has moved|moved|treffen|trainieren|spielen|proben|ist|sind|findet|nous retrouvons|se retrouve|nos reunimos|entrenamos|incontriamo|alleniamo)(?: (?:uns|now|jetzt|nun|statt|always|maintenant|ahora|ora))*(?: (?:on|to|every|am|jeden|immer|le|los|el|il|ogni|cada))* (?<day>${DAY})(?: (?:now|instead|jetzt|statt|from now on|ab jetzt|désormais|ahora|adesso))*$`,
);

/** Another day of the week for what happens on one: the only one that the texts of the page name. */
export function setWeekday({ text, page }: Order): EditResult | null {
  const said = FORM.exec(text)?.groups?.day;
  if (!said) return null;
  const visible = page.source
    .slice(page.source.indexOf("<body"))
    .replace(/<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>|<[^>]*>/g, "\n");
  const shown = [...visible.matchAll(new RegExp(`(?<!\\p{L})${DAY}(?!\\p{L})`, "giu"))].map(
    ([day]) => day,
  );
  const plain = (day: string) => day.toLowerCase().replace(/s$/u, "");
  const days = new Set(shown.map(plain));
  const [old] = days;
  if (!old || days.size > 1) return null;
  if (old === plain(said)) return unchanged(`It says ${said} already.`);
  const next = said.replace(/s$/u, "");
  const first = everywhere(
    page,
    shown.find((day) => plain(day) === old && !/s$/u.test(day)) ?? old,
    next,
  );
  return first ?? everywhere(page, `${old}s`, `${next}s`);
}
