/** A piece of a message: a word, a number with its marks, an address, or one mark. */
export interface Token {
  text: string;
  lower: string;
  /** Where it begins and ends in the message, in UTF-16 units. */
  start: number;
  end: number;
}

/** More of a message than this is not read: an order stands in its beginning. */
export const MOST_TOKENS = 160;

/** Addresses and numbers stay whole: "08:30", "£3.40", "a@b.example" and "@ourname" are one token each. */
const TOKEN =
  /https?:\/\/\S{1,200}|[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}|@[\p{L}\p{N}._]{2,40}|#[\p{L}\p{N}]{2,40}|[£$€]?\p{N}{1,12}(?:[.,:/]\p{N}{1,12}){0,4}(?:[ap]m|h|st|nd|rd|th|%|€|£)?(?!\p{L})|[\p{L}\p{N}]{1,40}(?:['’-][\p{L}\p{N}]{1,30}){0,3}|[^\s\p{L}\p{N}]/giu;

/** The tokens of a message, at most {@link MOST_TOKENS}. */
export function tokensOf(message: string): Token[] {
  const tokens: Token[] = [];
  for (const match of message.matchAll(TOKEN)) {
    const [text] = match;
    const start = match.index;
    tokens.push({
      text,
      lower: text.toLowerCase().replaceAll("’", "'"),
      start,
      end: start + text.length,
    });
    if (tokens.length === MOST_TOKENS) break;
  }
  return tokens;
}
