import type { FileTree } from "~/projects/files";
import { withProperty } from "../../abilities/each-program";
import { insideEach } from "../../abilities/entries-of-app";
import { type EditResult, edited, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import { withDoneOn } from "../families/done-days";

const APP = "src/App.tsx";
const CARD = "src/components/BoardCard.tsx";

/** Each task keeps the day on which it was ticked off, a card that on which it came into the last column, and shows it. */
export function doneOn(files: FileTree): EditResult | null {
  if (columnsIn(files)) return doneOnBoard(files);
  const path = "src/components/TaskItem.tsx";
  const item = files.get(path) ?? "";
  const tick = "onChange={() => onChange({ ...task, done: !task.done })}";
  if (item.includes("doneOn")) return there("Each task that is done shows the day of it already.");
  if (!item.includes(tick) || !item.includes("  done: boolean;\n")) return null;
  const made = insideEach(
    files,
    (as) =>
      `{${as}.done && ${as}.doneOn && <small className="muted">Done on {new Date(${as}.doneOn).toLocaleDateString(undefined, { dateStyle: "medium" })}</small>}`,
  )?.get(path);
  if (!made) return null;
  return edited(
    new Map([
      [
        path,
        made
          .replace(
            tick,
            () =>
              'onChange={() =>\n            onChange({ ...task, done: !task.done, doneOn: task.done ? "" : new Date().toISOString() })\n          }',
          )
          .replace(
            "  done: boolean;\n",
            "  done: boolean;\n  /** When it was ticked off. */\n  doneOn?: string;\n",
          ),
      ],
    ]),
    "A task that is ticked off keeps the day and shows it; those that were done before have none.",
  );
}

function doneOnBoard(files: FileTree): EditResult | null {
  const card = files.get(CARD) ?? "";
  if (card.includes("card.doneOn"))
    return there("Each card in the last column shows the day on which it came there already.");
  const dated = withDoneOn(files.get(APP) ?? "");
  const arrows = /^( +)<div className="arrows">\n/m;
  const last = columnsIn(files)?.at(-1) ?? "";
  if (!dated || !arrows.test(card)) return null;
  const fresh = "open({ id: newId(), column, values: emptyValues() }, true)";
  const code = dated.code.replace(fresh, fresh.replace("column,", "column, doneOn: Date.now(),"));
  const shown = card.replace(
    arrows,
    (line, indent: string) =>
      `${indent}{card.column === columns[columns.length - 1] && card.doneOn && (\n${indent}  <small className="muted">\n${indent}    Done on {new Date(card.doneOn).toLocaleDateString(undefined, { dateStyle: "medium" })}\n${indent}  </small>\n${indent})}\n${line}`,
  );
  return edited(
    withProperty(
      files,
      new Map([
        [APP, code],
        [CARD, `import { columns } from "../settings";\n${shown}`],
      ]),
      "doneOn?: number",
    ),
    `A card that comes into “${last}” keeps the day and shows it; those that are there now have none.`,
  );
}
