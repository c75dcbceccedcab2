import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { DAYS_SAID, daysIn } from "../hours-said";
import type { Order } from "../order";
import { pageEdit, saying } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { textsOf } from "./facts-of-page";
import { everywhere } from "./write-text";

const HALF = "am|pm|Uhr|h|o['’]clock";
const HOUR = `\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:${HALF}))?`;
const NOW =
  "(?: (?:now|instead|already|jetzt|schon|erst|nun|maintenant|désormais|ahora|ya|adesso|ora|agora|já))*";
const BEGINS =
  "(?:starts?|begins?|kicks? off|gets going|will start|will begin|is starting|opens?|geht los|geht|beginnt|startet|fängt|commence|débute|démarre|empieza|comienza|arranca|inizia|comincia|começa|inicia)";
const AT = "(?: (?:at|from|around|um|ab|gegen|à|vers|a las|a la|alle|dalle|às|at the))?";
const FORMS = [
  pattern(
    `^(?:(?:it|we|everything|the \\p{L}+(?: \\p{L}+)?|our \\p{L}+|doors|es|alles|die \\p{L}+|das \\p{L}+|der \\p{L}+|ça|la \\p{L}+|le \\p{L}+|el \\p{L}+|il \\p{L}+|lo \\p{L}+|o \\p{L}+|a \\p{L}+)${NOW} )?${BEGINS}${NOW}${AT}${NOW} (?<value>${HOUR})${NOW}(?: an| los)?(?:,? (?:not|instead of|rather than|and not|nicht|statt|pas|non|no|em vez de|au lieu de|en vez de|invece di)(?: at| um| à| a las| alle)? (?<old>${HOUR}))?${NOW}$`,
  ),
  pattern(
    `^(?:the )?(?:start|starting time|start time|beginning|beginn|anfang|début|inicio|inizio|início)(?: time)? (?:is|has moved|moved|changed|ist|est|es|è|é)${NOW}(?: (?:to|at|um|à|a las|alle|às))? (?<value>${HOUR})${NOW}$`,
  ),
];
const ON_DAY = pattern(
  `^(?:on )?(?<day>${DAYS_SAID})(?:['’]s)?(?: (?:\\p{L}+))?? (?:has (?:been )?moved|moved|was moved|moves|is|are|starts?|begins?|changed|ist|beginnt|wird|startet|est|commence|passe|es|empieza|è|inizia|é|começa|verschiebt sich)${NOW}(?: (?:to|at|on|auf|um|à|a las|alle|às))?${NOW} (?<value>${HOUR})${NOW}$`,
);

/** "Starts at 3 now, not 2", "Thursday has moved to 6.45pm": another hour of what happens. */
export function setClock({ text, page }: Order): EditResult | null {
  const onDay = ON_DAY.exec(text)?.groups;
  const days = onDay?.day ? daysIn(onDay.day) : null;
  if (onDay?.value && days) return ofDay(page, days, onDay.value);
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.value) continue;
    const hours = hoursOf(page);
    const named = groups.old
      ? hours.filter(({ hour }) => isSameHour(hour, groups.old ?? ""))
      : hours.filter(({ piece }) => piece.kind === "fact");
    const all = [
      ...new Set((named.length > 0 || groups.old ? named : hours).map(({ hour }) => hour)),
    ];
    const [old, other] = all;
    if (!old || other) return null;
    const next = inTheManner(groups.value, old);
    return next === old ? null : everywhere(page, old, next);
  }
  return null;
}

const SHOWN = new RegExp(
  `(?<![\\d:.,/£$€₹])(?:\\d{1,2}[:.h]\\d{2}\\s?(?:${HALF})?|\\d{1,2}\\s?(?:${HALF}))(?![\\p{L}\\d])`,
  "giu",
);

/** The hours that people read on the page. Those of a list that is an example are of no matter. */
function hoursOf(page: Page): { hour: string; piece: Piece }[] {
  return textsOf(page)
    .filter(({ piece }) => !isExample(page, piece))
    .flatMap(({ text, piece }) => [...text.matchAll(SHOWN)].map(([hour]) => ({ hour, piece })));
}

function isExample({ pieces }: Page, { section }: Piece): boolean {
  return (
    section !== null &&
    pieces.some(
      ({ element, section: own }) =>
        own === section &&
        element.attrs.some(({ name, value }) => name === "class" && value === "section-note"),
    )
  );
}

const isSameHour = (shown: string, said: string) =>
  Number.parseInt(shown, 10) === Number.parseInt(said, 10) &&
  (/[:.h](\d{2})/.exec(shown)?.[1] ?? "00") === (/[:.h](\d{2})/.exec(said)?.[1] ?? "00");

/** An hour as the old one is written: "3" beside "2pm" is "3pm". */
export function inTheManner(said: string, old: string): string {
  const half = new RegExp(`(\\s?)(${HALF})$`, "iu");
  if (half.test(said)) return said;
  const minutes = /^\d{1,2}([:.h])\d{2}/.exec(old);
  const plain = /^\d{1,2}$/.test(said) && minutes ? `${said}${minutes[1]}00` : said;
  return `${plain}${half.exec(old)?.[0] ?? ""}`;
}

/** The hour of the one entry that happens on a day: behind the day where none was given. */
function ofDay(page: Page, days: readonly number[], hour: string): EditResult | null {
  const entries = page.pieces.filter(({ entry, kind }) => {
    const at =
      kind === "entry" && entry ? daysIn((entry.time?.text ?? "").replace(SHOWN, "").trim()) : null;
    return at !== null && at.join() === days.join();
  });
  const [piece, other] = entries;
  const time = piece?.entry?.time;
  if (!time || other) return null;
  const old = SHOWN.exec(time.text)?.[0];
  SHOWN.lastIndex = 0;
  const next = old ? time.text.replace(old, inTheManner(hour, old)) : `${time.text}, ${hour}`;
  return pageEdit(page.source, [saying(page.source, time.place, next)], `It says “${next}” now.`);
}
