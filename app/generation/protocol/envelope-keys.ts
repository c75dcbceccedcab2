export const PATH_KEYS = [
  "path",
  "file_path",
  "filePath",
  "filepath",
  "filename",
  "fileName",
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

const PATH = keyOf(PATH_KEYS);
const CONTENT = keyOf([...CONTENT_KEYS, ...NEW_KEYS]);

/** Whether text looks like JSON that wraps files, also where it cannot be read. */
export function looksLikeEnvelope(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  return (PATH.test(text) && CONTENT.test(text)) || /["'][\w./@-]+\.\w{1,6}["']\s*:\s*`/.test(text);
}

function keyOf(keys: readonly string[]): RegExp {
  return new RegExp(`["'](?:${keys.join("|")})["']\\s*:`);
}
