import type { FileTree } from "~/projects/files";
import { eachEntry, withAttribute } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { applied, type EditResult, edited, there } from "../../edit";

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

/** The programs with the day in each new entry, and in one that is moved where that counts. */
function withDays(files: FileTree, sinceMoved: boolean): Map<string, string> {
  const changes = new Map<string, string>();
  for (const [path, code] of files) {
    if (!/\.tsx$/.test(path)) continue;
    let next = code
      .replace(/(interface \w+ \{\n {2}id: string;\n)(?! {2}created)/, "$1  created?: string;\n")
      .replace(
        /\{ id: newId\(\), (?!created)/g,
        "{ id: newId(), created: new Date().toISOString(), ",
      );
    if (sinceMoved)
      next = next.replace(
        "{ ...card, column });",
        "{ ...card, column, created: new Date().toISOString() });",
      );
    if (next !== code) changes.set(path, next);
  }
  return changes;
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
export function faded({ created }: { created?: string }): number {
  const added = created ? new Date(created).getTime() : since();
  return Date.now() - added > ${days} * DAY ? 0.5 : 1;
}
`;
