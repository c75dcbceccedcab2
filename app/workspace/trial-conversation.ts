import type { ConversationMessage } from "~/conversation/message-schema";

/**
 * Makes one tab's change of a conversation in what is stored, which may hold what another tab said.
 *
 * @param before what the tab knew
 * @param after what it made of that: a message of the same id is changed, a missing one is removed
 */
export function mergeMessages(
  stored: readonly ConversationMessage[],
  before: readonly ConversationMessage[],
  after: readonly ConversationMessage[],
): ConversationMessage[] {
  const changed = new Map(after.map((message) => [message.id, message]));
  const known = new Set(before.map(({ id }) => id));
  const kept = stored
    .filter(({ id }) => changed.has(id) || !known.has(id))
    .map((message) => changed.get(message.id) ?? message);
  const there = new Set(kept.map(({ id }) => id));
  const fresh = after.filter(({ id }) => !there.has(id) && !known.has(id));
  return [...kept, ...fresh];
}
