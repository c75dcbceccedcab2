import { type Token, tokensOf } from "./tokens";

/** A message, the order that it is, and which of its tokens are the values of which slot. */
export interface Example {
  intent: string;
  message: string;
  tokens: Token[];
  /** "O", or "B" where a value begins and "I" where it goes on, with the slot's name. */
  labels: string[];
}

/**
 * Reads a line of the examples: the order, a tab, and the message with its values in square brackets:
 * `move-top<TAB>Put the [part:opening hours] first`.
 *
 * @throws an error that names the line, where brackets do not balance
 */
export function readExample(line: string): Example {
  const [intent = "", marked = ""] = line.split("\t");
  const spans: { slot: string; start: number; end: number }[] = [];
  let message = "";
  let rest = marked;
  for (;;) {
    const open = /\[([\p{L}\p{N}-]+):/u.exec(rest);
    if (!open) break;
    const close = rest.indexOf("]", open.index);
    if (close < 0) throw new Error(`A value has no end: ${line}`);
    message += rest.slice(0, open.index);
    const value = rest.slice(open.index + open[0].length, close);
    spans.push({ slot: open[1] ?? "", start: message.length, end: message.length + value.length });
    message += value;
    rest = rest.slice(close + 1);
  }
  message += rest;
  const tokens = tokensOf(message);
  const labels = tokens.map((token) => {
    const span = spans.find(({ start, end }) => token.start < end && token.end > start);
    if (!span) return "O";
    const isFirst = tokens.find(({ end }) => end > span.start) === token;
    return `${isFirst ? "B" : "I"} ${span.slot}`;
  });
  return { intent, message, tokens, labels };
}

/** All examples of some files, each of lines. */
export function readExamples(texts: Iterable<string>): Example[] {
  return [...texts].flatMap((text) =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map(readExample),
  );
}
