import type { FileTree } from "~/projects/files";
import { narrowed, withProperty } from "../../abilities/each-program";
import { above, type EntryApp, entryApp } from "../../abilities/entries-of-app";
import { withState } from "../../behave/entries-in-code";
import { type EditResult, edited, there } from "../../edit";

interface Dated {
  code: string;
  /** Whether \`entry\` is done, as an expression of the program. */
  isDone: string;
}

const OF_CARDS = "{ ...card, column });";
const OF_TASKS = "(task.id === changed.id ? changed : task)";

/** The program with the moment in which each entry was done; null where nothing is ever done. */
export function withDoneOn(code: string): Dated | null {
  const isDone = /columnOf\(/.test(code)
    ? "columnOf(entry) === columns[columns.length - 1]"
    : "entry.done";
  if (code.includes("doneOn:")) return { code, isDone };
  if (code.includes(OF_CARDS))
    return {
      code: code.replace(
        OF_CARDS,
        "{ ...card, column, doneOn: columnOf(card) === column ? card.doneOn : Date.now() });",
      ),
      isDone,
    };
  return code.includes(OF_TASKS)
    ? {
        code: code.replace(
          OF_TASKS,
          "(task.id === changed.id\n          ? { ...changed, doneOn: changed.done && !task.done ? Date.now() : changed.doneOn }\n          : task)",
        ),
        isDone,
      }
    : null;
}

/** A line above the list with how many were done today. */
export function countedToday(files: FileTree): EditResult | null {
  const app = entryApp(files);
  if (!app) return null;
  if (app.code.includes("done today")) return there("It shows how many were done today already.");
  const test = `${app.stored}.filter((entry) => ${/columnOf\(/.test(app.code) ? "columnOf(entry) === columns[columns.length - 1]" : "entry.done"} && new Date(entry.doneOn ?? 0).toDateString() === new Date().toDateString()).length`;
  const dated = withDoneOn(above(app, `<p className="muted">\n  {${test}} done today\n</p>`));
  return dated
    ? edited(
        withProperty(files, new Map([[app.path, dated.code]]), "doneOn?: number"),
        "A line above the list counts what was done today, from now on.",
      )
    : null;
}

/** What was done some days ago leaves the list, and a button shows it. */
export function hideLongDone(files: FileTree, days: number): EditResult | null {
  const app = entryApp(files);
  if (!app) return null;
  if (app.code.includes("setWithOld("))
    return there("What has been done for long is hidden already.");
  const dated = withDoneOn(hidden(app));
  const shown = /^ {2}return \(\n {4}<main/m;
  const type = /useStored<(\w+)\[\]>/.exec(app.code)?.[1];
  if (!dated || !type || !shown.test(dated.code)) return null;
  const test = `  /** Done for more than ${days} days. */\n  function isLongDone(entry: ${type}): boolean {\n    return ${dated.isDone} && Date.now() - (entry.doneOn ?? Date.now()) > ${days} * 86_400_000;\n  }\n\n`;
  return edited(
    withProperty(
      files,
      new Map([[app.path, dated.code.replace(shown, (own) => test + own)]]),
      "doneOn?: number",
    ),
    `What has been done for more than ${days === 1 ? "a day" : `${days} days`} leaves the list from now on, and a button above it shows it again. What was done before is counted from its next change on.`,
  );
}

/** The list without what has been done for long, and the button above it. */
function hidden(app: EntryApp): string {
  const button = `{${app.stored}.some(isLongDone) && (\n  <button\n    type="button"\n    className="button quiet small"\n    aria-pressed={withOld}\n    onClick={() => setWithOld(!withOld)}\n  >\n    {withOld\n      ? "Hide what has been done for long"\n      : \`Show what has been done for long (\${${app.stored}.filter(isLongDone).length})\`}\n  </button>\n)}`;
  const narrow = narrowed(app, `(${app.entry}) => withOld || !isLongDone(${app.entry})`);
  return withState(
    above({ ...app, code: narrow }, button),
    "const [withOld, setWithOld] = useState(false);",
  );
}
