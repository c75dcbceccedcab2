import type { ModelMessage } from "../models/model";

const [OPENER, CLOSER] = ["<from-the-workspace>\n", "\n</from-the-workspace>"];

/**
 * What the product tells a model, in its own voice: never in the words of the person, who did not say it, nor in
 * those of the model, who would imitate it.
 */
export function fromProduct(text: string): string {
  return `${OPENER}${text}${CLOSER}`;
}

/** A turn without what the product told beside the person's words. */
export function asThePersonSaid(message: ModelMessage): ModelMessage {
  if (message.role !== "user") return message;
  return { ...message, content: withoutNotes(message.content).trim() };
}

/**
 * A text without the product's notes and the line ends around them. Each part of it is looked at once: where nothing closes
 * an opener, nothing closes a later one.
 */
function withoutNotes(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf(OPENER, at);
    // An empty note ends with the line end that its opener has.
    const close = open < 0 ? -1 : text.indexOf(CLOSER, open + OPENER.length - 1);
    if (close < 0) break;
    let end = open;
    while (end > at && text[end - 1] === "\n") end -= 1;
    kept.push(text.slice(at, end));
    at = close + CLOSER.length;
    while (text[at] === "\n") at += 1;
  }
  return [...kept, text.slice(at)].join("\n\n");
}
