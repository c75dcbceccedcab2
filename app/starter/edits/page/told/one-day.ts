import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { DAYS_SAID, daysIn } from "../hours-said";
import type { Order, ReadOrder } from "../order";
import { textsOf } from "../orders/facts-of-page";
import { linesOf } from "../orders/hours-of-page";
import { inTheManner } from "../orders/set-clock";
import { everywhere } from "../orders/write-text";

const CLOCK = "\\d{1,2}(?:[:.h]\\d{2})?(?: ?(?:am|pm|Uhr|h|o['’]clock))?";
const NOW =
  "(?: (?:now|instead|from now on|jetzt|nun|künftig|ab jetzt|maintenant|désormais|ahora|adesso|agora))*";
const IS =
  "(?:(?:is|are) moving|is|are|will be|starts?|begins?|has (?:been )?(?:moved|changed)|moves?|moved|ist|sind|beginnt|fängt|startet|commence|est|passe|empieza|es|inizia|è|começa|é)";
const AT = "(?: (?:to|at|from|on|um|ab|auf|à|a las|alle|às))?";
const WHAT =
  "(?:the |our |das |unser |unsere |l['’]|notre |el |nuestro |il )?(?<what>training|practice|rehearsals?|sessions?|classes|class|meetings?|meet-?ups?|rides?|runs?|walks?|course|lessons?|probe|treffen|kurs|entraînements?|répétition|entrenamiento|ensayo|allenamento|treino)";
const FORMS = [
  pattern(
    `^${WHAT} (?:on |am |le |el |los )?(?<day>${DAYS_SAID})@${NOW} ${IS}${NOW}${AT}${NOW} (?<time>${CLOCK})${NOW}(?: an| los)?$`,
  ),
  pattern(
    `^${WHAT} ${IS}${NOW}${AT}${NOW} (?<time>${CLOCK})${NOW},? (?:on |am |le |el |los )?(?<day>${DAYS_SAID})@${NOW}$`,
  ),
  pattern(
    `^(?:the |our |das |der )?(?<day>${DAYS_SAID})@(?:['’]s)? (?<what>\\p{L}+)${NOW} ${IS}${NOW}${AT}${NOW} (?<time>${CLOCK})${NOW}$`,
  ),
  pattern(
    `^(?:on |am |le |el |los )?(?<day>${DAYS_SAID})@,? (?:we|it|wir|es|on|nous)(?: now| jetzt)? (?:start|starts|begin|begins|meet|train|ride|run|walk|rehearse|play|trainieren|treffen uns|beginnen|fangen|commençons)${NOW}${AT}${NOW} (?<time>${CLOCK})${NOW}(?: an)?$`,
  ),
  pattern(
    `^(?:change|move|set|put|shift|verschiebe?|setze?|ändere?) (?:the |our |das |die )?(?<day>${DAYS_SAID})@(?:['’]s)?(?: (?<what>\\p{L}+))? (?:to|at|auf|um) (?<time>${CLOCK})$`,
  ),
];
/** "Mondays and Wednesdays at 7pm": several days with one hour, in one sentence. */
const SHARED = new RegExp(
  `(?<![\\p{L}])(?<lead>on )?(?<days>${DAYS_SAID})(?<at>,? (?:at|from|um|ab|à|a las|alle|às) | )(?<clock>\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|Uhr|h)|\\d{1,2}[:.]\\d{2})(?![\\p{L}\\d])`,
  "giu",
);

/** "Training on Wednesday is now at 6:30pm": of days that share an hour that one has its own, and the others keep theirs. */
export const oneDay: ReadOrder = ({ text, quotes, page }) => {
  const groups =
    quotes.length > 0
      ? undefined
      : FORMS.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  const wanted = groups?.day ? daysIn(groups.day) : null;
  // Opening hours have lines of their own.
  if (!groups?.day || !groups.time || !wanted || linesOf(page).length > 0) return null;
  const shared = sharedIn(page, wanted);
  if (shared.length === 0) return null;
  const changed = shared.map((one) => parted(one, wanted, groups.day ?? "", groups.time ?? ""));
  if (changed.some((one) => one === null))
    return unchanged(
      `The page gives one hour for several days: “${shared[0]?.whole}”. Say all of them anew, such as “Mondays at 7pm and Wednesdays at 6pm”.`,
    );
  let result: EditResult | null = null;
  let source = page.source;
  for (const [at, { whole }] of shared.entries()) {
    const next = everywhere({ ...page, source }, whole, changed[at]?.text ?? "");
    if (!next?.ok) return null;
    source = next.changes.get("index.html") ?? source;
    result = next;
  }
  if (!result?.ok) return null;
  const [first] = changed;
  const facts = factOf(source, shared[0]?.clock ?? "", first?.short ?? "");
  return {
    ...result,
    changes: new Map([...result.changes, ["index.html", facts]]),
    said: `The page says “${first?.text}” now: the other ${(shared[0]?.count ?? 2) > wanted.length + 1 ? "days keep" : "day keeps"} the hour that was there.`,
    isKnown: true,
  };
};

interface Shared {
  whole: string;
  days: string;
  at: string;
  clock: string;
  count: number;
}

function sharedIn(page: Order["page"], wanted: readonly number[]): Shared[] {
  const all = textsOf(page).flatMap(({ text }) =>
    [...text.matchAll(SHARED)].flatMap(({ 0: whole, groups }) => {
      const days = daysIn(groups?.days ?? "") ?? [];
      const isPart = days.length > wanted.length && wanted.every((day) => days.includes(day));
      return isPart
        ? [
            {
              whole: whole.replace(/^on /iu, ""),
              days: groups?.days ?? "",
              at: groups?.at ?? " ",
              clock: groups?.clock ?? "",
              count: days.length,
            },
          ]
        : [];
    }),
  );
  return [...new Map(all.map((one) => [one.whole, one])).values()];
}

/** The sentence with an hour for the days that were said, and the old one for those that are left; null where it names no day by itself. */
function parted(
  { days, at, clock }: Shared,
  wanted: readonly number[],
  said: string,
  time: string,
): { text: string; short: string } | null {
  const and = /\s+(?:and|und|et|y|e|&)\s+/iu.exec(days)?.[0] ?? " and ";
  const names = days.split(/\s*,\s*(?:and |und |et |y |e )?|\s+(?:and|und|et|y|e|&)\s+/iu);
  const known = names.map((name) => daysIn(name));
  if (known.some((one) => one?.length !== 1)) return null;
  const isWanted = (at_: number) => wanted.includes(known[at_]?.[0] ?? -1);
  const own = names.filter((_, index) => isWanted(index));
  const left = names.filter((_, index) => !isWanted(index));
  if (own.length === 0 || left.length === 0 || said === "") return null;
  const hour = inTheManner(time, clock);
  const list = (all: readonly string[]) =>
    all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")}${and}${all.at(-1)}`;
  const [a, b] = isWanted(0)
    ? [[own, hour] as const, [left, clock] as const]
    : [[left, clock] as const, [own, hour] as const];
  return {
    text: `${list(a[0])}${at}${a[1]}${and}${list(b[0])}${at}${b[1]}`,
    short: `${list(a[0])} ${a[1]}, ${list(b[0])} ${b[1]}`,
  };
}

/** A fact that gave the shared hour alone gives both, with their days. */
function factOf(source: string, clock: string, short: string): string {
  const facts = /<ul class="facts">[\s\S]*?<\/ul>/.exec(source);
  if (!facts || clock === "" || short === "") return source;
  const next = facts[0].replace(`</svg>${clock}</li>`, () => `</svg>${short}</li>`);
  return source.slice(0, facts.index) + next + source.slice(facts.index + facts[0].length);
}
