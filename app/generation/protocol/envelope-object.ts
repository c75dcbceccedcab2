import { asCamel, CONTENT_KEYS, NEW_KEYS, OLD_KEYS, PATH_KEYS, plainKey } from "./envelope-keys";
import { type FileChange, unclearChange } from "./file-change";
import { readDiff } from "./form-diff";
import { opensPatch, readPatch } from "./form-patch";
import type { EditBlock } from "./parser-edits";
import { isFileName } from "./parser-names";

/** An object of JSON. */
export type Json = Record<string, unknown>;

const VERBS = ["action", "type", "operation", "op", "command", "kind"];
const FROM_KEYS = ["from", "old_path", "source_path", "source"];
const TO_KEYS = ["to", "new_path", "new_file_path", "destination", "destination_path"];
const TOOLS = ["name", "tool", "tool_name", "recipient_name", "action", "function"];
const DIFF_KEYS = ["diff", "patch", "unified_diff"];
/** Members that say that a replacement is meant wherever its text stands. */
const EVERYWHERE = new Set(["replaceall", "allowmultiple", "all"]);
const INSERTS = /^(?:insert|append|prepend)/i;

/**
 * What one object of an envelope does to its file.
 *
 * @returns null for an object that names no file, or says nothing about it
 */
export function changeOf(value: Json): FileChange[] | null {
  const act = actOf(value);
  if (act) return act;
  const path = textOf(value, PATH_KEYS);
  if (!path || !isName(path)) return null;
  const verb = textOf(value, VERBS) ?? "";
  const to = textOf(value, TO_KEYS);
  if (to && /rename|move/i.test(verb)) return [{ action: "rename", path, to }];
  if (/^(?:delete|remove)/i.test(verb)) return [{ action: "delete", path }];
  const edits = replacementsIn(value);
  if (edits) return [{ action: "edit", path, edits }];
  if (INSERTS.test(verb)) return [unclearChange(path, NO_INSERTS)];
  const diff = textOf(value, DIFF_KEYS);
  if (diff !== undefined) return changesOfDiff(diff, path);
  const content = textOf(value, CONTENT_KEYS);
  if (content !== undefined) return [{ action: "write", path, content }];
  // What is called a value beside an operation is one of a change of JSON, by the name of its place.
  if (typeof value.op === "string" && typeof value.value === "string") {
    return [unclearChange(path.replace(/^\//, ""), NO_INSERTS)];
  }
  return changeByList(value, path);
}

const NO_INSERTS =
  "A change by the number of a line, or by the name of a place, could not be read. Send an edit, or the whole file.";

/** A list of replacements in one file. */
function changeByList(value: Json, path: string): FileChange[] | null {
  const list = Array.isArray(value.edits) ? value.edits : null;
  if (!list || list.length === 0) return null;
  const blocks = list.flatMap((edit) => (isObject(edit) ? (replacementsIn(edit) ?? []) : []));
  return blocks.length === list.length
    ? [{ action: "edit", path, edits: blocks }]
    : [unclearChange(path, "Its edits could not be read. Send edits, or the whole file.")];
}

/** A call whose name says that it deletes or renames: nothing but paths stands in its arguments. */
function actOf(value: Json): FileChange[] | null {
  const tool = textOf(value, TOOLS)?.replace(/^.*[.:]/, "") ?? "";
  const verb = textOf(value, VERBS) ?? "";
  const from = textOf(value, FROM_KEYS);
  const to = textOf(value, TO_KEYS);
  if (from && to && isName(from) && isName(to) && /rename|move/i.test(verb)) {
    return [{ action: "rename", path: from, to }];
  }
  const given = ["arguments", "parameters", "args", "input"]
    .map((key) => value[key])
    .find(isObject);
  if (!given) return null;
  const path = textOf(given, [...PATH_KEYS, ...FROM_KEYS]);
  if (!path || !isName(path)) return null;
  if (/^(?:delete|remove)_?file$/i.test(tool)) {
    const isMore = textOf(given, [...CONTENT_KEYS, ...OLD_KEYS]) !== undefined;
    return isMore ? null : [{ action: "delete", path }];
  }
  const name = textOf(given, TO_KEYS);
  const isMove = /^(?:rename|move)_?file$/i.test(tool) && name !== undefined && isName(name);
  return isMove ? [{ action: "rename", path, to: name }] : null;
}

/** `old_str` and `new_str`, once or numbered; null where there is no pair. */
function replacementsIn(value: Json): EditBlock[] | null {
  const search = textOf(value, OLD_KEYS);
  const replace = textOf(value, NEW_KEYS);
  if (search !== undefined && replace !== undefined) {
    const times = Number(value.expected_replacements ?? 1);
    const isAll =
      times > 1 ||
      Object.entries(value).some(([key, on]) => on === true && EVERYWHERE.has(plainKey(key)));
    return [{ search, replace, ...(isAll && { isAll: true as const }) }];
  }
  const numbers = new Set(Object.keys(value).flatMap((key) => /_(\d{1,3})$/.exec(key)?.[1] ?? []));
  const blocks = [...numbers].flatMap((number): EditBlock[] => {
    const numbered = (keys: readonly string[]) =>
      textOf(
        value,
        keys.map((key) => `${key}_${number}`),
      );
    const [old, next] = [numbered(OLD_KEYS), numbered(NEW_KEYS)];
    return old === undefined || next === undefined ? [] : [{ search: old, replace: next }];
  });
  return blocks.length > 0 ? blocks : null;
}

function changesOfDiff(diff: string, path: string): FileChange[] {
  const lines = diff.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const changes = lines.some(opensPatch) ? readPatch(lines) : readDiff(lines, path);
  return (
    changes ?? [unclearChange(path, "Its diff could not be read. Send an edit, or the whole file.")]
  );
}

/** Arguments that each say their name: `[{"name": "path", "value": "a.css"}, …]`. */
export function namedArguments(list: readonly unknown[]): Json | null {
  const named: Json = {};
  for (const each of list) {
    const key = isObject(each) ? (each.name ?? each.key) : undefined;
    if (!isObject(each) || typeof key !== "string" || !("value" in each)) return null;
    named[key] = each.value;
  }
  return textOf(named, PATH_KEYS) === undefined ? null : named;
}

/** The first text among these members; a list of lines is one too. */
export function textOf(value: Json, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const text = value[key] ?? value[asCamel(key)];
    if (typeof text === "string") return text;
    const isLines = Array.isArray(text) && text.every((line) => typeof line === "string");
    if (isLines && text.length > 0) return `${text.join("\n")}\n`;
  }
  return undefined;
}

/** Whether a value is an object of JSON, and no list. */
export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isName(path: string): boolean {
  return isFileName(path.replace(/^\//, "").replaceAll(" ", "_"));
}
