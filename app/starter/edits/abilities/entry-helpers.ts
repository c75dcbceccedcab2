import type { FileTree } from "~/projects/files";
import { withState } from "../behave/entries-in-code";
import { applied, type EditResult, edited, unchanged } from "../edit";
import { addFields } from "../fields";
import { NO_PLACE } from "./ability";
import { changedOne, narrowed, withAction, withProperty } from "./each-program";
import { above, entryApp } from "./entries-of-app";
import { CHIME, REPEAT, shortcuts } from "./helper-components";
import { replaced } from "./in-place-of";
import { fieldsOf } from "./named-field";

const APP = "src/App.tsx";
/** The entry of a list of tasks. */
export const ITEM = "src/components/TaskItem.tsx";

/** Entries leave the list for an archive, and come back from it. */
export function archive(files: FileTree): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  if (app.code.includes("setInArchive")) return unchanged("Entries can be archived already.");
  const narrow = narrowed(app, `(${app.entry}) => Boolean(${app.entry}.archived) === inArchive`);
  const button = `<button\n  type="button"\n  className="button quiet small"\n  aria-pressed={inArchive}\n  onClick={() => setInArchive(!inArchive)}\n>\n  {inArchive ? "Back to the list" : \`Archive (\${${app.stored}.filter((entry) => entry.archived).length})\`}\n</button>`;
  const code = withState(
    above({ ...app, code: narrow }, button),
    "const [inArchive, setInArchive] = useState(false);",
  );
  const tree = applied(files, new Map([[app.path, code]]));
  const made = withAction(tree, {
    name: "onArchive",
    label: (as) => `{${as}.archived ? "Take back" : "Archive"}`,
    act: (as, own) => changedOne(own, as, "archived: !other.archived"),
  });
  if (!made) return NO_PLACE;
  const all = withProperty(tree, new Map([[app.path, code], ...made]), "archived?: boolean");
  return edited(
    all,
    "Each entry can be archived: it leaves the list, and the button “Archive” above shows what is there.",
  );
}

/** A tone when something is ticked off, or comes to the last column. */
export function soundWhenDone(files: FileTree): EditResult {
  const from = (path: string) => (path.includes("components/") ? "../sound" : "./sound");
  const places: [string, string | RegExp, string][] = [
    [
      ITEM,
      "onChange={() => onChange({ ...task, done: !task.done })}",
      "onChange={() => {\n            if (!task.done) chime();\n            onChange({ ...task, done: !task.done });\n          }}",
    ],
    [
      APP,
      "    const days = habit.days.includes(key)\n",
      "    if (!habit.days.includes(key)) chime();\n    const days = habit.days.includes(key)\n",
    ],
    [
      APP,
      "    rest.splice(at < 0 ? rest.length : at, 0, { ...card, column });\n",
      "    rest.splice(at < 0 ? rest.length : at, 0, { ...card, column });\n    if (column === columns[columns.length - 1] && columnOf(card) !== column) chime();\n",
    ],
  ];
  for (const [path, old, now] of places) {
    const made = replaced(
      files,
      path,
      [[old, now]],
      "A short tone is played when something is done.",
    );
    if (!made.ok) continue;
    const code = made.changes.get(path) ?? "";
    return edited(
      new Map([
        [path, `import { chime } from "${from(path)}";\n${code}`],
        ["src/sound.ts", CHIME],
      ]),
      path === APP && /columnOf/.test(code)
        ? "A short tone is played when a card comes to the last column."
        : made.said,
    );
  }
  return NO_PLACE;
}

/** A key that goes to the form or to the search: the one that the wish names, else N or a slash. */
export function keys(files: FileTree, wish: string): EditResult {
  const main = files.get("src/main.tsx");
  const key =
    /(?:key|press(?:ing|es)?|shortcut|hotkey|taste|touche|tecla|tasto|letter)[ :]+["“„«']?(\p{L}|\/)["”“»']?(?!\p{L})/iu.exec(
      wish,
    )?.[1] ??
    /(?<![\p{L}'’])["“„«']?(\p{Lu}|\/)["”“»']?(?: key|[ -]taste| to | for | für | pour | para | per )/u.exec(
      wish,
    )?.[1];
  const isSearch = /search|find|suche|recherche|busca|cerca|pesquis/iu.test(wish);
  if (!main || !entryApp(files)) return NO_PLACE;
  const use = (key ?? (isSearch ? "/" : "n")).toLowerCase();
  const path = "src/shortcuts.ts";
  const old = files.get(path) ?? "";
  const known = (name: string) => new RegExp(`${name}: string = "([^"]*)"`).exec(old)?.[1] ?? "";
  const chosen = isSearch
    ? { add: known("ADD"), search: use }
    : { add: use, search: known("SEARCH") };
  if (isSearch && !/type="search"/.test([...files.values()].join("\n")))
    return unchanged("There is no search here: say “add a search” first.");
  return edited(
    new Map([
      ["src/main.tsx", old === "" ? `import "./shortcuts";\n${main}` : main],
      [path, shortcuts(chosen)],
    ]),
    isSearch
      ? `The key ${use.toUpperCase()} goes to the search, where nothing is being typed.`
      : `The key ${use.toUpperCase()} goes to the form for a new entry, where nothing is being typed.`,
  );
}

/** Tasks that open again a day, a week or a month after they were ticked off. */
export function repeat(files: FileTree): EditResult {
  const app = files.get(APP) ?? "";
  const line = "    setTasks(tasks.map((task) => (task.id === changed.id ? changed : task)));\n";
  if (!app.includes(line))
    return app.includes("repeated(changed)") ? unchanged("Tasks can repeat already.") : NO_PLACE;
  const hasDate = fieldsOf(files).some(({ type }) => type === "date");
  const made = addFields(files, [
    ...(hasDate ? [] : [{ id: "dueDate", label: "Due date", type: "date" as const }]),
    {
      id: "repeat",
      label: "Comes back",
      type: "choice",
      options: ["Never", "Every day", "Every week", "Every month"],
    },
  ]);
  if (!made.ok) return made;
  const code = app.replace(line, () => line.replace("? changed :", "? repeated(changed) :"));
  return edited(
    new Map([
      ...made.changes,
      [APP, `import { repeated } from "./repeat";\n${code}`],
      ["src/repeat.ts", REPEAT],
    ]),
    "Tasks have a field “Comes back”: one that does opens again as soon as it is ticked off, with its date a day, a week or a month later. One without a date gets one then, counted from today.",
  );
}
