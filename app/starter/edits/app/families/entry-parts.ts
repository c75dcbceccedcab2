import type { FileTree } from "~/projects/files";
import { changedOne, withAction } from "../../abilities/each-program";
import { above, beforeShown, changeApp, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";

/** A line above the list that names what is late. */
export function overdueLine(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const date = fieldsOf(files).find(
    ({ type, label }) => type === "date" && /due|deadline|date|until/iu.test(label),
  );
  if (!app || !date || !(app.canBeDone || /columnOf\(/.test(app.code))) return null;
  if (app.code.includes("<strong>Overdue:</strong>"))
    return there("A line above the list names what is overdue already.");
  const open = app.canBeDone ? "!entry.done" : "columnOf(entry) !== columns[columns.length - 1]";
  const value = `entry.values[${JSON.stringify(date.id)}]`;
  const late = `const late = ${app.stored}.filter(\n  (entry) => ${open} && ${value} && (${value} ?? "") < new Date().toLocaleDateString("sv-SE"),\n);`;
  const line = `{late.length > 0 && (\n  <p role="alert" style={{ color: "var(--danger)" }}>\n    <strong>Overdue:</strong>{" "}\n    {late.map((entry) => entry.values[fields[0]?.id ?? ""] || "Untitled").join(", ")}\n  </p>\n)}`;
  const result = changeApp(
    files,
    (own) => {
      const next = above(own, line);
      const whole = beforeShown(next, late);
      return whole === next ? null : whole;
    },
    `A line in red above the list names what is overdue by its “${date.label}”, as long as it is not done.`,
  );
  return result.ok ? result : null;
}

/** A button of each entry that moves its day by some days, from today on. */
export function postponed(files: FileTree, days: number): EditResult | null {
  const app = entryApp(files);
  const dates = fieldsOf(files).filter(({ type }) => type === "date");
  const [date] = dates;
  if (!app || !date || dates.length > 1 || /const amountOf/.test(app.code)) return null;
  if (app.code.includes("onPostpone"))
    return there("Each entry can be postponed by a button already.");
  const id = JSON.stringify(date.id);
  const next = `new Date(Date.now() + ${days} * 86_400_000).toLocaleDateString("sv-SE")`;
  const name = days === 1 ? "Tomorrow" : "Next week";
  const result = withAction(files, {
    name: "onPostpone",
    label: () => name,
    act: (as, own) => changedOne(own, as, `values: { ...other.values, [${id}]: ${next} }`),
  });
  return result
    ? edited(
        result,
        `Each entry has a button “${name}”: it sets “${date.label}” to ${days === 1 ? "tomorrow" : "a week from today"}.`,
      )
    : null;
}

/** A circle with the initials before each name of a table. */
export function initials(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const name = /^( +)\{nameOf\(entry\)\}\n/m.exec(app?.code ?? "");
  if (/className="initials?"/.test(app?.code ?? ""))
    return there("The initial stands before each name already.");
  if (!app || !styles || !name) return null;
  const [line, indent = ""] = name;
  const sign = `${indent}<span className="initials" aria-hidden="true">\n${indent}  {nameOf(entry)\n${indent}    .split(/\\s+/)\n${indent}    .map((word) => [...word][0]?.toUpperCase() ?? "")\n${indent}    .slice(0, 2)\n${indent}    .join("")}\n${indent}</span>\n`;
  const rule = withRule(css, ".initials", {
    display: "inline-grid",
    "place-items": "center",
    width: "2.1em",
    height: "2.1em",
    "margin-inline-end": "0.6em",
    "border-radius": "50%",
    background: "var(--accent)",
    color: "var(--on-accent)",
    "font-size": "0.8em",
  });
  return edited(
    new Map([
      [app.path, app.code.replace(line, () => sign + line)],
      [styles, rule],
    ]),
    "Before each name stands a circle with its initials.",
  );
}

/** A picture where there is nothing yet. */
export function emptyPicture(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const place = /^( +)<(p|div) className="empty">\n/m.exec(app?.code ?? "");
  if (!app || !place) return null;
  if (app.code.includes('className="empty-picture"'))
    return there("A picture stands there already while the list is empty.");
  const [line, indent = ""] = place;
  const picture = `${indent}  <span\n${indent}    className="empty-picture"\n${indent}    aria-hidden="true"\n${indent}    style={{ display: "block", fontSize: "3.5rem", lineHeight: 1.2 }}\n${indent}  >\n${indent}    🌱\n${indent}  </span>\n`;
  return edited(
    new Map([[app.path, app.code.replace(line, () => line + picture)]]),
    "While the list is empty a little picture (🌱) stands above what it says there.",
  );
}
