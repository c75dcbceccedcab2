import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, NO_PLACE, words } from "./ability";
import { entryApp } from "./entries-of-app";
import { replaced } from "./in-place-of";
import { STEPS } from "./steps-component";

const ITEM = "src/components/TaskItem.tsx";
const APP = "src/App.tsx";

/** What single entries can be given: steps of their own, an order by hand. */
export const TASK_ABILITIES: readonly Ability[] = [
  {
    send: "add subtasks",
    words: [
      words(
        "sub-?tasks?|sub tasks?|sub-?items?|steps|checklists?|unteraufgaben|teilaufgaben|unterpunkte|sous-tâches|subtareas|sottoattività|subtarefas",
      ),
    ],
    more: words(
      "add|to|each|every|task|tasks|let|me|with|can|i|have|a|the|own|small|of|todo|want|need",
    ),
    not: words("remove|delete|rename|call|hide|recipe"),
    make(files) {
      const code = files.get(ITEM) ?? "";
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      if (code === "" || !styles || css === undefined) return NO_PLACE;
      if (code.includes("<Steps")) return unchanged("Each task has subtasks already.");
      const made = replaced(
        files,
        ITEM,
        [
          ["  done: boolean;\n", "  done: boolean;\n  steps?: Step[];\n"],
          [
            'import { FieldInput } from "./FieldInput";\n',
            'import { FieldInput } from "./FieldInput";\nimport { type Step, Steps } from "./Steps";\n',
          ],
          [
            /(\n {6}<\/div>\n {4}<\/li>\n {2}\);\n\}\n*)$/,
            "\n      </div>\n      <Steps\n        steps={task.steps ?? []}\n        onChange={(steps) => onChange({ ...task, steps })}\n      />\n    </li>\n  );\n}\n",
          ],
        ],
        "Each task has subtasks of its own now, which can be ticked off.",
      );
      if (!made.ok) return made;
      const rule = withRule(css, ".steps", {
        display: "grid",
        "flex-basis": "100%",
        gap: "0.35rem",
        padding: "0.25rem 0.5rem 0.5rem 2.1rem",
      });
      return edited(
        new Map([...made.changes, ["src/components/Steps.tsx", STEPS], [styles, rule]]),
        made.said,
      );
    },
  },
  {
    send: "let me drag them into another order",
    words: [
      words(
        "drag*|reorder*|re-order|rearrange*|sort by hand|move up|up and down|own order|custom order|manually|ziehen|verschieben|umsortieren|glisser|réorganis*|arrastrar|reordenar|trascin*|riordin*",
      ),
    ],
    more: words(
      "let|me|can|i|want|to|be|able|the|my|them|tasks?|items?|entries|habits?|recipes?|list|and|drop|into|order|by|another|with|mouse|up|down|around|make|manually",
    ),
    not: words("columns?|board|picture|photo|file|section|colou?r|button to the"),
    make: reorder,
  },
];

function reorder(files: FileTree): EditResult {
  const app = entryApp(files);
  if (!app || app.path !== APP) return unchanged("This project keeps no entries that I know.");
  const { code, list, stored, setter, start } = app;
  if (/draggable/.test([...files.values()].join("\n")))
    return unchanged("They can be dragged already.");
  // What is dragged would be sorted back.
  if (/\.(?:toSorted|sort)\(/.test(code))
    return unchanged("They are sorted: say “do not sort them” first, then they can be dragged.");
  const open = /<ul className="[^"]+">(?=\s*\{?$)/.exec(
    code.slice(0, start).trimEnd().replace(/\{$/, ""),
  )?.[0];
  const at = open ? code.lastIndexOf(open, start) : -1;
  const inline = /<li key=\{/.test(code.slice(start));
  const item = files.get(ITEM) ?? "";
  const itemOpen = "<li className={`card task";
  if (!open || at < 0 || (!inline && !item.includes(itemOpen))) return NO_PLACE;
  const tag = `<ul\n          ${open.slice(4, -1).trim()}\n          onDragStart={(event) => setDragged(placeOf(event))}\n          onDragOver={(event) => event.preventDefault()}\n          onDrop={(event) => drop(placeOf(event))}\n        >`;
  const moved = code.slice(0, at) + tag + code.slice(at + open.length);
  const dragged = inline
    ? moved.slice(0, at) + moved.slice(at).replace("<li key={", "<li draggable key={")
    : moved;
  const program = dragged
    .replace(
      /^( {2}const \[\w+, set\w+\] = useStored)/m,
      "  const [dragged, setDragged] = useState(-1);\n$1",
    )
    .replace(
      /^ {2}return \(\n {4}<main/m,
      `  function placeOf(event: DragEvent<HTMLUListElement>): number {\n    const item = (event.target as HTMLElement).closest("li");\n    return [...event.currentTarget.children].indexOf(item as Element);\n  }\n\n  // What is dragged goes where the other one stood.\n  function drop(to: number) {\n    const [one, other] = [${list}[dragged], ${list}[to]];\n    setDragged(-1);\n    if (!one || !other || one === other) return;\n    const rest = ${stored}.filter((entry) => entry !== one);\n    rest.splice(rest.indexOf(other) + (dragged < to ? 1 : 0), 0, one);\n    ${setter}(rest);\n  }\n\n  return (\n    <main`,
    )
    .replace(/^import \{ type FormEvent,/m, "import { type DragEvent, type FormEvent,");
  if (!program.includes("type DragEvent")) return NO_PLACE;
  const changes = new Map([[APP, program]]);
  if (!inline)
    changes.set(
      ITEM,
      item.replace(itemOpen, () => "<li\n      draggable\n      className={`card task"),
    );
  return edited(changes, "They can be dragged into another order, which is kept.");
}
