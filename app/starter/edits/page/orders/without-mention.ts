import { isAlike, wordsOf } from "../page-words";

const AND = /^(?:and|und|et|y|e|&|or|oder|ou|o)$/iu;
/** So many words may stand with one that is named: "homemade cakes". */
const MOST_WORDS = 3;

/** A word of a sentence, or a mark between two. */
interface Token {
  text: string;
  isMark: boolean;
  isAnd: boolean;
}

/** "We serve soup, cakes and tea" without the soup; null for a text that names it beside nothing else. */
export function withoutMention(text: string, words: readonly string[]): string | null {
  const tokens = tokensOf(text);
  const first = tokens.findIndex(
    (_, at) => matched(tokens, at, words) > 0 && !tokens[at]?.isMark && !tokens[at]?.isAnd,
  );
  if (first < 0) return null;
  const end = first + matched(tokens, first, words);
  const isPart = (at: number) => tokens[at]?.isMark === true || tokens[at]?.isAnd === true;
  // "Homemade cakes" go whole, where what stands before them parts them from the one before.
  let start = first;
  for (let at = first - 1; at >= 0 && first - at < MOST_WORDS; at -= 1)
    if (isPart(at)) {
      start = at + 1;
      break;
    }
  const hasLeft = isPart(start - 1);
  const right = tokens[end];
  const hasRight = right !== undefined && (right.isAnd || (right.isMark && right.text === ","));
  if (!hasLeft && !hasRight) return null;
  const before = tokens.slice(0, start);
  const after = tokens.slice(end);
  if (!hasLeft) return written([...before, ...after.slice(1)]);
  // What stood before an "and" is the last one now, and has the "and" where it had a comma.
  const joint = tokens[start - 1];
  const wasLast = joint?.isAnd === true;
  const kept = before.slice(0, -1);
  if (kept.at(-1)?.text === ",") kept.pop();
  if (!wasLast) {
    const only = after[0]?.isMark === true && after[0].text === "," ? after : after;
    return written([...kept, ...only]);
  }
  const comma = kept.findLastIndex(({ text: one }) => one === ",");
  return written(
    comma < 0 || joint === undefined
      ? [...kept, ...after]
      : [...kept.slice(0, comma), joint, ...kept.slice(comma + 1), ...after],
  );
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[,;:.!?]+(?=\s|$)|[^\s,;:.!?]+(?:[.,:!?](?=\S)[^\s,;:.!?]*)*/gu)].map(
    ([one]) => ({ text: one, isMark: /^[,;:.!?]+$/.test(one), isAnd: AND.test(one) }),
  );
}

/** How many tokens from a place are just the words. */
function matched(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let used = 0;
  for (let next = at; next < tokens.length && used < words.length; next += 1) {
    const [own] = wordsOf(tokens[next]?.text ?? "");
    if (own === undefined || !isAlike(own, words[used] ?? "")) return 0;
    used += 1;
    if (used === words.length) return next - at + 1;
  }
  return 0;
}

function written(tokens: readonly Token[]): string {
  const text = tokens.reduce(
    (said, { text: one, isMark }) => said + (isMark || said === "" ? "" : " ") + one,
    "",
  );
  return (text[0]?.toUpperCase() ?? "") + text.slice(1);
}
