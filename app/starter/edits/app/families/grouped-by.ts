import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited } from "../../edit";

/** Whether an app is a list of money that was spent. */
export const isOfMoney = (files: FileTree) =>
  /const money = new Intl/.test(files.get("src/App.tsx") ?? "");

/** "Split by country instead of category" */
export const INSTEAD =
  /(?:split|group|chart|sort|show|divide|count)\p{L}*(?: (?:it|them|the (?:chart|ring|spending|expenses)|expenses|spending|everything))?(?: up)? by (?<to>\p{L}{3,16}) (?:instead of|rather than|not|and not)(?: by)? (?:the )?(?<from>\p{L}{3,16})$/u;

/** The ring goes by another thing than the category, which the form asks for in its place. */
export function groupedBy(files: FileTree, words: string): EditResult | null {
  const { to = "", from = "" } = INSTEAD.exec(words)?.groups ?? {};
  const code = files.get("src/fields.ts") ?? "";
  const old = fieldsOf(files).find(({ label }) => label.toLowerCase() === from);
  const line = /^ {2}\{ id: "category", [^\n]*\},\n/m;
  if (!isOfMoney(files) || old?.id !== "category" || !line.test(code)) return null;
  if (fieldsOf(files).some(({ label }) => label.toLowerCase() === to)) return null;
  const label = to[0]?.toUpperCase() + to.slice(1);
  return edited(
    new Map([
      [
        "src/fields.ts",
        code.replace(
          line,
          () => `  { id: "category", label: ${JSON.stringify(label)}, type: "text" },\n`,
        ),
      ],
    ]),
    `The form asks for “${label}” in the place of “${old.label}”, as a text, and the ring is split by it.`,
  );
}
