import type { ConversationMessage } from "~/conversation/message-schema";

/**
 * Makes one tab's change of a conversation in what is stored, which may hold what another tab said or
 * changed: of a message that this tab left as it was, the stored one stays.
 *
 * @param before what the tab knew
 * @param after what it made of that: a message of the same id is changed, a missing one is removed
 */
export function mergeMessages(
  stored: readonly ConversationMessage[],
  before: readonly ConversationMessage[],
  after: readonly ConversationMessage[],
): ConversationMessage[] {
  const known = new Map(before.map((message) => [message.id, message]));
  const wanted = new Map(after.map((message) => [message.id, message]));
  const isChanged = (message: ConversationMessage) => !isSame(known.get(message.id), message);
  const kept = stored
    .filter(({ id }) => wanted.has(id) || !known.has(id))
    .map((message) => {
      const mine = wanted.get(message.id);
      return mine && isChanged(mine) ? mine : message;
    });
  const there = new Set(kept.map(({ id }) => id));
  const fresh = after.filter(({ id }) => !there.has(id) && !known.has(id));
  return [...kept, ...fresh];
}

/** Mostly they are the same object, which was not touched. */
function isSame(one: ConversationMessage | undefined, other: ConversationMessage): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
