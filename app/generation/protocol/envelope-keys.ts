/** Members under which envelopes and calls of tools keep their files, in small letters alone. */
const NESTING = new Set(
  "file files changes operation operations action actions artifact artifacts edits modifications updates argument arguments parameter parameters params input inputs args kwargs function functioncall toolcall toolcalls tooluse tooluses calls call steps result output outputs response project code command commands cmd candidates content parts choices message messages delta patch".split(
    " ",
  ),
);

/** Whether a member of an envelope may hold files, however its name is spelled. */
export function isNesting(key: string): boolean {
  return NESTING.has(plainKey(key));
}

/** A member's name without marks, capitals and the number of its place: `old_str_1` is `oldstr`. */
export function plainKey(key: string): string {
  return key
    .replace(/[_-]?\d{1,3}$/, "")
    .replaceAll(/[^a-z]/gi, "")
    .toLowerCase();
}

export const PATH_KEYS = [
  "path",
  "file_path",
  "filePath",
  "filepath",
  "filename",
  "fileName",
  "target_file",
  "relative_path",
  "file",
  "name",
];
export const CONTENT_KEYS = [
  "content",
  "contents",
  "code",
  "file_text",
  "text",
  "source",
  "body",
  "data",
  "file_content",
  "file_contents",
  "new_content",
  "new_file_content",
  "updated_content",
  "full_content",
  "source_code",
];
export const OLD_KEYS = [
  "old_str",
  "old_string",
  "oldString",
  "old_text",
  "oldText",
  "old_code",
  "oldCode",
  "search",
  "find",
  "old",
];
export const NEW_KEYS = [
  "new_str",
  "new_string",
  "newString",
  "new_text",
  "newText",
  "new_code",
  "newCode",
  "replace",
  "replacement",
  "new",
];

/** `"path": "/users/4"` is the answer of some address, and `"name": "Ada"` is data. */
const PATH = new RegExp(
  `${keyOf(PATH_KEYS.filter((key) => key !== "name")).source}(?!\\s*["']/[^"'.\\n]{0,200}["'])|["']name["']\\s*:\\s*["'][^"'\\n]{1,300}\\.\\w{1,12}["']`,
);
/** A call of a tool, whatever that was to be. */
const CALL = /["'](?:arguments|parameters|args|input|function_?call|tool_uses?)["']\s*:/i;
const CONTENT = keyOf([...CONTENT_KEYS, ...NEW_KEYS].flatMap((key) => [key, asCamel(key)]));

/** Whether text looks like JSON that wraps files, also where it cannot be read. */
export function looksLikeEnvelope(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  return (
    ((PATH.test(text) || CALL.test(text)) && CONTENT.test(text)) ||
    (/"pattern"\s*:/.test(text) && /"replacement"\s*:/.test(text)) ||
    /["'][\w./@-]+\.\w{1,6}["']\s*:\s*`/.test(text)
  );
}

/** `file_content` as others spell it: `fileContent`. */
export function asCamel(key: string): string {
  return key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function keyOf(keys: readonly string[]): RegExp {
  return new RegExp(`["'](?:${keys.join("|")})["']\\s*:`);
}
