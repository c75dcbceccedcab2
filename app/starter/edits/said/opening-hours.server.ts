import type { FileTree } from "~/projects/files";
import type { OpeningHours } from "../../match/facts/hours";
import type { Language } from "../../match/facts/language";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { hoursOn } from "./contact-facts";
import { replacePart } from "./own-sections.server";

const ROW = /^[ \t]*<div><dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd><\/div>\n/gm;

/** Opening hours as a list of days and times, both raw. */
export function hoursList(items: readonly (readonly [string, string])[]): string {
  return `<dl class="hours">\n${items
    .map(([name, value]) => `  <div><dt>${html(name)}</dt><dd>${html(value)}</dd></div>\n`)
    .join("")}</dl>\n`;
}

/**
 * Opening hours on the page: of a day that has its own line there in that line, more of them below the
 * others, and else in the place of all.
 */
export function writeHours(
  files: FileTree,
  hours: readonly OpeningHours[],
  { language, isMore }: { language: Language; isMore: boolean },
): EditResult {
  const said = "Wrote down the opening hours as you gave them.";
  const page = files.get("index.html") ?? "";
  const old = hoursOn(page);
  const rows = hours.map(({ days, time }) => [days || "Open", time] as const);
  const there = [...page.matchAll(ROW)].map((match) => dayOf(match[1] ?? ""));
  const isOfSome = old.length > rows.length && rows.every(([days]) => there.includes(dayOf(days)));
  // A day on which it is closed is said beside those on which it is open.
  const isClosed = rows.every(([, time]) => !/\d/.test(time));
  if (old.length > 0 && (isMore || isOfSome || isClosed)) return inLines(files, rows, said);
  const result =
    besidePlaces(files, rows, said) ??
    replacePart(files, "hours", hoursList(rows), { language, said });
  const next = result.ok ? result.changes.get("index.html") : null;
  if (!result.ok || !next) return result;
  const lines = hours.map(({ days, time }) => [days, time].filter(Boolean).join(" "));
  // The page may say them again at its top.
  const again = old.reduce(
    (text, line, at) => text.split(html(line)).join(html(lines[at] ?? lines[0] ?? line)),
    next,
  );
  result.changes.set("index.html", again);
  return result;
}

const VISIT = /<div class="visit">\n(?<old>[ \t]*<dl class="hours"[^>]*>[\s\S]*?<\/dl>\n)?/;

/** Hours beside the address and the number of a place, which stay; null where the page has no such part. */
function besidePlaces(
  files: FileTree,
  rows: readonly (readonly [string, string])[],
  said: string,
): EditResult | null {
  const page = files.get("index.html") ?? "";
  const visit = VISIT.exec(page);
  if (!visit) return null;
  const list = hoursList(rows).replace(/^(?=.)/gm, "          ");
  const next = page.replace(VISIT, () => `<div class="visit">\n${list}`);
  return edited(new Map([["index.html", next]]), said);
}

/** A new time in the line of its day; a line more for a day that has none. */
function inLines(
  files: FileTree,
  rows: readonly (readonly [string, string])[],
  said: string,
): EditResult {
  let page = files.get("index.html") ?? "";
  for (const [days, time] of rows) {
    const lines = [...page.matchAll(ROW)];
    const same = lines.find((match) => dayOf(match[1] ?? "") === dayOf(days));
    const last = lines.at(-1);
    if (!last) return unchanged("I found no opening hours in index.html.");
    const line = (like: RegExpMatchArray) =>
      `${/^[ \t]*/.exec(like[0])?.[0]}<div><dt>${html(days)}</dt><dd>${html(time)}</dd></div>\n`;
    const at = same ? same.index : last.index + last[0].length;
    page = page.slice(0, at) + line(same ?? last) + page.slice(same ? at + same[0].length : at);
    if (same) {
      const before = `${same[1]} ${same[2]}`;
      page = page.split(before).join(html(`${days} ${time}`));
    }
  }
  return edited(new Map([["index.html", page]]), said);
}

const ENDS =
  /^(?:(?:on |am )?(\p{L}{2,12}) )?(?:we|it|the \w+) (?:now |only )?(opens?|closes?|shuts?|starts?|ends?)(?: now| already| only)? (?:at|from) (\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)(?: (?:on )?(\p{L}{2,12}))?(?: now)?$/iu;

/** "On Fridays we close at 12": one end of the hours of a day. Null for a wish that says none. */
export function endOfHours(wish: string): ((files: FileTree) => EditResult) | null {
  const match = ENDS.exec(wish.trim().replace(/[.!]+$/, ""));
  if (!match) return null;
  const [, before, verb = "", time = "", after] = match;
  const day = before ?? after;
  return (files) => {
    const lines = [...(files.get("index.html") ?? "").matchAll(ROW)];
    const line = day
      ? lines.find(([, days = ""]) => dayOf(days) === dayOf(day))
      : lines.length === 1
        ? lines[0]
        : undefined;
    const [start, end] = (line?.[2] ?? "").split(/(?<=\S)\s*[-–—]\s*/);
    if (!line?.[1] || !start || !end)
      return unchanged(
        lines.length > 1 && !day
          ? "There are several opening hours: say of which day."
          : `I found no opening hours${day ? ` of ${day}` : ""} in index.html.`,
      );
    const isStart = /^(?:open|start)/i.test(verb);
    const dash = (line[2] ?? "").slice(start.length, -end.length);
    const times = isStart ? `${time.trim()}${dash}${end}` : `${start}${dash}${time.trim()}`;
    return inLines(files, [[line[1], times]], `The hours of ${line[1]} are ${times} now.`);
  };
}

/** "Fridays" and "Fri" are one day. */
function dayOf(days: string): string {
  return days
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => word.slice(0, 2))
    .replace(/\s+/g, "");
}
