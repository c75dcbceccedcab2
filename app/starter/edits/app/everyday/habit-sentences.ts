import type { FileTree } from "~/projects/files";
import { html } from "../../../source/html";
import { jsInline } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { type EditResult, there } from "../../edit";
import { quoted } from "../small/small-order";
import { form, GIVE, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const isHabits = (files: FileTree) => /function streakOf\(/.test(files.get(APP) ?? "");
const EACH = "(?:each|every|all|the|single|any|a|my)";
const ALL_DONE =
  "(?:all|every|each)(?: (?:of )?(?:the|my|our))?(?: habits?)? (?:(?:is|are|have been|were|got) )?(?:done|finished|completed?|ticked(?: off)?|checked(?: off)?)(?: (?:today|for (?:today|the day)))?|(?:i|we)(?:'ve| have)? (?:did|done|finished|completed|ticked)(?: off)? (?:all|everything|every habit)(?: (?:of )?(?:the|my|our))?(?: habits)?(?: (?:today|for (?:today|the day)))?|everything is (?:done|ticked(?: off)?)(?: (?:today|for today))?";
const SAYS =
  '(?:show|display|say|write|give|tell)(?: me| us)?(?: an?| the| some)?(?: (?:nice|friendly|happy|short|little|positive|motivating|success))*(?: (?:message|text|praise|congratulations?|note|well done|compliment))?(?: (?:like|that says|saying|with))?(?: ["“„][^"“”„]{1,80}["”“])?';

/** What a tracker of habits can be told in a sentence of its own. */
export const HABIT_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:percent(?:age)?|completion(?: rate)?|success rate|how (?:often|much)(?: in percent)?)(?: (?:done|completed|kept))? (?:for|of|per|on|beside|next to|in)(?: ${EACH})* habits?(?: (?:in percent|was done|i did it))?`,
      ),
      form(
        `(?:show|see|display) how many percent(?: of the days)? ${EACH} habit(?: (?:is|was))? ?(?:done|kept|completed)?`,
      ),
    ],
    make: shareOfEach,
  },
  {
    forms: [
      form(`${SAYS} (?:when|once|if|as soon as) (?:${ALL_DONE})`),
      form(`(?:when|once|if|as soon as) (?:${ALL_DONE}),? (?:then )?(?:it should )?${SAYS}`),
    ],
    make: (files, _said, { said }) => whenAllDone(files, quoted(said)),
  },
];

function shareOfEach(files: FileTree): EditResult | null {
  if (!isHabits(files)) return null;
  if (/function shareOf\(/.test(files.get(APP) ?? ""))
    return there("Each habit shows how much of the last 30 days it was done already.");
  return replaced(
    files,
    APP,
    [
      [
        "const FIRST_HABITS",
        `/** Percent of the last 30 days on which it was done. */\nfunction shareOf(days: string[]): number {\n  const today = new Date();\n  const last = Array.from({ length: 30 }, (_, back) => dayKey(daysBefore(today, back)));\n  return Math.round((last.filter((day) => days.includes(day)).length / last.length) * 100);\n}\n\nconst FIRST_HABITS`,
      ],
      [
        /(\{streak === 1 \? "day" : "days"\} in a row\n)/,
        '{streak === 1 ? "day" : "days"} in a row\n                    <small className="muted"> · {shareOf(habit.days)} % of the last 30 days</small>\n',
      ],
    ],
    "Each habit shows beside its days in a row how many percent of the last 30 days it was done.",
  );
}

function whenAllDone(files: FileTree, said: string | null): EditResult | null {
  if (!isHabits(files)) return null;
  const text = said ?? "All done for today. Well done!";
  if (html(text) === "") return null;
  return replaced(
    files,
    APP,
    [
      [
        /^ {12}<strong>\{doneToday\}<\/strong> of \{habits\.length\} done today\n/m,
        `            <strong>{doneToday}</strong> of {habits.length} done today\n            {doneToday === habits.length && <strong className="all-done"> {${jsInline(text)}}</strong>}\n`,
      ],
    ],
    `When all habits are done today it says “${text}” at the top.`,
  );
}
