import type { FileTree } from "~/projects/files";
import { eachEntry, withAttribute } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { applied, type EditResult, edited, there } from "../../edit";
import { withDays } from "./kept-days";

/** Entries are paler when they were added, or moved, some days ago; new ones keep the day from now on. */
export function olderFade(files: FileTree, days: number, sinceMoved: boolean): EditResult | null {
  const app = entryApp(files);
  if (!app) return null;
  if (/faded\(/.test([...files.values()].join("\n")))
    return there("Old ones are paler than the others already.");
  const dated = withDays(files, sinceMoved);
  const each = eachEntry(applied(files, dated));
  if (!each || /^<\w+[^>]*\bstyle=/s.test(each.code.slice(each.element.start))) return null;
  const shown = withAttribute(each, `style={{ opacity: faded(${each.as}) }}`).get(each.path) ?? "";
  const from = each.path.includes("components/") ? "../faded" : "./faded";
  return edited(
    new Map([
      ...dated,
      [each.path, `import { faded } from "${from}";\n${shown}`],
      ["src/faded.ts", source(days)],
    ]),
    `What was ${sinceMoved ? "added or moved" : "added"} more than ${days} days ago looks faded. Days are kept from now on: what is there already begins to count today.`,
  );
}

const source = (days: number) => `const DAY = 86_400_000;
const KEY = "faded-since";

/** What has no day of its own counts from the day on which this page first knew of days. */
function since(): number {
  try {
    const known = Number(localStorage.getItem(KEY));
    if (known > 0) return known;
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing is old.
  }
  return Date.now();
}

/** How strongly an entry is drawn: what is old is pale. */
export function faded({ created, moved }: { created?: string; moved?: string }): number {
  const day = moved ?? created;
  const added = day ? new Date(day).getTime() : since();
  return Date.now() - added > ${days} * DAY ? 0.5 : 1;
}
`;
