import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { entryField, indentAt, shownEntriesIn, withState } from "./entries-in-code";

/** A box above the entries of a program that shows only those with the words in it. */
export function addSearch(files: FileTree): EditResult {
  const shown = shownEntriesIn(files);
  if (!shown) return unchanged("I found no entries to search.");
  const { path, code, list, start, end, entry, above } = shown;
  if (/type="search"/.test(code)) return unchanged("There is a search already.");
  const indent = indentAt(code, above);
  const box = `${indent}<input\n${indent}  className="input"\n${indent}  type="search"\n${indent}  aria-label="Search"\n${indent}  placeholder="Search"\n${indent}  value={search}\n${indent}  onChange={(event) => setSearch(event.target.value)}\n${indent}/>\n`;
  const test = `.filter((${entry}) => Object.values(${entry}.values).join(" ").toLowerCase().includes(search.trim().toLowerCase()))`;
  const next =
    code.slice(0, above) + box + code.slice(above, start) + list + test + code.slice(end);
  return edited(
    new Map([[path, withState(next, 'const [search, setSearch] = useState("");')]]),
    "Added a search above the list: it shows the entries with the words in it.",
  );
}

/** A choice above the entries of a program that shows only those with one value of a field. */
export function addFilter(files: FileTree, name: string): EditResult {
  const shown = shownEntriesIn(files);
  const field = entryField(files, name);
  if (!shown || !field)
    return unchanged(`I found no entries with a field “${name}” to choose from.`);
  const { id, label } = field;
  const { path, code, list, start, end, entry, above } = shown;
  if (code.includes(`aria-label="Filter by ${label}"`))
    return unchanged("There is such a choice already.");
  // Each choice narrows for itself: a second one stands beside the first.
  const [state, setter] = code.includes("setOnly(")
    ? [`only_${id}`, `setOnly_${id}`]
    : ["only", "setOnly"];
  const stored = /\[(\w+), set\w+\] = useStored/.exec(code)?.[1] ?? list;
  const indent = indentAt(code, above);
  const choices = `{[...new Set(${stored}.map((entry) => entry.values.${id} ?? ""))].filter(Boolean).map((value) => (\n${indent}    <option key={value}>{value}</option>\n${indent}  ))}`;
  const box = `${indent}<select\n${indent}  className="input"\n${indent}  style={{ width: "auto", marginBlock: "0.75rem" }}\n${indent}  aria-label="Filter by ${label}"\n${indent}  value={${state}}\n${indent}  onChange={(event) => ${setter}(event.target.value)}\n${indent}>\n${indent}  <option value="">${label}: all</option>\n${indent}  ${choices}\n${indent}</select>\n`;
  const test = `.filter((${entry}) => ${state} === "" || ${entry}.values.${id} === ${state})`;
  const next =
    code.slice(0, above) + box + code.slice(above, start) + list + test + code.slice(end);
  return edited(
    new Map([[path, withState(next, `const [${state}, ${setter}] = useState("");`)]]),
    `Added a filter by “${label}” above the list.`,
  );
}
