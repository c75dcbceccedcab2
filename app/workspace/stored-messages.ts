import type { ConversationMessage } from "~/conversation/message-schema";
import { requestJson } from "~/platform/api-client";
import type { EarlierMessages } from "./workspace-store";

/**
 * A conversation as the server has it. What was said before the last exchange is `known` here and
 * does not change any more, so it is not fetched again.
 */
export async function listStoredMessages(
  projectId: string,
  known: readonly ConversationMessage[],
): Promise<readonly ConversationMessage[]> {
  const address = `/api/projects/${encodeURIComponent(projectId)}/messages`;
  const before = known.slice(0, beginOfOpen(known));
  const last = before.at(-1);
  const query = last ? `?from=${encodeURIComponent(last.id)}` : "";
  const messages = await requestJson<ConversationMessage[]>("GET", `${address}${query}`);
  return last && messages[0]?.id === last.id ? [...before.slice(0, -1), ...messages] : messages;
}

/** A page of what was said before a message, and whether there is more before that. */
export function listEarlierMessages(projectId: string, before: string): Promise<EarlierMessages> {
  const address = `/api/projects/${encodeURIComponent(projectId)}/messages`;
  return requestJson("GET", `${address}?before=${encodeURIComponent(before)}`);
}

/** Where what may still change begins: the last exchange, or one that was left running before it. */
function beginOfOpen(known: readonly ConversationMessage[]): number {
  const lastQuestion = known.findLastIndex(({ role }) => role === "user");
  const running = known.findIndex(({ status }) => status === "running");
  return Math.max(0, running < 0 ? lastQuestion : Math.min(lastQuestion, running));
}
