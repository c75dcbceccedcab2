import { type FileChange, unclearChange } from "./file-change";
import { readEnvelope } from "./form-json";
import { EditCollector } from "./parser-edits";
import { ATTRIBUTES, attribute } from "./tag-attributes";

/** Elements that hold a call of a tool: its fields are elements, parameters or JSON within it. */
const NAMES =
  "write_to_file|write_file|create_file|replace_in_file|edit_file|delete_file|remove_file|rename_file|apply_diff|str_replace|str_replace_editor|str_replace_based_edit_tool|insert_content|tool_call|tool_use|invoke|antml:invoke";
const OPEN = new RegExp(`^\\s*<(${NAMES})${ATTRIBUTES}\\s*>`, "i");

/** The element that a line opens, and what closes it. */
export function opensElement(line: string): { name: string; closer: string } | null {
  const name = OPEN.exec(line)?.[1];
  return name ? { name, closer: `</${name}>` } : null;
}

/** Reads one such element, its tags included. @returns null when it names no file */
export function readElement(text: string): FileChange[] | null {
  const [start = "", name = "", attributes = ""] = OPEN.exec(text) ?? [];
  const end = text.lastIndexOf(`</${name}`);
  const body = text.slice(start.length, end < 0 ? undefined : end);
  if (/^\s*[[{]/.test(body)) return readEnvelope(body);
  const field = (...keys: string[]): string | undefined => {
    for (const key of keys) {
      const found = fieldIn(body, key) ?? attribute(attributes, key);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const path = field("path", "file_path", "filePath", "filename", "target_file")?.trim();
  if (!path) return null;
  const command = `${name} ${field("command") ?? ""} ${attribute(attributes, "name") ?? ""}`;
  if (/delete|remove/.test(command)) return [{ action: "delete", path }];
  const search = field("old_str", "old_string", "search", "old");
  const replace = field("new_str", "new_string", "replace", "new");
  if (search !== undefined) {
    return [{ action: "edit", path, edits: [{ search, replace: replace ?? "" }] }];
  }
  const content = field("content", "file_text", "code", "contents");
  if (content !== undefined && !/insert/.test(command)) return [{ action: "write", path, content }];
  const diff = field("diff") ?? body.replace(/^\r?\n/, "");
  if (/^[<-]{5,9} ?SEARCH/m.test(diff)) return [editOf(path, diff)];
  const isWhole = /^(?:write|create)/i.test(name) && !/<\w+>/.test(body.slice(0, 40));
  return isWhole ? [{ action: "write", path, content: diff }] : unreadable(path);
}

function editOf(path: string, diff: string): FileChange {
  const collector = new EditCollector();
  for (const line of diff.match(/[^\n]*\n|[^\n]+$/g) ?? []) collector.push(line);
  const { edits, error } = collector;
  return { action: "edit", path, edits, ...(error ? { error } : {}) };
}

function unreadable(path: string): FileChange[] {
  return [unclearChange(path, "Its change could not be read. Send an edit, or the whole file.")];
}

/** The text of `<key>…</key>` or `<parameter name="key">…</parameter>`, without the line ends around it. */
function fieldIn(body: string, key: string): string | undefined {
  const opener = new RegExp(
    `<(?:(${key})|((?:antml:)?parameter)\\s+name=["']${key}["'])[^>]*>`,
    "i",
  );
  const match = opener.exec(body);
  if (!match) return undefined;
  const from = match.index + match[0].length;
  const closer = `</${match[1] ?? match[2]}>`;
  const end = key === "content" ? body.lastIndexOf(closer) : body.indexOf(closer, from);
  if (end < from) return undefined;
  return body.slice(from, end).replace(/^\r?\n/, "");
}
