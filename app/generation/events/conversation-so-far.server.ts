import type { Viewer } from "~/accounts/user";
import { type ConversationPart, readPart, type Stretch } from "~/conversation/conversation.server";
import type { MessageJson } from "~/conversation/message-schema";
import { readAllEvents } from "./event-rows.server";
import { changesOf, foldEvents, partsOf } from "./fold";

/**
 * The viewer's conversation in order, a running answer with what it has said and saved so far.
 *
 * @throws {AppError} 404, 401
 */
export async function readConversation(
  viewer: Viewer,
  projectId: string,
  stretch: Stretch = {},
): Promise<MessageJson[]> {
  return (await readConversationPart(viewer, projectId, stretch)).messages;
}

/** A part of it, and whether something was said before. @throws {AppError} 404, 401 */
export async function readConversationPart(
  viewer: Viewer,
  projectId: string,
  stretch: Stretch,
): Promise<ConversationPart> {
  const { messages, hasEarlier } = await readPart(viewer, projectId, stretch);
  return { messages: await Promise.all(messages.map(withEventsSoFar)), hasEarlier };
}

async function withEventsSoFar(message: MessageJson): Promise<MessageJson> {
  if (message.status !== "running" || !message.generationId) return message;
  const soFar = foldEvents(await readAllEvents(message.generationId));
  return { ...message, content: soFar.content, changes: changesOf(soFar), ...partsOf(soFar) };
}
