import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { OUTPUT_ABILITIES } from "../../abilities/output-abilities";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { columnsIn } from "../entries/column-names";

const PRINT = OUTPUT_ABILITIES.find(({ send }) => send === "add a print button");

// A name may be a button: only what acts is left out.
const NOT_ON_PAPER = `
@media print {
  .button,
  form,
  select,
  input[type="search"],
  nav,
  .filters,
  .arrows,
  .undo {
    display: none !important;
  }

  body {
    background: #ffffff;
    color: #000000;
  }
}
`;

/** The columns of a board share the width of the sheet: what is to be scrolled on a screen would be cut off on paper. */
const BOARD_ON_PAPER = `
@media print {
  :root {
    color-scheme: light !important;
  }

  .board {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0.5rem;
    overflow: visible;
  }

  .lane {
    max-width: none;
    padding: 0.4rem;
    border: 1px solid #000000 !important;
    background: none;
  }

  .lane .card {
    border: 1px solid #000000 !important;
    background: none;
    box-shadow: none;
    break-inside: avoid;
  }

  .lane *,
  .board-head * {
    color: #000000 !important;
    background: none !important;
    overflow-wrap: anywhere;
  }

  .lane-empty {
    display: none;
  }
}
`;

/** A button that prints, and on paper only what is to be read. */
export function printed(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !PRINT || !entryApp(files)) return null;
  const made = PRINT.make(files, PRINT.send);
  const isThere = !made.ok && /already/u.test(made.reason);
  if (!made.ok && !isThere) return null;
  if (css.includes("@media print"))
    return isThere
      ? there("“Print” is there already, and leaves forms and buttons out on paper.")
      : made;
  const onBoard = columnsIn(files) ? BOARD_ON_PAPER : "";
  return edited(
    new Map([
      ...(made.ok ? made.changes : []),
      [styles, css.replace(/\n*$/, "\n") + NOT_ON_PAPER + onBoard],
    ]),
    `${isThere ? "“Print” is there already; it" : "A button “Print”"} prints what is shown, in black on white: forms, buttons and filters are left out on paper.`,
  );
}
