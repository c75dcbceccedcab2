import { type FileChange, unclearChange } from "./file-change";
import { readEnvelope } from "./form-json";
import { EditCollector } from "./parser-edits";
import { ATTRIBUTES, attribute } from "./tag-attributes";

/** Elements that hold a call of a tool: its fields are elements, parameters or JSON within it. */
const NAMES =
  "write_to_file|write_file|create_file|replace_in_file|edit_file|delete_file|remove_file|rename_file|apply_diff|str_replace|str_replace_editor|str_replace_based_edit_tool|insert_content|tool_call|tool_use|invoke|antml:invoke|edit|quickedit|file_edit|update_file|modify_file|search_replace|search_and_replace|(?:read|view|open|search|find|grep)_(?:many_)?(?:files?|file_contents?|code|codebase|in_files?)|codebase_search|grep_search";
/** Elements of other builders that hold such fields: `<change>`, `<file_operation>`. Several are no element but a list of them. */
const OTHERS =
  "(?:[a-z]{1,20}_?){0,2}(?:change|operation|modification|replacement|action|patch)|code_change|code_edit|new_file|file_content|(?:dyad|lov)-[a-z-]{0,20}(?:replace|edit|insert|append|patch|update)";
/** These hold fields only where no attribute says more: `<file path="…">` holds the file itself. */
const BARE_NAMES = "file|document";
/** What some models put before the names of their own elements. */
const MARK = "(?:[｜|]{1,2}DSML[｜|]{1,2}|[a-z]{3,12}_(?=tool_call|arg_))";
const OPEN = new RegExp(
  `^\\s*<(?:(${MARK}?(?:${NAMES})|function=[\\w.-]{1,60})${ATTRIBUTES}|(${BARE_NAMES}|${OTHERS}))\\s*>`,
  "i",
);
/** How a line begins that may become such an element though its name is none of HTML's. */
const MARKED_START = /^<(?:$|[｜|]|function=[\w.-]{0,60}>?$)/i;
const MARKED_LENGTH = 200;
const PATHS = ["(?:target_?)?(?:file_?)?path", "(?:target_?)?file(?:_?name)?", "source"];
const CONTENTS = [
  "(?:new_?|updated_?|full_?)?(?:file_?|document_?)?contents?",
  "file_?text",
  "(?:new_?|source_?)?code",
];
const OLD = "old_?str(?:ing)?|old_?text|old_?code|search|find|old|original";
const NEW = "new_?str(?:ing)?|new_?text|new_?code|replace(?:ment|_with)?|new|updated";
/** A tool, or a command of one, that deletes; nothing else that begins with such a word does. */
const DELETES = /^(?:delete|remove)(?:_?file)?$/i;
/** What some put around a text, so that its tags are none of the answer's. */
const CHARACTER_DATA = /^\s*<!\[CDATA\[\r?\n?([\s\S]*?)\]\]>\s*$/;

/** The element that a line opens, and what closes it. */
export function opensElement(line: string): { name: string; closer: string } | null {
  const match = OPEN.exec(line);
  const name = match?.[1] ?? match?.[3];
  return name ? { name, closer: `</${closedBy(name)}>` } : null;
}

/** Whether a line that begins like this may still open an element of a model's own spelling. */
export function mayBecomeMarked(start: string): boolean {
  return start.length <= MARKED_LENGTH && MARKED_START.test(start) && !/[^｜|]>./.test(start);
}

function closedBy(name: string): string {
  return name.startsWith("function=") ? "function" : name;
}

/** Reads one such element, its tags included. @returns null when it names no file */
export function readElement(text: string): FileChange[] | null {
  const [start = "", tool, attributes = "", bare = ""] = OPEN.exec(text) ?? [];
  const name = tool ?? bare;
  const end = text.lastIndexOf(`</${closedBy(name)}`);
  const body = text.slice(start.length, end < 0 ? undefined : end);
  if (/^\s*[[{]/.test(body)) return readEnvelope(body);
  const field = (...keys: string[]): string | undefined => {
    for (const key of keys) {
      const found = fieldIn(body, key) ?? attribute(attributes, key);
      if (found !== undefined) return CHARACTER_DATA.exec(found)?.[1] ?? found;
    }
    return undefined;
  };
  const path = field(...PATHS)?.trim();
  if (!path) return null;
  const command = field("command")?.trim() ?? "";
  const said = attribute(attributes, "name") ?? (name === "tool_call" ? verbOf(body) : "");
  if ([name, command, said].some((verb) => DELETES.test(verb))) {
    const isMore = field(...CONTENTS, OLD) !== undefined;
    return isMore ? unreadable(path) : [{ action: "delete", path }];
  }
  const searches = fieldsIn(body, OLD);
  const replaces = fieldsIn(body, NEW);
  if (searches.length > 0) {
    if (replaces.length > 0 && replaces.length !== searches.length) return unreadable(path);
    const edits = searches.map((search, at) => ({ search, replace: replaces[at] ?? "" }));
    return [{ action: "edit", path, edits }];
  }
  const content = field(...CONTENTS);
  if (
    content !== undefined &&
    !/insert/.test(`${name} ${command} ${said}`) &&
    !/[<-]{5,9} ?SEARCH/.test(content)
  ) {
    return [{ action: "write", path, content }];
  }
  const diff = field("diff") ?? content ?? body.replace(/^\r?\n/, "");
  if (/^[<-]{5,9} ?SEARCH/m.test(diff)) return [editOf(path, diff)];
  const isWhole = /^(?:write|create)/i.test(name) && !/<\w+>/.test(body.slice(0, 40));
  return isWhole ? [{ action: "write", path, content: diff }] : unreadable(path);
}

const OPENS_EDIT = new RegExp(`^\\s*<(?:${OLD})(?:\\s[^<>]{0,200})?>`, "i");

/** The replacements that a block of any tag holds as fields; null where it holds anything else. */
export function editsWithin(text: string): { search: string; replace: string }[] | null {
  if (!OPENS_EDIT.test(text)) return null;
  const searches = fieldsIn(text, OLD);
  const replaces = fieldsIn(text, NEW);
  if (searches.length === 0 || searches.length !== replaces.length) return null;
  return searches.map((search, at) => ({ search, replace: replaces[at] ?? "" }));
}

/** The tool that a call names before its fields. */
function verbOf(body: string): string {
  return /^\s*(?:<function=)?([\w.-]{1,40})/.exec(body)?.[1] ?? "";
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

/** How a field is written: `<key>`, `<parameter name="key">`, `<parameter=key>`, a key beside its value. */
function openerOf(keys: string): RegExp {
  const forms = [
    `<(${keys})(?:\\s[^<>]{0,500})?>`,
    `<((?:antml:|${MARK})?parameter)(?:\\s+name=["'](?:${keys})["'][^<>]{0,500}|=(?:${keys}))>`,
    `<(?:${MARK})?arg_key>\\s*(?:${keys})\\s*</(?:${MARK})?arg_key>\\s*<((?:${MARK})?arg_value)>`,
  ];
  return new RegExp(forms.join("|"), "gi");
}

/** The text of a field, without the line ends around it. */
function fieldIn(body: string, key: string): string | undefined {
  return fieldsIn(body, key)[0];
}

/** The texts of a field that comes once or more often, under any of these names. */
function fieldsIn(body: string, ...keys: string[]): string[] {
  const opener = openerOf(keys.join("|"));
  const found: string[] = [];
  for (let match = opener.exec(body); match; match = opener.exec(body)) {
    const from = match.index + match[0].length;
    const closer = `</${match[1] ?? match[2] ?? match[3]}>`;
    // A file's text may hold the tag that ends it.
    const isContent = CONTENTS.includes(keys[0] ?? "");
    const end = isContent ? body.lastIndexOf(closer) : body.indexOf(closer, from);
    if (end < from) break;
    found.push(body.slice(from, end).replace(/^\r?\n/, ""));
    opener.lastIndex = end;
  }
  return found;
}
