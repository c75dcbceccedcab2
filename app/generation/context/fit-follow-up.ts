import type { ModelMessage } from "../models/model";
import { CHARS_PER_TOKEN, countMessageTokens } from "../models/tokens";

/** Part of the window that an answer so far may take when it is shown again. */
const SO_FAR_SHARE = 0.2;
/** Part of the window that a whole follow-up may take; the rest is the answer's. */
const REQUEST_SHARE = 0.75;

/** Gives up first the conversation, then the view of the project: the request itself must stay. */
export function shrinkToFit(messages: ModelMessage[], contextTokens: number): ModelMessage[] {
  const fits = (some: readonly ModelMessage[]) =>
    countMessageTokens(some) <= contextTokens * REQUEST_SHARE;
  if (fits(messages)) return messages;
  const system = messages.filter(({ role }) => role === "system");
  const tail = messages.filter(({ role }) => role !== "system").slice(-3);
  const withoutHistory = [...system, ...tail];
  return fits(withoutHistory) ? withoutHistory : [...system.slice(0, 1), ...tail];
}

/** The end of an answer that is shown to its model again, as far as the window allows. */
export function keepEnd(text: string, contextTokens: number): string {
  const length = Math.floor(contextTokens * SO_FAR_SHARE * CHARS_PER_TOKEN);
  if (text.length <= length) return text;
  const cut = text.slice(-length);
  const end = cut.slice(cut.indexOf("\n") + 1);
  return `[The beginning of my answer is not repeated here.]\n${end}`;
}
