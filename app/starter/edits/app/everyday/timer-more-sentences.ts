import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { type EditResult, edited, there } from "../../edit";
import { quoted } from "../small/small-order";
import { form, type Sentence } from "./sentence";
import { isTimer, REST, WORK } from "./timer-sentences";

const PROGRAM = "script.js";

/** What a timer says during its rounds, when it begins and how long it takes. */
export const TIMER_MORE_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        "(?:show|display|give|put|add|have)(?: me)?(?: (?:an?|some|the))*(?: (?:random|short|nice|motivating|inspiring|motivational|inspirational|little))* (?:quotes?|sayings?|proverbs?|motto)(?: (?:during|while|in|for|when|on|at))(?: (?:it is|i have|i am in))?(?: (?:the|a|every|each))* (?:breaks?|rests?|pauses?)",
      ),
    ],
    make: proverbs,
  },
  {
    forms: [
      form(
        `(?:show|display|say|write)(?: me)?(?: the text)? ["“„][^"“”„]{1,120}["”“] (?:during|while|in|for|when|on)(?: (?:it is|i am))? (?:(?<work>${WORK})|(?<rest>${REST}))`,
      ),
    ],
    make: (files, said, clause) =>
      sayingOf(files, said.rest ? "rest" : "work", quoted(clause.said)),
  },
  {
    forms: [
      form(
        "(?:start|begin|run|go)(?: (?:the timer|it|running|counting))? (?:automatically|by itself|at once|right away|immediately)(?: (?:when|as soon as|once) (?:the |i )?(?:page|app|it|open)(?: (?:opens?|loads?|is opened|is loaded|it|the page|the app))?)?|(?:auto[- ]?start|start on its own)(?: (?:when|as soon as|once) (?:the )?(?:page|app) (?:opens|loads))?",
      ),
    ],
    make: startsItself,
  },
  {
    forms: [
      form(
        "(?:i |we |you |it )?(?:can'?t|cannot|can not|won'?t let me|doesn'?t let me|am not able to)(?: be)? (?:set|choose|enter|have|use|put in|type|select|make it)(?: (?:it|the (?:time|timer|focus|minutes)|to|for|a time of))* (?:more|longer|higher) than (?<minutes>\\d{2,4}) ?(?:minutes?|mins?|m)?",
      ),
      form(
        "(?:allow|let me (?:set|enter|choose)|(?:be able to )?(?:set|enter|choose)|make it possible to (?:set|enter))(?: (?:a )?(?:times?|rounds?|focus))* (?:of )?(?:more|longer) than (?<minutes>\\d{2,4}) ?(?:minutes?|mins?|m)",
      ),
    ],
    make: (files, { minutes = "" }) => longerThan(files, Number(minutes)),
  },
];

const ANNOUNCE = '      <p class="visually-hidden" id="announce" role="status"></p>\n';
/** Old sayings that belong to nobody. */
const PROVERBS = [
  "Slow and steady wins the race.",
  "Many hands make light work.",
  "Well begun is half done.",
  "A change is as good as a rest.",
  "Little strokes fell great oaks.",
];

/** A saying below the clock during the rest, another one each time. */
function proverbs(files: FileTree): EditResult | null {
  return besideClock(
    files,
    `const SAYINGS = ${JSON.stringify(PROVERBS, null, 2)};\n`,
    'if (room.dataset.mode !== mode)\n    saying.textContent =\n      mode === "rest" ? (SAYINGS[Math.floor(Math.random() * SAYINGS.length)] ?? "") : "";',
    `During the rest one of ${PROVERBS.length} proverbs stands below the clock, another one each time; they are in script.js.`,
  );
}

function sayingOf(files: FileTree, mode: "work" | "rest", text: string | null): EditResult | null {
  return text === null
    ? null
    : besideClock(
        files,
        "",
        `saying.textContent = mode === "${mode}" ? ${jsInline(text)} : "";`,
        `During ${mode === "work" ? "focus" : "rest"} “${text}” stands below the clock.`,
      );
}

function besideClock(files: FileTree, list: string, line: string, said: string): EditResult | null {
  const page = files.get("index.html") ?? "";
  const code = files.get(PROGRAM) ?? "";
  const first = "const pageTitle = document.title;\n";
  const shown = "  room.dataset.mode = mode;\n";
  if (!isTimer(files) || !page.includes(ANNOUNCE) || !code.includes(first) || !code.includes(shown))
    return null;
  if (page.includes('id="saying"')) return there("A saying stands below the clock already.");
  const program = code
    .replace(first, () => `${first}const saying = document.getElementById("saying");\n${list}`)
    .replace(shown, () => `  ${line}\n${shown}`)
    // Before anything is shown its mode is none that it had.
    .replace(/^show\(\);\n$/m, () => 'room.dataset.mode = "";\nshow();\n');
  return edited(
    new Map([
      [
        "index.html",
        page.replace(ANNOUNCE, () => `      <p class="muted" id="saying"></p>\n${ANNOUNCE}`),
      ],
      [PROGRAM, program],
    ]),
    said,
  );
}

function startsItself(files: FileTree): EditResult | null {
  const code = files.get(PROGRAM) ?? "";
  if (!isTimer(files) || !/^show\(\);\n$/m.test(code)) return null;
  return /^start\(\);\nshow\(\);\n$/m.test(code)
    ? there("It starts by itself already when the page is opened.")
    : edited(
        new Map([[PROGRAM, code.replace(/^show\(\);\n$/m, () => "start();\nshow();\n")]]),
        "The time runs as soon as the page is opened.",
      );
}

/** Longest time that the settings take, in minutes: a day. */
const MOST_MINUTES = 1440;

function longerThan(files: FileTree, minutes: number): EditResult | null {
  const page = files.get("index.html") ?? "";
  const most = Number(/id="work" type="number" min="1" max="(\d+)"/.exec(page)?.[1]);
  if (!isTimer(files) || !most || minutes >= MOST_MINUTES) return null;
  if (minutes < most)
    return there(`“Settings” below the buttons takes up to ${most} minutes already.`);
  const code = files.get(PROGRAM) ?? "";
  return edited(
    new Map([
      ["index.html", page.replaceAll(`max="${most}"`, `max="${MOST_MINUTES}"`)],
      [PROGRAM, code.replace(`Math.min(${most},`, `Math.min(${MOST_MINUTES},`)],
    ]),
    `“Settings” below the buttons takes up to ${MOST_MINUTES} minutes now, a whole day; it was ${most}, and you spoke of ${minutes}.`,
  );
}
