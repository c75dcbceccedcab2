import { sentenceCase } from "../../../match/words";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { CLOCK_SAID, DAYS_SAID, daysIn, daysOut, SPAN_SAID } from "../hours-said";
import type { Order } from "../order";
import { saying, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { DAY_NAMES } from "./day-names";

const CLOSED =
  /(?<!\p{L})(?:closed|close|shut|geschlossen|zu(?: haben)?|ruhetag|fermée?s?|cerrad[oa]s?|chius[oi]|fechad[oa]s?)(?!\p{L})/iu;
const FILLING =
  /(?<!\p{L})(?:we['’]re|i['’]m|i|am|any ?more|from now on|ab jetzt|künftig|we|are|is|our|the|now|also|too|as well|open|opens?|opening|hours?|times?|on|from|at|then|again|longer|only|should be|should|will be|be|change|set|update|make|add|to|of|for|say|that|every|each|instead|till|until|by|it['’]s|shop|café|cafe|place|store|restaurant|there|new|wir|haben|sind|unsere?|die|der|öffnungszeiten?|geöffnet|offen|auf|auch|am|an|von|ab|jetzt|nun|neu|nur noch|nur|länger|ist|immer|ändere?|setze?|uhr|nous|sommes|on est|est|ouverts?|ouvrons|horaires?|le|les|de|des|du|maintenant|désormais|aussi|seulement|abrimos|estamos|abiert[oa]s?|horarios?|el|los|ahora|también|siamo|apert[oi]|apriamo|orari[oi]?|il|la|adesso|anche|ora|dalle|das|abertos?|horários?|agora|às|aos?|também|change the|update the)(?!\p{L})/giu;
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:until|till|bis|to|jusqu['’]à|hasta(?: las)?|fino alle|até(?: às)?)\\s+(${CLOCK_SAID})`,
  "iu",
);
const SINCE = new RegExp(
  `(?<!\\p{L})(?:from|opens? at|open at|ab|von|à partir de|desde(?: las)?|dalle|a partir das)\\s+(${CLOCK_SAID})`,
  "iu",
);
const CLOSES = new RegExp(
  `(?<!\\p{L})(?:closes?|close|schließ\\p{L}*|fermons|cerramos|chiudiamo|fechamos)\\s+(?:at|um|à|a las|alle|às)?\\s*(${CLOCK_SAID})`,
  "iu",
);
const OPENS = new RegExp(
  `(?<!\\p{L})(?:opens?|starts?|begins?|beginnt|startet|commence|empieza|inizia|começa|öffne\\p{L}*|ouvrons|abrimos|apriamo)\\s+(?:at|um|à|a las|alle|às)\\s*(${CLOCK_SAID})`,
  "iu",
);
const NO_LONGER =
  /(?<!\p{L})(?:do(?:es)?n['’]t|do not|won['’]t|no longer|not|nicht(?: mehr)?|n['’]ouvrons plus|no abrimos|non apriamo|não abrimos)(?: (?:open|be open|work|geöffnet|offen|auf))?(?!\p{L})/iu;
const CLOSED_WORDS: Readonly<Record<string, string>> = {
  en: "closed",
  de: "geschlossen",
  fr: "fermé",
  es: "cerrado",
  it: "chiuso",
  pt: "fechado",
};
interface Line {
  piece: Piece;
  days: number[];
  said: string;
  time: string;
}

/** Other hours of some days: "we now open on Mondays too, 8am to 2pm", "sonntags geschlossen", "Friday until 10pm". */
export function setHours({ text, page }: Order): EditResult | null {
  if (text.includes("⟦")) return null;
  const days = new RegExp(`(?<!\\p{L})${DAYS_SAID}(?!\\p{L})`, "iu").exec(text);
  if (!days) return null;
  const wanted = daysIn(days[0]);
  const lines = linesOf(page);
  if (!wanted || lines.length === 0) return null;
  let rest = `${text.slice(0, days.index)} ${text.slice(days.index + days[0].length)}`;
  // More days than one phrase are more wishes than one.
  if (
    new RegExp(`(?<!\\p{L})(?:${DAYS_SAID})(?!\\p{L})`, "iu").test(
      rest.replace(/(?<!\p{L})(?:do|so|mar|mo|di|mi|sa|lun)(?!\p{L})/giu, ""),
    )
  )
    return null;
  const take = (form: RegExp): RegExpExecArray | null => {
    const match = form.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  const span = take(new RegExp(`(?:from |von |de |dalle |das )?(${SPAN_SAID})(?!\\p{L})`, "iu"));
  const closes = span ? null : (take(CLOSES) ?? take(UNTIL));
  const opens = span || closes ? null : (take(OPENS) ?? take(SINCE));
  const closed = span || closes || opens ? null : (take(NO_LONGER) ?? take(CLOSED));
  if (!span && !closes && !opens && !closed) return null;
  if (/\p{L}|\d/u.test(rest.replace(FILLING, " ").replace(/[\s,.:;–—-]+/g, ""))) return null;
  const language = languageOfPage(page.source);
  const nameOf = (day: number) => DAY_NAMES[language]?.[day] ?? String(day);
  const time = (old: string | undefined): string | null => {
    if (span) return span[1]?.trim() ?? null;
    if (closed) return CLOSED_WORDS[language] ?? "closed";
    const parts = /^(.*?)(\s*(?:-|–|—)\s*|\s+(?:to|till|until|bis|à|a|al|alle|às)\s+)(.*)$/iu.exec(
      old ?? "",
    );
    if (!parts) return null;
    return closes
      ? `${parts[1]}${parts[2]}${closes[1]?.trim()}`
      : `${opens?.[1]?.trim()}${parts[2]}${parts[3]}`;
  };
  return write(page, lines, wanted, time, nameOf, sentenceCase(days[0].trim()));
}

function linesOf({ pieces }: Page): Line[] {
  return pieces.flatMap((piece) => {
    const { entry } = piece;
    const days = entry?.time && piece.kind === "entry" ? daysIn(entry.name.text) : null;
    return entry?.time && days
      ? [{ piece, days, said: entry.name.text, time: entry.time.text }]
      : [];
  });
}

function write(
  { source }: Page,
  lines: readonly Line[],
  wanted: readonly number[],
  timeOf: (old: string | undefined) => string | null,
  nameOf: (day: number) => string,
  saidDays: string,
): EditResult | null {
  const touched = lines.filter(({ days }) => days.some((day) => wanted.includes(day)));
  const time = timeOf(touched[0]?.time);
  if (time === null) return unchanged("From when to when? Say both hours of that day.");
  const same =
    touched.length === 1 && touched[0]?.days.length === wanted.length && touched[0].time === time;
  if (same) return unchanged(`The hours say that already.`);
  const model = touched[0] ?? lines.at(-1);
  if (!model?.piece.entry?.time) return null;
  // Several days are written as they were said.
  const name = wanted.length > 1 ? saidDays : daysOut(wanted, model.said, nameOf);
  const { entry } = model.piece;
  const lineOf = (days: string, hours: string) =>
    source
      .slice(...spanOf(source, model.piece))
      .replace(/(<dt[^>]*>)[\s\S]*?(<\/dt>)/, (_, open, close) => `${open}${html(days)}${close}`)
      .replace(/(<dd[^>]*>)[\s\S]*?(<\/dd>)/, (_, open, close) => `${open}${html(hours)}${close}`);
  if (entry?.name.element.tagName !== "dt") {
    if (
      touched.length !== 1 ||
      !touched[0] ||
      touched[0].days.length !== wanted.length ||
      !entry?.time
    )
      return null;
    return edited(
      new Map([[PAGE, withChanges(source, [saying(source, entry.time.place, time)])]]),
      `${name}: ${time} now.`,
    );
  }
  const changes = touched.map(({ piece, days, said, time: old }) => {
    const left = days.filter((day) => !wanted.includes(day));
    const [start, end] = spanOf(source, piece);
    const isFirst = piece === touched[0]?.piece;
    const kept = left.length > 0 ? lineOf(daysOut(left, said, nameOf), old) : "";
    const own = isFirst ? lineOf(name, time) : "";
    // In the order of the week.
    return {
      start,
      end,
      text: Math.min(...left, 7) < Math.min(...wanted) ? kept + own : own + kept,
    };
  });
  if (touched.length === 0) {
    const behind = [...lines].reverse().find(({ days }) => Math.min(...days) < Math.min(...wanted));
    const at = behind
      ? spanOf(source, behind.piece)[1]
      : spanOf(source, lines[0]?.piece ?? model.piece)[0];
    changes.push({ start: at, end: at, text: lineOf(name, time) });
  }
  const next = withChanges(source, changes);
  const [old] = touched;
  const fact = old && `${old.said} ${old.time}`;
  const left = old?.days.filter((day) => !wanted.includes(day)) ?? [];
  const short =
    old && left.length > 0 ? `${daysOut(left, old.said, nameOf)} ${old.time}` : `${name} ${time}`;
  const facts = fact
    ? next.replace(
        new RegExp(
          `(<li>(?:<svg[\\s\\S]*?</svg>)?)${fact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(</li>)`,
        ),
        (_, open, close) => `${open}${html(short)}${close}`,
      )
    : next;
  return edited(new Map([[PAGE, facts]]), `${name}: ${time} now.`);
}

function spanOf(source: string, { place }: Piece): [number, number] {
  const { start, end } = wholeLines(source, place);
  return [start, end];
}
