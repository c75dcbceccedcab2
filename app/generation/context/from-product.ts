import type { ModelMessage } from "../models/model";

/**
 * What the product tells a model, in its own voice: never in the words of the person, who did not say it, nor in
 * those of the model, who would imitate it.
 */
export function fromProduct(text: string): string {
  return `<from-the-workspace>\n${text}\n</from-the-workspace>`;
}

/** From the first of several line ends on: to begin at each of them takes the square. */
const FROM_PRODUCT = /(?<!\n)\n*<from-the-workspace>\n[\s\S]*?\n<\/from-the-workspace>\n*/g;

/** A turn without what the product told beside the person's words. */
export function asThePersonSaid(message: ModelMessage): ModelMessage {
  if (message.role !== "user") return message;
  return { ...message, content: message.content.replaceAll(FROM_PRODUCT, "\n\n").trim() };
}
