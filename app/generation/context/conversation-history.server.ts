import { listSettled } from "~/conversation/conversation.server";
import type { MessageJson } from "~/conversation/message-schema";
import type { ModelMessage } from "../models/model";

/** Messages that a model may be shown; how many fit is the context's to say. */
const TURNS = 40;

/** The conversation as a model reads it: earlier turns only, oldest first. */
export async function readHistory(projectId: string): Promise<ModelMessage[]> {
  const messages = await listSettled(projectId, TURNS);
  return messages.map((message) => ({
    role: message.role,
    content: message.role === "user" ? message.content : withOutcome(message),
  }));
}

/** An answer's prose, and what became of its files: a model must know what was already done. */
function withOutcome({ content, changes, status }: MessageJson): string {
  const lines = changes.map(
    ({ path, action, error }) => `- ${path}: ${action}${error ? ` (${error})` : ""}`,
  );
  const outcome = lines.length > 0 ? `\n\n[Files of this answer]\n${lines.join("\n")}` : "";
  const cut = status === "finished" ? "" : `\n\n[This answer was ${status}.]`;
  return `${content}${outcome}${cut}`.trim() || "[No answer.]";
}
