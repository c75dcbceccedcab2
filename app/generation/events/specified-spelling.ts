import { FILE_ACTIONS } from "~/conversation/answer";
import { type Fields, isFields } from "~/platform/json-members";
import { languageOf } from "~/projects/files";

/**
 * The specified stream also allows spellings that this server does not use: `{files: [{path,
 * content}]}`, a `file_created` without `action` and `language`, one line that carries prose, a
 * problem and files at once, and any word for a change that is neither "created" nor "error", which
 * then means updated. A server of another make may send them, so the browser takes them here, and
 * everything behind this file knows only `generationEventSchema`.
 *
 * @param json what a `data:` line held
 * @returns the events of that line in our own spelling, still unchecked
 */
export function respell(json: unknown): unknown[] {
  if (!isFields(json)) return [];
  const { content, files, error, ...others } = json;
  const { type } = others;
  return [
    ...(content !== undefined && content !== "" ? [{ content }] : []),
    ...(type !== undefined ? [respellTyped(json)] : []),
    ...(Array.isArray(files) ? files.map((file) => created({ file })) : []),
    ...(error !== undefined && type === undefined ? [{ ...others, error }] : []),
  ];
}

function respellTyped(json: Fields): Fields {
  if (json.type === "file_created") return created(json);
  if (json.type === "done" && Array.isArray(json.changes)) {
    return { ...json, changes: json.changes.map(respellChange) };
  }
  return json;
}

function created({ file, action }: Fields): Fields {
  const fields = isFields(file) ? file : {};
  const language = fields.language ?? languageOf(String(fields.path));
  return {
    type: "file_created",
    file: { ...fields, language },
    action: action === undefined || action === "created" ? "created" : "updated",
  };
}

function respellChange(change: unknown): unknown {
  if (!isFields(change)) return change;
  const isKnown = (FILE_ACTIONS as readonly unknown[]).includes(change.action);
  return isKnown ? change : { ...change, action: "updated" };
}
