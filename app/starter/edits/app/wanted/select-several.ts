import type { FileTree } from "~/projects/files";
import { changedOne, withAction, withProperty } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { applied, type EditResult, edited, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

/** Several entries at once: they are selected, and then deleted, done or moved together. */
export const SELECT_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("several|multiple|many|a few|more than one|a bunch|bulk|select\\p{L}*|batch"),
      anyOf(
        "delet\\p{L}*|remov\\p{L}*|select\\p{L}*|tick\\p{L}*|check\\p{L}*|mark\\p{L}*|mov(?:e|ing)|clear\\p{L}*|get rid of",
      ),
      anyOf(
        "at once|at the same time|together|in one go|bulk|several|multiple|many|a few|batch|all of them|one by one",
      ),
    ],
    more: anyOf(
      "several|multiple|many|few|at once|together|in one go|bulk|select\\p{L}*|delet\\p{L}*|remov\\p{L}*|tick\\p{L}*|check\\p{L}*|mark\\p{L}*|as|done|off|finished|complete\\p{L}*|move|to|another|column|actions?|mode|then|so|with|of|them|instead of|not|one by one|same time|time|more than one|batch|all|get rid of|entries",
    ),
    not: anyOf(
      "all done|everything|select all|add\\p{L}*|paste|people|persons?|columns|fields?|choices?|answers?|filters?|download\\p{L}*|export\\p{L}*|undo|\\d+",
    ),
    make: (files, { words }) => selecting(files, words),
  },
];

function selecting(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  if (!app || /streakOf\(/.test(app.code)) return null;
  if (app.code.includes("selected: !other.selected"))
    return there("Several entries can be selected already.");
  const { stored, setter } = app;
  const isMove = /(?<!\p{L})mov(?:e|ing)(?!\p{L})/u.test(words);
  const isDone = app.canBeDone;
  if (isMove && !columnsIn(files)) return null;
  if (!isMove && !isDone && /(?<!\p{L})(?:tick|check|done|finished|complete)/u.test(words))
    return null;
  const rest = `entry.selected ? { ...entry, selected: false`;
  const button = (label: string, act: string) =>
    `  <button\n    type="button"\n    className="button small"\n    onClick={() => ${act}}\n  >\n    ${label}\n  </button>{" "}\n`;
  const since = files.has("src/days-in-column.ts") ? ", since: today()" : "";
  const acts = [
    button(
      "Delete",
      `{\n      if (confirm("Delete what is selected?")) ${setter}(${stored}.filter((entry) => !entry.selected));\n    }`,
    ),
    isDone
      ? button(
          "Mark as done",
          `${setter}(${stored}.map((entry) => (${rest}, done: true } : entry)))`,
        )
      : "",
    button("Select none", `${setter}(${stored}.map((entry) => (${rest} } : entry)))`),
  ].join("");
  const move = columnsIn(files)
    ? `  <select\n    className="input"\n    style={{ width: "auto" }}\n    aria-label="Move what is selected to"\n    value=""\n    onChange={(event) => {\n      const column = event.target.value;\n      ${setter}(${stored}.map((entry) => (${rest}, column${since} } : entry)));\n    }}\n  >\n    <option value="">Move to…</option>\n    {columns.map((column) => (\n      <option key={column}>{column}</option>\n    ))}\n  </select>{" "}\n`
    : "";
  const bar = `{${stored}.some((entry) => entry.selected) && (\n<div role="toolbar" aria-label="What is selected" style={{ marginBlock: "0.75rem" }}>\n  <strong>{${stored}.filter((entry) => entry.selected).length} selected</strong>{" "}\n${move}${acts}</div>\n)}`;
  const code = above(app, bar);
  const tree = applied(files, new Map([[app.path, code]]));
  const made = withAction(tree, {
    name: "onSelect",
    label: (as) => `{${as}.selected ? "☑ Selected" : "☐ Select"}`,
    act: (as, own) => changedOne(own, as, "selected: !other.selected"),
  });
  if (!made) return null;
  const all = withProperty(tree, new Map([[app.path, code], ...made]), "selected?: boolean");
  return edited(
    all,
    `Each entry has a button “Select”. As soon as some are selected, a bar above the list deletes them together${isDone ? " or marks them as done" : move ? " or moves them to a column" : ""}; it asks before deleting.`,
  );
}
