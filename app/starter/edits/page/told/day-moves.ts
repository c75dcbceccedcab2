import { escapePattern } from "~/projects/escape-pattern";
import { refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { DAYS_SAID, daysIn } from "../hours-said";
import type { Order, ReadOrder } from "../order";
import { textsOf } from "../orders/facts-of-page";
import { everywhere } from "../orders/write-text";

const WHAT =
  "(?:training|practice|rehearsals?|sessions?|class(?:es)?|meetings?|rides?|runs?|walks?|course|lessons?|yoga|choir)";
const MOVES_TO =
  "(?:moves?|is moving|are moving|has moved|have moved|changes?|is changing|goes|switch(?:es)?|will be)(?: from (?<from>\\p{L}+))? (?:to|on)";
const FORM = pattern(
  `^(?:the |our )?(?:(?<who>[\\p{L}'’-]{3,20}) )?(?<what>${WHAT})(?: on (?<old>${DAYS_SAID}))? ${MOVES_TO} (?<day>${DAYS_SAID})(?:,? (?:at )?(?:the )?same (?:time|times|hours?))?(?: (?:now|instead|from now on))?$`,
);
const DAY = new RegExp(`(?<!\\p{L})(?:${DAYS_SAID})(?!\\p{L})`, "giu");

/** "Junior training moves to Wednesdays, same time": the day that stands beside it is another one now. */
export const dayMoves: ReadOrder = ({ text, quotes, page }) => {
  const groups = quotes.length > 0 ? undefined : FORM.exec(text)?.groups;
  if (!groups?.day || daysIn(groups.day)?.length !== 1) return null;
  const byDay = [groups.old, groups.from, groups.who].find((one) => one && daysIn(one));
  const old = byDay ?? dayBeside(page, groups.who ?? "");
  const next = groups.day.replace(/s$/iu, "");
  const name = `${groups.who ? `${groups.who} ` : ""}${groups.what ?? ""}`;
  if (old) {
    const result = everywhere(page, old.replace(/s$/iu, ""), next);
    if (result?.ok) return { ...result, isKnown: true };
  }
  const there = daysOn(page);
  if (there.length === 0) return null;
  return refused(
    `The page does not say which day is that of “${name}”: it names ${there.join(" and ")}. Say the day, as in “change ${there.at(-1)} to ${next} everywhere”.`,
  );
};

/** The one day in the texts that name somebody; null where they name none or several. */
function dayBeside(page: Order["page"], who: string): string | null {
  if (who === "") return null;
  const named = new RegExp(
    `(?<!\\p{L})${escapePattern(who.replace(/s$/iu, ""))}s?(?!\\p{L})`,
    "iu",
  );
  const texts = textsOf(page).filter(({ text }) => named.test(text));
  const days = new Set(texts.flatMap(({ text }) => text.match(DAY) ?? []));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

function daysOn(page: Order["page"]): string[] {
  const all = textsOf(page).flatMap(({ text }) => text.match(DAY) ?? []);
  return [...new Set(all.filter((day) => day.length > 4))];
}
