/** So many messages are laid out together. */
const PART = 10;
/** The last ones are laid out wherever they are: the list stays at its end, which must not move. */
const NEAR_END = 20;

/** Messages that stand in one element. */
export interface MessagePart<Message> {
  /** The same for the same messages, whatever comes before or after them. */
  key: number;
  messages: readonly Message[];
  /** Whether it is far from the end. */
  isFar: boolean;
}

/**
 * A conversation in parts. A browser watches each element that it lays out only near the screen, at each frame: a
 * thousand of them took longer than what is shown.
 *
 * @param anchor the id of a message that begins a part; messages before and after it are counted from there
 */
export function partsOfMessages<Message extends { id: string }>(
  messages: readonly Message[],
  anchor: string | undefined,
): MessagePart<Message>[] {
  const at = messages.findIndex(({ id }) => id === anchor);
  const parts: MessagePart<Message>[] = [];
  let from = 0;
  while (from < messages.length) {
    const key = Math.floor((from - at) / PART);
    const end = Math.min(messages.length, (key + 1) * PART + at);
    const isFar = end <= messages.length - NEAR_END;
    parts.push({ key, messages: messages.slice(from, end), isFar });
    from = end;
  }
  return parts;
}
