import type { FileTree } from "~/projects/files";
import { type JsxElement, jsxElements } from "../parts/jsx-tree";
import { type EntryApp, entryApp, insideEach } from "./entries-of-app";

/** The element that a program writes for each entry, where it stands and what the entry is called there. */
export interface EachEntry {
  path: string;
  code: string;
  element: JsxElement;
  as: string;
}

/** The element of an entry in the program itself: `<li key={…}>`, `<tr key={…}>` or a component; null without one. */
export function elementInApp(app: EntryApp): JsxElement | null {
  return jsxElements(app.code).find(({ start }) => start > app.end) ?? null;
}

/** The element that draws an entry: in the program, or the one that its component gives last. */
export function eachEntry(files: FileTree): EachEntry | null {
  const app = entryApp(files);
  const own = app && elementInApp(app);
  if (!app || !own) return null;
  if (/^(?:li|tr)$/.test(own.tag))
    return { path: app.path, code: app.code, element: own, as: app.entry };
  const path = `src/components/${own.tag}.tsx`;
  const code = files.get(path) ?? "";
  const element = jsxElements(code).findLast(({ tag }) => tag === "li");
  const as = /function \w+\(\{ (\w+)/.exec(code)?.[1];
  return element && as ? { path, code, element, as } : null;
}

/** Puts an attribute on the element that draws an entry. */
export function withAttribute({ path, code, element }: EachEntry, attribute: string) {
  const at = element.start + 1 + element.tag.length;
  return new Map([[path, `${code.slice(0, at)} ${attribute}${code.slice(at)}`]]);
}

/** A button of each entry. */
export interface EachAction {
  /** The name of the property by which a component is given it: `onCopy`. */
  name: string;
  /** What stands on it, as markup; the entry is called `as`. */
  label(as: string): string;
  /** Its name for those who hear the page, where the text says too little. */
  aria?: (as: string) => string;
  /** What a press does, in the program that keeps the entries. */
  act(as: string, app: EntryApp): string;
}

/** Puts a button on each entry, in the program or in the component that draws it; null without a place. */
export function withAction(
  files: FileTree,
  { name, label, act, aria }: EachAction,
): Map<string, string> | null {
  const app = entryApp(files);
  const each = eachEntry(files);
  if (!app || !each) return null;
  const button = (as: string, onClick: string) =>
    `<button type="button" className="button quiet small"${aria ? ` aria-label={${aria(as)}}` : ""} onClick={${onClick}}>${label(as)}</button>`;
  if (each.path === app.path && each.element.tag === "tr")
    return intoTable(app, button(app.entry, `() => ${act(app.entry, app)}`));
  if (each.path === app.path) return insideEach(files, (as) => button(as, `() => ${act(as, app)}`));
  const tag = elementInApp(app);
  const component = each.code;
  const actions = /^([ \t]*)<div className="task-actions">\n/m.exec(component);
  const withButton = actions
    ? component.replace(actions[0], () => `${actions[0]}${actions[1]}  ${button(each.as, name)}\n`)
    : insideEach(files, () => button(each.as, name))?.get(each.path);
  if (!tag || !withButton) return null;
  const given = withButton
    .replace(/(interface Props \{\n)/, `$1  ${name}: () => void;\n`)
    .replace(/ \}: Props\)/, `, ${name} }: Props)`);
  const at = tag.start + 1 + tag.tag.length;
  const code = `${app.code.slice(0, at)} ${name}={() => ${act(app.entry, app)}}${app.code.slice(at)}`;
  return new Map([
    [app.path, code],
    [each.path, given],
  ]);
}

/** Something more in the last cell of each line of a table, which stands beside those of the fields. */
export function intoTable(app: EntryApp, button: string): Map<string, string> | null {
  const { code, path } = app;
  const end = /^([ \t]*)<\/tr>\n[ \t]*\)\)\}\n[ \t]*<\/tbody>/m.exec(code);
  if (!end) return null;
  const indent = `${end[1]}  `;
  const kept = /<td className="row-actions">/.exec(code);
  if (kept) {
    const at = kept.index + kept[0].length;
    return new Map([[path, `${code.slice(0, at)}${button}${code.slice(at)}`]]);
  }
  const cell = `${indent}<td className="row-actions">${button}</td>\n`;
  const withCell = code.slice(0, end.index) + cell + code.slice(end.index);
  const head = withCell.replace(
    /^([ \t]*)<\/tr>\n([ \t]*)<\/thead>/m,
    (whole, space: string) =>
      `${space}  <th scope="col"><span className="visually-hidden">Actions</span></th>\n${whole}`,
  );
  return new Map([[path, head]]);
}

/** All entries with one of them changed. */
export function changedOne({ setter, stored }: EntryApp, as: string, changes: string): string {
  return `${setter}(${stored}.map((other) => (other.id === ${as}.id ? { ...other, ${changes} } : other)))`;
}

/** A property more of what is stored of an entry, in each interface of one. */
export function withProperty(
  files: FileTree,
  changes: Map<string, string>,
  property: string,
): Map<string, string> {
  const next = new Map(changes);
  for (const [path, own] of files) {
    if (!/\.tsx$/.test(path)) continue;
    const code = next.get(path) ?? own;
    const with_ = code.replace(
      /(interface \w+ \{\n {2}id: string;\n)/,
      (head) => `${head}  ${property};\n`,
    );
    if (with_ !== code && !code.includes(`  ${property};`)) next.set(path, with_);
  }
  return next;
}

/** The entries that are shown in another order: a copy that was sorted before is sorted once more, and stays one list for who reads it next. */
export function ordered({ code, list, start, end }: EntryApp, compare: string): string {
  const copy = list.startsWith("[...") ? list : `[...${list}]`;
  return `${code.slice(0, start)}${copy}.sort(${compare})${code.slice(end)}`;
}

/** Narrows the entries that are shown. */
export function narrowed(app: EntryApp, test: string): string {
  return `${app.code.slice(0, app.start)}${app.list}.filter(${test})${app.code.slice(app.end)}`;
}
