import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";
import { entryApp } from "./entries-of-app";
import { replaced } from "./in-place-of";

const ITEM = "src/components/TaskItem.tsx";
const APP = "src/App.tsx";
const NO_PLACE = unchanged("This program has no place for that.");

const STEPS = `import { type FormEvent, useState } from "react";

export interface Step {
  text: string;
  done: boolean;
}

export function Steps({ steps, onChange }: { steps: Step[]; onChange: (steps: Step[]) => void }) {
  const [text, setText] = useState("");

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    onChange([...steps, { text: text.trim(), done: false }]);
    setText("");
  }

  return (
    <div className="steps">
      {steps.map((step, index) => (
        <label key={index}>
          <input
            type="checkbox"
            checked={step.done}
            onChange={() =>
              onChange(steps.map((one, at) => (at === index ? { ...one, done: !one.done } : one)))
            }
          />{" "}
          <span>{step.text}</span>
        </label>
      ))}
      <form onSubmit={add}>
        <input
          className="input"
          aria-label="New subtask"
          placeholder="Add a subtask"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </div>
  );
}
`;

const PHOTO = `import type { ChangeEvent } from "react";

/** Longest side of a kept photo, in pixels: a browser keeps some five megabytes for all. */
const LONGEST = 480;

async function scaled(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.8);
}

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function PhotoInput({ id, label, value, onChange }: Props) {
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      onChange(await scaled(file));
    } catch {
      event.target.setCustomValidity("This file is no picture that can be shown.");
      event.target.reportValidity();
    }
  }

  return (
    <div className="field field-photo">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {value && <img className="entry-photo" src={value} alt="" />}
      <input id={id} className="input" type="file" accept="image/*" onChange={choose} />
    </div>
  );
}
`;

/** What single entries can be given: steps of their own, an order by hand, a photo. */
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
  {
    send: "add a photo to each",
    words: [
      words(
        "photos?|pictures?|images?|posters?|covers?|thumbnails?|foto|fotos|bild|bilder|photo|imagen|imágenes|immagin[ei]|copertina",
      ),
    ],
    more: words(
      "add|upload|a|an|to|each|every|for|field|with|can|i|want|be|able|attach|show|put|poster|cover|recipe|recipes|film|films|movie|movies|book|books|task|tasks|entry|entries|card|cards|item|items|expense|receipt|of|the|my|let|me|also|images|allow|new|see",
    ),
    not: words(
      "background|gallery|logo|bigger|smaller|remove|delete|header|top|round*|hide|from|internet|automatic*|url|link|search|hover|instead|profile",
    ),
    make: addPhoto,
  },
];

function reorder(files: FileTree): EditResult {
  const app = entryApp(files);
  if (!app || app.path !== APP) return unchanged("This project keeps no entries that I know.");
  const { code, list, stored, setter, start } = app;
  if (/draggable/.test([...files.values()].join("\n")))
    return unchanged("They can be dragged already.");
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

/** Where programs show the fields of an entry one by one. */
const SHOWN = /^( +)if \(!text\) return null;\n/m;
const CELL = '  if (!text) return <span className="muted">–</span>;\n';

function addPhoto(files: FileTree): EditResult {
  if (!hasFields(files)) return unchanged("This project keeps no entries that I know.");
  const input = "src/components/FieldInput.tsx";
  const code = files.get(input) ?? "";
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const field = addFields(files, [{ id: "photo", label: "Photo", type: "text" }]);
  if (!field.ok) return field;
  const changes = new Map(field.changes);
  const head = "  const id = `${prefix}-${field.id}`;\n";
  const places = [APP, ITEM, "src/components/BoardCard.tsx", "src/components/Cell.tsx"];
  const place = places.find((path) => {
    const text = files.get(path) ?? "";
    return SHOWN.test(text) || text.includes(CELL);
  });
  if (!code.includes(head) || !place || !styles || css === undefined) return NO_PLACE;
  const shown = files.get(place) ?? "";
  const isCell = shown.includes(CELL);
  changes.set(
    place,
    isCell
      ? shown.replace(
          CELL,
          () =>
            `${CELL}  if (field.id === "photo") return <img className="entry-photo" src={text} alt="" />;\n`,
        )
      : shown.replace(
          SHOWN,
          (line, indent: string) =>
            `${line}${indent}if (field.id === "photo")\n${indent}  return <img key={field.id} className="entry-photo" src={text} alt="" />;\n`,
        ),
  );
  changes.set(
    input,
    `import { PhotoInput } from "./PhotoInput";\n${code.replace(head, () => `${head}  if (field.id === "photo")\n    return <PhotoInput id={id} label={field.label} value={value} onChange={onChange} />;\n`)}`,
  );
  changes.set("src/components/PhotoInput.tsx", PHOTO);
  changes.set(
    styles,
    withRule(css, ".entry-photo", {
      "max-width": "100%",
      width: "6rem",
      "max-height": "8rem",
      "border-radius": "var(--radius)",
      "object-fit": "cover",
    }),
  );
  return edited(
    changes,
    "Each entry can have a photo now: it is chosen in the form, and kept in this browser.",
  );
}
