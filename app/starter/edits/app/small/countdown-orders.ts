import { dayOf } from "../../../match/day-of";
import { replaced } from "../../abilities/in-place-of";
import { applied, edited, there } from "../../edit";
import { anyOf } from "../said-of";
import type { SmallProgram } from "./small-order";

const PROGRAM = "script.js";
const PAGE = "index.html";
const DATE =
  /(?:(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? )?\p{L}{3,9}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? 20\d\d|\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? \p{L}{3,9}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?|20\d\d-\d\d-\d\d|\d{1,2}\.\d{1,2}\.20\d\d)/u;

/** "2027-08-01" of "1 August 2027", "1.8.2027" and the like. */
function dayIn(words: string): string | null {
  const dotted = /(\d{1,2})\.(\d{1,2})\.(20\d\d)/.exec(words);
  if (dotted)
    return `${dotted[3]}-${(dotted[2] ?? "").padStart(2, "0")}-${(dotted[1] ?? "").padStart(2, "0")}`;
  return /20\d\d-\d\d-\d\d/.exec(words)?.[0] ?? dayOf(words);
}

/** What a page that counts down can be told. */
export const COUNTDOWN: SmallProgram = {
  path: PROGRAM,
  has: /const FIRST_DAY = "/,
  orders: [
    {
      // "It's the 19th now": the month is the one that it has.
      asks: [/(?<![\p{L}\d])(?:the )?\d{1,2}(?:st|nd|rd|th)(?![\p{L}\d])/u],
      more: anyOf(
        "it'?s|its|is|now|moved|to|on|be|actually|instead|date|day|wedding|party|trip|event|changed?|set|make|it|postponed|new|will|take place|of the month|same month",
      ),
      not: anyOf(
        "question|box|title|letter|number|jan\\p{L}*|feb\\p{L}*|mar(?:ch)?|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|20\\d\\d",
      ),
      make(files, { words }) {
        const day = /(\d{1,2})(?:st|nd|rd|th)/u.exec(words)?.[1] ?? "";
        const now = /const FIRST_DAY = "([^"]*)"/.exec(files.get(PROGRAM) ?? "")?.[1] ?? "";
        const next = now.replace(/\d\d$/, day.padStart(2, "0"));
        if (Number(day) < 1 || Number(day) > 31) return null;
        if (next === now) return there(`It counts down to ${now} already.`);
        // "31 June" is no day.
        const full = next.length > 5 ? next : `2028-${next}`;
        if (new Date(`${full}T12:00Z`).toISOString().slice(0, 10) !== full) return null;
        return replaced(
          files,
          PROGRAM,
          [[/const FIRST_DAY = "[^"]*"/, `const FIRST_DAY = "${next}"`]],
          `It counts down to ${next.length > 5 ? next : `${next} of each year`} now. A browser in which somebody chose another day keeps that one.`,
        );
      },
    },
    {
      asks: [
        anyOf(
          "change|set|move|make|count(?:s|ing)?(?: down)?|date|day|it'?s|is|be|it|holiday|wedding|party|trip|event|moved|should",
        ),
        DATE,
      ],
      more: anyOf(
        "dates?|days?|target|end|from|down|until|till|holiday|wedding|party|trip|event|vacation|new|now|actually|moved|instead|start|starts|starting|of|goes|postponed",
      ),
      not: anyOf(
        "format|text|title|colou?r\\p{L}*|say|says|hours?|o'clock|am|pm|\\d{1,2}:\\d\\d|to go",
      ),
      make(files, { words }) {
        const to =
          /(?:to|until|till|on|is|be|date:?|day:?|for) ((?:the )?[^,]*)$/u.exec(words)?.[1] ??
          words;
        const day = dayIn(to);
        if (!day || Number.isNaN(new Date(day.length > 5 ? day : `2028-${day}`).getTime()))
          return null;
        const now = /const FIRST_DAY = "([^"]*)"/.exec(files.get(PROGRAM) ?? "")?.[1] ?? "";
        const next = day.length > 5 || now.length <= 5 ? day : `${now.slice(0, 5)}${day}`;
        if (next === now) return there(`It counts down to ${now} already.`);
        return replaced(
          files,
          PROGRAM,
          [[/const FIRST_DAY = "[^"]*"/, `const FIRST_DAY = "${next}"`]],
          `It counts down to ${next.length > 5 ? next : `${next} of each year`} now. A browser in which somebody chose another day keeps that one.`,
        );
      },
    },
    {
      asks: [anyOf("weeks?"), anyOf("instead(?: of)?|rather than|not"), anyOf("days?")],
      more: anyOf("show|count|display|in|number of|use|write|want|see"),
      make(files) {
        const program = replaced(
          files,
          PROGRAM,
          [
            ["const units = { days: 86400,", "const units = { weeks: 604800,"],
            ['      name === "days" ? 1 : 2,', '      name === "weeks" ? 1 : 2,'],
            [
              'parts.days + (parts.days === 1 ? " day to go" : " days to go")',
              'Math.floor(left / 86400) + (Math.floor(left / 86400) === 1 ? " day to go" : " days to go")',
            ],
          ],
          "",
        );
        const page = replaced(
          files,
          PAGE,
          [
            [
              '<div><strong id="days">0</strong><span>days</span></div>',
              '<div><strong id="weeks">0</strong><span>weeks</span></div>',
            ],
          ],
          "",
        );
        if (!program.ok || !page.ok) return null;
        return edited(
          new Map([...program.changes, ...page.changes]),
          "Weeks stand in the place of the days now; the hours beside them go up to 167, and the line below still counts all days.",
        );
      },
    },
    {
      asks: [anyOf("weeks?"), anyOf("show|add|count|with|display|see|also|include|in")],
      more: anyOf("too|number of|box|and|days|left|instead of only"),
      not: anyOf("only|instead of days|without|remove"),
      make(files) {
        const program = replaced(
          files,
          PROGRAM,
          [
            ["const units = { days: 86400,", "const units = { weeks: 604800, days: 86400,"],
            [
              '      name === "days" ? 1 : 2,',
              '      name === "days" || name === "weeks" ? 1 : 2,',
            ],
            [
              'parts.days + (parts.days === 1 ? " day to go" : " days to go")',
              'Math.floor(left / 86400) + (Math.floor(left / 86400) === 1 ? " day to go" : " days to go")',
            ],
          ],
          "",
        );
        const page = replaced(
          files,
          PAGE,
          [
            [
              '        <div><strong id="days">',
              '        <div><strong id="weeks">0</strong><span>weeks</span></div>\n        <div><strong id="days">',
            ],
          ],
          "",
        );
        if (!program.ok || !page.ok) return null;
        const tree = applied(files, new Map([...program.changes, ...page.changes]));
        const css = (tree.get("styles.css") ?? "").replace(
          "repeat(4, minmax(0, 8.5rem))",
          "repeat(5, minmax(0, 7.5rem))",
        );
        return edited(
          new Map([...program.changes, ...page.changes, ["styles.css", css]]),
          "Weeks stand before the days now; days are those beside whole weeks, and the line below counts all days.",
        );
      },
    },
  ],
};
