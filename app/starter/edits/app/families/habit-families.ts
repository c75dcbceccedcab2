import type { FileTree } from "~/projects/files";
import { withComponent } from "../../abilities/components";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";
import { DAY_NOTES } from "./day-notes";
import { pausedHabits } from "./paused-habits";

const APP = "src/App.tsx";
const isHabits = (files: FileTree) => /function streakOf\(/.test(files.get(APP) ?? "");
const IN_A_ROW = /(\{streak === 1 \? "day" : "days"\} in a row\n)/;
const NOT_DAILY =
  "not (?:every|each|all|daily)|(?:don'?t|do not|needn'?t|doesn'?t) (?:need|have)(?: to)?(?: be)?(?: done)?(?: (?:every|each))?|only|certain|specific|(?:once|twice|three|four|five|\\d|several|a few|some|x|n) ?(?:times?|days?|x)?(?: (?:a|per|each|every|in the|in a) week)|(?:times?|days?) (?:a|per|each|every) week|weekly (?:goals?|targets?|habits?|number)|how often|how many (?:times|days)|frequency";

/** What a tracker of habits is asked for beside its days and streaks. */
export const HABIT_FAMILIES: readonly Feature[] = [
  {
    asks: [
      anyOf("(?:whole |entire |full )?month|30 days|31 days"),
      anyOf("instead of|rather than|not (?:only|just)|replac\\p{L}*"),
    ],
    more: anyOf("show|see|view|of|the|a|one|this|week|7 days|seven days|single|days|at once|whole"),
    not: anyOf("percent\\p{L}*|chart|total|numbers?|streak"),
    make: wholeMonth,
  },
  {
    asks: [anyOf("paus\\p{L}*|suspend\\p{L}*|on hold|freez\\p{L}*|take a break")],
    more: anyOf(
      "habits?|while|when|i|i'm|am|on|holidays?|vacation|ill|sick|away|travell?ing|for|a|some time|without|los(?:e|ing)|deleting|button|put|from|of|if|single|time",
    ),
    not: anyOf("timer|music|sound|streak|weekends?|days?|sunday|saturday|not|automatic\\p{L}*"),
    make: (files) => (isHabits(files) ? pausedHabits(files) : null),
  },
  {
    asks: [anyOf(NOT_DAILY), anyOf("week|weekly|weeks|frequency")],
    more: anyOf(
      `set|choose|pick|decide|say|goals?|targets?|per|each|every|day|days|week|weekly|times?|habits?|for|some|many|done|do|be|that|often|need|needs|instead|daily|number|different|own|\\d|three|twice|once|${NOT_DAILY}`,
    ),
    not: anyOf(
      "show|total|chart|sunday|monday|start|begin|percent\\p{L}*|reset|last|only show|hide|weeks (?:at|in)|calendar|colou?r|notes?|note|daily|or|options?",
    ),
    make: timesAWeek,
  },
  {
    asks: [
      anyOf(
        "notes?|journal|diary|comments?|memo|remarks?|reflections?|thoughts|write (?:something|a (?:line|sentence))",
      ),
      anyOf("days?|daily|today|date"),
    ],
    more: anyOf(
      "short|write|keep|leave|add|jot down|about|how it went|how i felt|to|for|each|every|day|a|line|sentence|why|something|field|box|little|one",
    ),
    not: anyOf("habits?|remove|hide|bigger|colou?r|rename|per habit"),
    make: dayNotes,
  },
  {
    asks: [
      anyOf("percent\\p{L}*|%|rate|success|share|score|how (?:well|consistent\\p{L}*)"),
      anyOf("month"),
    ],
    more: anyOf(
      "this|of|the|month|days?|done|i|did|kept|managed|each|habit|completion|success|rate|how much|so far|in|current|monthly|for",
    ),
    not: anyOf("chart|graph|calendar|last month|compare|goal|week"),
    make: shareOfMonth,
  },
];

function timesAWeek(files: FileTree): EditResult | null {
  if (!isHabits(files)) return null;
  const made = addFields(
    files,
    [{ id: "timesAWeek", label: "Times a week", type: "number" }],
    true,
  );
  if (!made.ok)
    return /already/u.test(made.reason)
      ? there("Each habit can have its times a week already.")
      : null;
  const shown = replaced(
    applied(files, made.changes),
    APP,
    [
      [
        "const FIRST_HABITS",
        `/** On how many days of this week it was done, from Monday on. */
function timesThisWeek(days: string[]): number {
  const today = new Date();
  const since = (today.getDay() + 6) % 7;
  const week = Array.from({ length: since + 1 }, (_, back) => dayKey(daysBefore(today, back)));
  return week.filter((day) => days.includes(day)).length;
}

const FIRST_HABITS`,
      ],
      [
        IN_A_ROW,
        `{streak === 1 ? "day" : "days"} in a row
                    {Number(habit.values.timesAWeek) > 0 && (
                      <small className="muted">
                        {" "}
                        · {timesThisWeek(habit.days)} of {habit.values.timesAWeek} this week
                        {timesThisWeek(habit.days) >= Number(habit.values.timesAWeek) && " ✓"}
                      </small>
                    )}
`,
      ],
      [
        ".map((field) => display(field, habit.values[field.id]))",
        '.filter((field) => field.id !== "timesAWeek")\n                      .map((field) => display(field, habit.values[field.id]))',
      ],
    ],
    "The form asks how many “Times a week” a habit is meant for; one that has a number shows how many of them are done this week, with a tick when it is enough. Habits without one are daily as before.",
  );
  return shown.ok ? edited(new Map([...made.changes, ...shown.changes]), shown.said) : null;
}

function dayNotes(files: FileTree): EditResult | null {
  if (!isHabits(files)) return null;
  const made = withComponent(files, {
    name: "DayNotes",
    source: DAY_NOTES,
    markup: () => "<DayNotes />",
    said: "Above the list is a note for each day: choose the day and write; the last notes stand below it, and all are kept in this browser.",
  });
  if (made.ok) return made;
  return /already/u.test(made.reason) ? there("Each day can have a note already.") : null;
}

/** Thirty days of each habit, in lines of as many as there is room for. */
function wholeMonth(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!isHabits(files) || !styles) return null;
  const made = replaced(
    files,
    APP,
    [
      [/daysBefore\(today, week \* \d+\)/, "daysBefore(today, week * 30)"],
      [
        /Array\.from\(\{ length: \d+ \}, \(_, index\) => daysBefore\(last, \d+ - index\)\)/,
        "Array.from({ length: 30 }, (_, index) => daysBefore(last, 29 - index))",
      ],
    ],
    "Each habit shows the last 30 days instead of a week, and “Earlier” goes back by as many.",
  );
  if (!made.ok) return null;
  const rule = withRule(css, ".days", {
    display: "grid",
    "grid-template-columns": "repeat(auto-fill, minmax(2.4rem, 1fr))",
  });
  return edited(new Map([...made.changes, [styles, rule]]), made.said);
}

function shareOfMonth(files: FileTree): EditResult | null {
  if (!isHabits(files)) return null;
  if (/function shareOfMonth\(/.test(files.get(APP) ?? ""))
    return there("Each habit shows its share of this month already.");
  const made = replaced(
    files,
    APP,
    [
      [
        "const FIRST_HABITS",
        `/** Percent of the days of this month, up to today, on which it was done. */
function shareOfMonth(days: string[]): number {
  const today = new Date();
  const month = dayKey(today).slice(0, 7);
  return Math.round((days.filter((day) => day.startsWith(month)).length / today.getDate()) * 100);
}

const FIRST_HABITS`,
      ],
      [
        IN_A_ROW,
        '{streak === 1 ? "day" : "days"} in a row\n                    <small className="muted"> · {shareOfMonth(habit.days)} % this month</small>\n',
      ],
    ],
    "Each habit shows on how many percent of this month's days, up to today, it was done.",
  );
  return made.ok ? made : null;
}
