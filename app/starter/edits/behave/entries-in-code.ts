import type { FileTree } from "~/projects/files";
import { type JsxElement, jsxElements } from "../parts/jsx-tree";
import { fieldNamed } from "../said/field-lines";

/** Where a program shows the entries that it keeps: `{shown.map((task) => …)}`. */
export interface ShownEntries {
  path: string;
  code: string;
  /** The expression whose entries are shown, and where it stands. */
  list: string;
  start: number;
  end: number;
  /** What an entry is called there. */
  entry: string;
  /** Where something that stands above all of them goes: the beginning of a line. */
  above: number;
}

const STORED = /\[(\w+), set\w+\] = useStored/;

/** What was asked for before narrows and orders them: `.filter(…)`, `.sort(…)`, with brackets in brackets. */
const NARROWED =
  "(?:\\s*\\.(?:filter|sort|slice)\\((?:[^(){}]|\\((?:[^(){}]|\\((?:[^(){}]|\\([^(){}]*\\))*\\))*\\))*\\))*";

/** The place where the program shows entries with values; null where it keeps none that are known. */
export function shownEntriesIn(files: FileTree): ShownEntries | null {
  const known = shownIn.get(files);
  if (known !== undefined) return known;
  const found = findShown(files);
  shownIn.set(files, found);
  return found;
}

/** Each ability asks for the place anew, of the same state of a project. */
const shownIn = new WeakMap<FileTree, ShownEntries | null>();

function findShown(files: FileTree): ShownEntries | null {
  for (const [path, code] of files) {
    const stored = /\.tsx$/.test(path) ? STORED.exec(code)?.[1] : undefined;
    if (!stored || !/\bvalues\b/.test(code)) continue;
    const own = [
      stored,
      ...[
        ...code.matchAll(
          new RegExp(`const (\\w+) =\\s*(?:\\(\\w+: string\\) =>\\s*)?${stored}\\b`, "g"),
        ),
      ].map((match) => match[1] ?? ""),
    ];
    const shown = new RegExp(
      `(?<=\\{)((?:\\[\\.\\.\\.)?(?:${own.join("|")})(?:\\(\\w+\\))?${NARROWED}\\]?${NARROWED})\\.map\\(\\((\\w+)`,
      "g",
    );
    const elements = jsxElements(code);
    for (const match of code.matchAll(shown)) {
      const holder = elements.findLast(
        ({ start, innerStart, innerEnd }) =>
          start < match.index && innerStart <= match.index && match.index < innerEnd,
      );
      if (!holder) continue;
      const outermost = outerOf(code, holder);
      const at = code.lastIndexOf("\n", outermost) + 1;
      const [list = "", entry = ""] = match.slice(1);
      return {
        path,
        code,
        list,
        entry,
        start: match.index,
        end: match.index + list.length,
        above: at,
      };
    }
  }
  return null;
}

/** Where the part begins that shows all entries: what is written once, outside of lists and choices. */
function outerOf(code: string, within: JsxElement): number {
  const holder = aroundTable(within);
  let place = holder.braces?.start ?? choiceAround(code, holder.start);
  for (let around: JsxElement | null = holder; around; around = around.holder) {
    const isRepeated =
      around.braces && /\.map\(/.test(code.slice(around.braces.start, around.start));
    if (isRepeated) place = around.holder?.start ?? around.start;
  }
  return place;
}

/** What holds the table of lines, with the box that is made for it alone: nothing but lines may stand in a table. */
function aroundTable(within: JsxElement): JsxElement {
  let holder = within;
  while (holder.holder && /^(?:tbody|table)$/.test(holder.tag)) holder = holder.holder;
  return holder;
}

/** The brace of a choice of which an element is one side: `{shown.length === 0 ? … : (<ul>`. */
function choiceAround(code: string, start: number): number {
  const before = code.slice(0, start);
  if (!/[:?(]\s*\(?\s*$/.test(before)) return start;
  let open = 0;
  for (let at = start - 1; at >= 0; at -= 1) {
    if (code[at] === "}") open += 1;
    if (code[at] === "{") {
      if (open === 0) return at;
      open -= 1;
    }
  }
  return start;
}

/** The indentation of the line that begins at a place. */
export function indentAt(code: string, at: number): string {
  return /^[ \t]*/.exec(code.slice(at))?.[0] ?? "";
}

/** Another state for the program to keep, beside those that it has. */
export function withState(code: string, line: string): string {
  const first = /^[ \t]*const \[\w+, set\w+\] = useState/m.exec(code);
  return first ? `${code.slice(0, first.index)}  ${line}\n${code.slice(first.index)}` : code;
}

/** A field of the entries, as the list of fields has it. */
export interface EntryField {
  /** What it says there, between its braces. */
  source: string;
  id: string;
  label: string;
}

/** The field that a wish names; null where the entries have none of that name. */
export function entryField(files: FileTree, name: string): EntryField | null {
  const field = fieldNamed(files, name);
  const item = field?.list.items[field.index];
  const source = field && item ? field.list.code.slice(item.start, item.end) : "";
  const id = /\bid:\s*"(\w+)"/.exec(source)?.[1];
  const label = /\blabel:\s*"([^"]*)"/.exec(source)?.[1] ?? name;
  return id ? { source, id, label } : null;
}
