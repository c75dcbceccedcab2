import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import type { Clause } from "../clause";

const PROGRAM = "script.js";
const PAGE = "index.html";
const MINUTES = "(?:min|mins|minutes?)";
const PUTS =
  "(?:(?:please|can you|set|make|start|begin|change|have|put|run|use|give|it|the|a|my|default|standard|usual|normal|initial|starting|session|timer|clock|time|countdown|round|length|should|be|must|to|at|with|from|for|last|long|of|is) )*";
const ONE = new RegExp(
  `^${PUTS}(?<one>\\d{1,3}) ?-?${MINUTES}(?: (?:timer|long|instead|each|rounds?|by default|as (?:the )?default))*$`,
  "iu",
);
const TWO = new RegExp(
  `^${PUTS}(?:work |focus )?(?<one>\\d{1,3})(?: ?${MINUTES})?(?: on| work| focus)? ?(?:,|\\/|and|-|then) ?(?<other>\\d{1,3})(?: ?${MINUTES})?(?: off| break| rest| pause)?$`,
  "iu",
);
/** "Make the work time 50 minutes": the one that is named. */
const NAMED = new RegExp(
  `^${PUTS}(?:(?<work>work|focus|study)|break|rest|pause)(?:ing)?(?: (?:times?|sessions?|periods?|rounds?|intervals?|durations?|phases?|lengths?|timer))+ ${PUTS}(?<one>\\d{1,3}) ?-?${MINUTES}(?: long| each| instead)?$`,
  "iu",
);
/** "25 minutes should be 30": a length that is there, and what it is to be. */
const OTHER_LENGTH = new RegExp(
  `^(?:(?:the|my|those|change|make|turn|set|replace) )*(?<old>\\d{1,3})(?: ?-?${MINUTES})?(?: (?:round|timer|break|rest|pause))? (?:(?:should|must|needs? to|has to|ought to) (?:be|become|last)|(?:in)?to|into|with|become|->|→) (?<one>\\d{1,3})(?: ?-?${MINUTES})?(?: instead)?$`,
  "iu",
);
/** "Add a 5 minute break after each session": the rest that follows a round. */
const AFTER_EACH = `(?:(?:after|between|at the end of|following) (?:(?:each|every|all|the|my|a|one|any) )*(?:focus |work |study |timer )*(?:sessions?|rounds?|pomodoros?|focus|timers?|blocks?))`;
const REST_AFTER = [
  `^${PUTS}(?:(?:add|want|need|i|we|get|take|include|there|short|also) )*(?:an? )?(?<one>\\d{1,3}) ?-?${MINUTES}(?: long)? ?-?(?:short )?(?:breaks?|rests?|pauses?) ${AFTER_EACH}$`,
  `^${PUTS}(?:(?:add|want|need|i|we|get|take|include|there|short|also) )*(?:breaks?|rests?|pauses?) (?:of |for )?(?<one>\\d{1,3}) ?-?${MINUTES}(?: long)? ${AFTER_EACH}$`,
  `^${AFTER_EACH},? (?:(?:there|should|be|i|we|add|want|need|take|get|have|is|a|an|it|give|me|us) )*(?<one>\\d{1,3}) ?-?${MINUTES}(?: long)? ?(?:breaks?|rests?|pauses?)$`,
].map((source) => new RegExp(source, "iu"));
const BEEPS = /(?<!\p{L})(?:beep|ring|chime|sound|alarm|tone|ding)(?:s|ing|ed)?(?!\p{L})/iu;
const TIMES =
  /(?<!\d)(?:(?<count>\d{1,2}) (?:times|beeps|rings|tones)|(?<word>once|twice|three times|four times|five times))/iu;
const WORDS: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, "three times": 3, "four times": 4, "five times": 5 },
};
const OTHER_END =
  /(?<!\p{L})(?:button|preset|every|after|left|before|last|halfway|remaining|louder|music)(?!\p{L})/iu;

/** How long a timer runs where only the minutes are said, and how often it sounds. */
export function readTimerLength({ words }: Clause, files: FileTree): Edit | null {
  const code = files.get(PROGRAM) ?? "";
  if (!/const DEFAULTS = \{ work/.test(code)) return null;
  const beeps = BEEPS.test(words) && !OTHER_END.test(words) ? TIMES.exec(words)?.groups : null;
  if (beeps) {
    const count = beeps.count ? Number(beeps.count) : (WORDS[beeps.word?.toLowerCase() ?? ""] ?? 0);
    return count > 0 && count <= 12 ? (tree) => sounding(tree, count) : null;
  }
  const after = REST_AFTER.map((each) => each.exec(words)?.groups?.one).find(Boolean);
  if (after) return (tree) => restingAfter(tree, Number(after));
  if (OTHER_END.test(words) || /button|preset/u.test(words)) return null;
  const named = NAMED.exec(words)?.groups;
  if (named) {
    const work = Number(/const DEFAULTS = \{ work: (\d+)/.exec(code)?.[1] ?? 25);
    return named.work
      ? (tree) => lasting(tree, { work: Number(named.one) })
      : (tree) => lasting(tree, { work, rest: Number(named.one) });
  }
  const other = OTHER_LENGTH.exec(words)?.groups;
  if (other) {
    const now = /const DEFAULTS = \{ work: (\d+), rest: (\d+) \}/.exec(code);
    if (other.old === now?.[1]) return (tree) => lasting(tree, { work: Number(other.one) });
    return other.old === now?.[2]
      ? (tree) => lasting(tree, { work: Number(now?.[1]), rest: Number(other.one) })
      : null;
  }
  const two = TWO.exec(words)?.groups;
  // "25 5" has no word for what it is, and "10/2" may be a day.
  if (two && (/min|break|rest|off|pause|work|focus/u.test(words) || words.includes("and")))
    return (tree) => lasting(tree, { work: Number(two.one), rest: Number(two.other) });
  const one = ONE.exec(words)?.groups?.one;
  return one ? (tree) => lasting(tree, { work: Number(one) }) : null;
}

function restingAfter(files: FileTree, minutes: number): EditResult {
  const now = /const DEFAULTS = \{ work: (\d+), rest: (\d+) \}/.exec(files.get(PROGRAM) ?? "");
  return Number(now?.[2]) === minutes
    ? there(`A rest of ${minutes} minutes follows each round already; “Start” begins it.`)
    : lasting(files, { work: Number(now?.[1] ?? 25), rest: minutes });
}

/** The least and the most minutes that the settings of a timer take. */
function boundsIn(code: string): [least: number, most: number] {
  const [, most, least] = /Math\.min\((\d+), Math\.max\((\d+),/.exec(code) ?? [];
  return [Number(least ?? 1), Number(most ?? 180)];
}

function lasting(files: FileTree, lengths: { work: number; rest?: number }): EditResult {
  const now = /const DEFAULTS = \{ work: (\d+), rest: (\d+) \}/.exec(files.get(PROGRAM) ?? "");
  const { work, rest = Number(now?.[2] ?? 5) } = lengths;
  const [least, most] = boundsIn(files.get(PROGRAM) ?? "");
  if (Math.min(work, rest) < least || Math.max(work, rest) > most)
    return there(`A round lasts from ${least} ${least === 1 ? "minute" : "minutes"} to ${most}.`);
  if (Number(now?.[1]) === work && Number(now?.[2]) === rest)
    return there(`A round lasts ${work} minutes already, and a rest ${rest}.`);
  const program = replaced(
    files,
    PROGRAM,
    [
      [
        /const DEFAULTS = \{ work: \d+, rest: \d+ \}/,
        `const DEFAULTS = { work: ${work}, rest: ${rest} }`,
      ],
    ],
    "",
  );
  if (!program.ok) return program;
  const page = (files.get(PAGE) ?? "")
    .replace(/(id="work"[^>]*? value=")\d+(")/, `$1${work}$2`)
    .replace(/(id="rest"[^>]*? value=")\d+(")/, `$1${rest}$2`);
  const tree = applied(files, new Map([...program.changes, [PAGE, page]]));
  return edited(
    new Map([...tree].filter(([path, text]) => files.get(path) !== text)),
    lengths.rest === undefined
      ? `A round lasts ${work} minutes now. A browser in which somebody set other minutes keeps those.`
      : `A round lasts ${work} minutes and a rest ${rest} now. A browser in which somebody set other minutes keeps those.`,
  );
}

function sounding(files: FileTree, count: number): EditResult {
  const tones = Array.from(
    { length: count },
    (_, at) => `      [${Number((at * 0.7).toFixed(1))}, 880],`,
  );
  const code = files.get(PROGRAM) ?? "";
  const next = code.replace(
    /(function chime\(\) \{[\s\S]*?for \(const \[at, pitch\] of \[\n)[\s\S]*?(\n {4}\]\))/,
    (_, open: string, close: string) => `${open}${tones.join("\n")}${close}`,
  );
  return next === code
    ? unchanged("I found no place where the timer sounds.")
    : edited(
        new Map([[PROGRAM, next]]),
        `It sounds ${count === 1 ? "once" : `${count} times`} when the time is up.`,
      );
}
