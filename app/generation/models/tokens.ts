import type { ModelMessage } from "./model";

/** Characters per token, on the careful side for code in Latin script. */
export const CHARS_PER_TOKEN = 3.5;
/** What the protocols add to each message, in tokens. */
export const MESSAGE_TOKENS = 8;
/**
 * What a picture takes, in tokens: one of the size that is sent costs about this with Anthropic
 * (https://docs.anthropic.com/en/docs/build-with-claude/vision), and no more with others.
 */
export const PICTURE_TOKENS = 1_600;
/** Chinese, Japanese, Korean and emoji take about a token a character. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\ud800-\udfff]/g;

/** Tokens of a text, estimated: exact counts differ by model and would need its vocabulary. */
export function countTokens(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return Math.ceil((text.length - wide) / CHARS_PER_TOKEN + wide);
}

/** Tokens of whole messages, estimated. */
export function countMessageTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce(
    (sum, { content, pictures = [] }) =>
      sum + countTokens(content) + pictures.length * PICTURE_TOKENS + MESSAGE_TOKENS,
    0,
  );
}
