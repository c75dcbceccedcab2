import { readUndoRequest } from "~/conversation/undo-request";
import type { ModelMessage } from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { followUps } from "../edits/follow-up/follow-ups";
import { answer } from "./answer.server";
import { MESSAGE_CHARACTERS, type Reply } from "./reply";
import { markdown } from "./sentences";
import { MAKING } from "./tell-app";

/** Said before an answer to a message that goes on with the one before: how it was read. */
const READ_AS = "Read as “";
const READ = /Read as “([^”]{1,400})”/u;

/**
 * The answer to a message that goes on with the one before ("no, purple"), where one of the wishes that it may be can
 * be made as a whole; null for a message that stands alone.
 */
export function goOn(messages: readonly ModelMessage[], files: FileTree): Reply | null {
  const at = messages.findLastIndex(({ role }) => role === "user");
  const text = messages[at]?.content ?? "";
  const before = at > 0 ? wishBefore(messages.slice(0, at)) : null;
  if (before === null) return null;
  for (const wish of followUps(text.trim(), before)) {
    const reply = answer(wish, files);
    if (reply.changes.size === 0 || reply.closing !== "") continue;
    return { ...reply, opening: `${READ_AS}${markdown(wish)}”. ${reply.opening}` };
  }
  return null;
}

/** The last wish before a message, as it was read; null where that made the project, or there is none. */
function wishBefore(messages: readonly ModelMessage[]): string | null {
  const at = messages.findLastIndex(
    ({ role, content }, n) =>
      role === "user" && readUndoRequest(content, messages[n - 2]?.content) === null,
  );
  const said = messages[at]?.content;
  const answered = messages[at + 1]?.content ?? "";
  if (said === undefined || answered.includes(MAKING)) return null;
  return READ.exec(answered)?.[1] ?? said.slice(0, MESSAGE_CHARACTERS).trim();
}
