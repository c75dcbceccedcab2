import type { FileTree } from "~/projects/files";
import { above, changeApp, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { shapeOf } from "../../project";
import { form, GIVE, type Sentence, THING } from "./sentence";

const PERCENT =
  "(?:percent(?:age)?|completion(?: rate)?|success rate|share)(?: (?:of (?:habits|days|it)))?(?: (?:(?:that (?:is|are|were) )?(?:done|completed|finished|kept|achieved)))?";
/** What one kind of app of entries can be told in a sentence of its own. */
export const OWN_SENTENCES: readonly Sentence[] = [
  {
    // Habits.
    forms: [
      form(`(?:${GIVE} )?${PERCENT} (?:(?:this|per|of the|for the|of this|in the|each) )+week`),
      form(`(?:${GIVE} )?(?:weekly|this week'?s) ${PERCENT}`),
      form(
        `(?:show|see|display)(?: me)? how many percent (?:i|we)(?:'ve| have)? (?:did|done|kept|managed|completed) this week`,
      ),
    ],
    make: weekInPercent,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:set )?(?:(?:a|the) )?(?:(?:weekly|own) )?(?:target|goal|number)(?: (?:of|for|in))?(?: (?:how many )?(?:times|days|repetitions))?(?: (?:a|per|each|every|in a) week)?(?: (?:for|to|of|on|with)(?: (?:each|every|all|the|my|a))* habits?)?`,
      ),
      form(
        `(?:${GIVE} )?(?:field )?(?:for )?how (?:many times|often)(?: (?:a|per|each) week)?(?: (?:i|we) (?:want|plan) to do (?:it|them|each|a habit))?(?: (?:for|to)(?: (?:each|every))* habit)?`,
      ),
    ],
    make: (files) =>
      /function streakOf\(/.test(files.get("src/App.tsx") ?? "")
        ? addFields(files, [{ id: "target", label: "Weekly target", type: "number" }], true)
        : null,
  },
  {
    forms: [
      form(
        // "Clear the list" would take the entries away: only ticks are cleared here.
        `(?:${GIVE} )?(?:(?:an? )?button (?:to|for|that) )?(?:(?:reset|start over|uncheck|untick)(?:s|ting|ing)?(?: (?:all|the|every|my))* (?:days|ticks|checks|check ?marks|check ?boxes|habits|tasks|items|everything|week|them|list)|clear(?:s|ing)?(?: (?:all|the|every|my))* (?:days|ticks|checks|check ?marks|check ?boxes|week))(?: button)?(?: (?:at once|for all (?:habits|tasks|items)))?`,
      ),
      form(
        `${GIVE} (?:(?:reset|start over|untick|uncheck)(?: all)? button|button (?:to|that|for) (?:reset|start over|untick|uncheck)(?:s|ting|ing)?(?: all)?)`,
      ),
    ],
    make: startOver,
  },
  {
    forms: [
      form(
        "(?:show|display|tell|see|count)(?: me)?(?: the)? (?:number of|how many) (?:open |unfinished |remaining )?(?:tasks|items|to-?dos|things|entries|chores)(?: (?:that )?(?:are|is|i have))?(?: still)?(?: (?:left|open|remaining|to do|undone|unfinished))+(?: (?:at the top|in the header))?",
      ),
      form(
        "(?:show|display|add)(?: (?:the|a))? (?:count|number|counter) of (?:open|remaining|unfinished|undone) (?:tasks|items|to-?dos|things|entries)",
      ),
    ],
    make: (files) =>
      /of \$\{tasks\.length\} left/.test(files.get("src/App.tsx") ?? "")
        ? there("The line below the title says how many are left already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:make|turn|show|have)(?: (?:the|all|my|each))*(?<what> e-?mails?| phone numbers?| phones?)(?: address(?:es)?)?(?: (?:a|into|be|as|to))* ?(?:clickable|links?|mailto links?|click to (?:send|call))(?: to (?:send|write)(?: an)?(?: e-?mails?)?)?`,
      ),
    ],
    make: (files, { what = "" }) => {
      const type = /mail/.test(what) ? "email" : "tel";
      return files.get("src/components/Cell.tsx")?.includes(`field.type === "${type}"`) &&
        fieldsOf(files).some((field) => field.type === type)
        ? there(
            `A press on ${type === "email" ? "an email address in the list begins a message" : "a phone number in the list calls it"} already.`,
          )
        : null;
    },
  },
  {
    // Notes.
    forms: [
      form(
        `(?:move|put|place|show|have)(?: the)?(?: (?:list|sidebar|list of notes|notes list|note list|notes|side bar))(?: of notes)? (?:on|to|at)(?: the)? (?<side>left|right)(?: side| hand side)?(?: of the (?:page|screen|editor|text))?`,
      ),
    ],
    make: (files, { side = "" }) => listAt(files, side),
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:date|time|day)(?: and (?:date|time))? (?:of|when) )?(?:the |i |it was |they were |a note was |each was )*(?:last )?(?:changed?|edit(?:ed)?|updated?|modif(?:y|ied)|modification)(?: last)?(?: (?:date|time))?(?: (?:on|of|for|in|at|under|below|to) ${THING})?`,
      ),
      form(
        `show when (?:i|we|it|${THING})(?: (?:was|were|have been))?(?: last)? (?:changed|edited|updated|modified)(?: last)?(?: ${THING}| it)?`,
      ),
    ],
    make: (files) =>
      /dateTime=\{new Date\(note\.changed\)/.test(files.get("src/App.tsx") ?? "")
        ? there("Each note in the list shows the day on which it was last changed already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:make|let|have)(?: the)? (?:selected|open|active|current|chosen) (?:note|entry|one)(?: in the list)? (?:stand out|more visible|clearer|easier to see|more obvious)(?: (?:more|better|a bit more|clearly))?`,
      ),
      form(
        "highlight the (?:selected|open|active|current|chosen) (?:note|entry|one)(?: in the list)?(?: more| better)?",
      ),
    ],
    make: openStandsOut,
  },
  {
    // What is asked for is asked for already.
    forms: [
      form(
        `(?:do not|don'?t|never|stop)(?: (?:allow|accept|let me|let people|let us|permit|take|save|add|adding|saving|be able to))*(?: (?:add|save|enter|me|people))*(?: (?:an?|any|the))*(?: (?:empty|blank|nameless|unnamed)) ${THING}`,
      ),
      form(
        `(?:prevent|block|forbid|refuse|reject|ignore|disallow)(?: (?:adding|saving|the|an?|any|all))*(?: (?:empty|blank|nameless|unnamed)) ${THING}`,
      ),
      form(`(?:no|without) (?:empty|blank) ${THING}(?: (?:allowed|please|possible))?`),
      form(
        `(?:it |the app )?(?:should|must|shall|may|can)(?:n'?t| ?not| never)(?: ever)? (?:let|allow|permit|accept|take|save)(?: (?:me|us|people|anyone|anybody|you))?(?: to)?(?: (?:add|save|enter|create|put in|adding|saving))?(?: (?:an?|any))? (?:empty|blank|nameless|unnamed) ${THING}`,
      ),
      form(
        `(?:empty|blank) ${THING} (?:(?:should|must|can|may) )?(?:not|never)(?: be)? (?:allowed|possible|saved|added|accepted)`,
      ),
      form(
        `(?:(?:it )?(?:should|must) (?:not|never) be possible to|(?:i|one|people|you) (?:should|can|must) ?n[o']t(?: be able to)?) (?:add|save|enter|create)(?: (?:an?|any))? (?:empty|blank) ${THING}`,
      ),
    ],
    make: noEmpty,
  },
];

function weekInPercent(files: FileTree): EditResult | null {
  if (!/function streakOf\(/.test(files.get("src/App.tsx") ?? "")) return null;
  return changeApp(
    files,
    ({ code }) => {
      const today = /^( +)\{habits\.length > 0 && \(\n +<fieldset className="weeks"/m.exec(code);
      if (!today || code.includes("week-share")) return code.includes("week-share") ? code : null;
      const indent = today[1] ?? "";
      const line = `${indent}{habits.length > 0 && (\n${indent}  <p className="muted week-share" role="status">\n${indent}    {Math.round(\n${indent}      (100 *\n${indent}        habits.reduce(\n${indent}          (sum, habit) => sum + days.filter((day) => habit.days.includes(dayKey(day))).length,\n${indent}          0,\n${indent}        )) /\n${indent}        (habits.length * days.length),\n${indent}    )}\n${indent}    % done in these {days.length} days\n${indent}  </p>\n${indent})}\n\n`;
      return code.slice(0, today.index) + line + code.slice(today.index);
    },
    "Above the habits it shows how many percent of the days that are shown are done, over all habits.",
  );
}

function startOver(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const isHabits = /function streakOf\(/.test(app?.code ?? "");
  if (!app || !(isHabits || app.canBeDone)) return null;
  const { stored, setter } = app;
  const fresh = isHabits ? "days: []" : "done: false";
  const said = isHabits ? "Clear all days" : "Untick all";
  return changeApp(
    files,
    () =>
      app.code.includes(`>\n        ${said}`) || app.code.includes(`  ${said}\n`)
        ? app.code
        : above(
            app,
            `<button\n  type="button"\n  className="button small"\n  onClick={() => confirm("${said}?") && ${setter}(${stored}.map((entry) => ({ ...entry, ${fresh} })))}\n>\n  ${said}\n</button>`,
          ),
    `A button “${said}” above the list starts over, after asking.`,
  );
}

function listAt(files: FileTree, side: string): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\n\.pile \{/.test(css) || !/\n\.side \{/.test(css)) return null;
  const rule =
    "@media (min-width: 48.01rem) {\n  .desk {\n    direction: rtl;\n  }\n\n  .desk > * {\n    direction: ltr;\n  }\n\n  .side {\n    border-right: 0;\n    border-left: 1px solid var(--border);\n  }\n}\n";
  const isRight = css.includes(rule);
  if (isRight === (side === "right")) return there(`The list stands on the ${side} already.`);
  const next = isRight ? css.replace(`\n${rule}`, "") : `${css.trimEnd()}\n\n${rule}`;
  return edited(new Map([[styles, next]]), `The list of notes stands on the ${side} now.`);
}

function openStandsOut(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\n\.slip\b/.test(css)) return null;
  const rule =
    '.slip[aria-current="true"] {\n  outline: 3px solid var(--accent-ink);\n  outline-offset: -3px;\n  background: color-mix(in oklab, var(--accent) 22%, var(--surface));\n}\n';
  return css.includes(rule)
    ? there("The open note stands out already.")
    : edited(
        new Map([[styles, `${css.trimEnd()}\n\n${rule}`]]),
        "The note that is open has a thick frame and a coloured ground in the list now.",
      );
}

function noEmpty(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const fields = files.get("src/fields.ts") ?? "";
  const main = /\bfields: Field\[\] = \[\n( +\{ id: "\w+", label: "([^"]+)"[^\n]*)\},\n/.exec(
    fields,
  );
  if (!app || !main?.[1]) return null;
  if (/required: true/.test(main[1]))
    return there(`“${main[2]}” must be filled in already: what is empty is not saved.`);
  return edited(
    new Map([["src/fields.ts", fields.replace(main[1], `${main[1].trimEnd()}, required: true `)]]),
    `“${main[2]}” must be filled in now: what is empty is not saved.`,
  );
}
