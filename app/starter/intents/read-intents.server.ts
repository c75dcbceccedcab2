import { labelled, likelyIntents, type Model } from "./model";
import { MOST_TOKENS, type Token, tokensOf } from "./tokens";
import { classesOf } from "./word-classes";

/** What a message may ask: which order, with which values, and how surely. */
export interface Intent {
  name: string;
  /** Slot → its values, each as it stands in the message. */
  values: ReadonlyMap<string, readonly string[]>;
  /** From 0 to 1. */
  probability: number;
  /** The words that it was heard in. */
  said: string;
}

/** Below this a reading is a guess. */
const SURE = 0.5;
/** Where nothing else is a third as likely, less is enough. */
const LIKELIEST = 0.35;
const CLEARLY = 3;
/** Each of several orders in one message has to be surer than the whole as one. */
const SURE_OF_EACH = 0.65;
/** So sure of another order in a part of a message, and the whole is not read as one. */
const SURE_OF_MORE = 0.5;
/** So sure of an order without values, numbers and quotations beside it are examples and reasons. */
const SURE_WITHOUT_VALUES = 0.75;
/** More orders than these in one message are a list that nobody can check. */
const MOST_ORDERS = 5;
/** How many orders are tried where the likeliest cannot be done, and how likely they have to be. */
const MOST_WAYS = 3;
const LEAST_LIKELY = 0.2;

/**
 * What a message asks, in its own order: for each thing the orders that it may be, the likeliest first. Null where it is not sure,
 * or where words of weight (a number, a quotation) would be left over.
 */
export function readIntents(model: Model, message: string): Intent[][] | null {
  const tokens = tokensOf(message);
  // Of a longer message only the beginning was read: what the rest asks would be lost without a word.
  if (tokens.length === 0 || tokens.length === MOST_TOKENS || QUESTION.test(message)) return null;
  const sentences = sentencesOf(tokens);
  const parts = sentences.length > 1 ? sentences : halvesOf(tokens, model);
  const each = parts.map((part) => intentsOf(model, message, part));
  const named = each.filter(([best]) => best && best.name !== "none");
  const kinds = new Set(named.map(([best]) => best?.name));
  const sure = named.filter(([best]) => (best?.probability ?? 0) >= SURE_OF_EACH);
  if (kinds.size > 1 && sure.length === named.length && named.length <= MOST_ORDERS) {
    const heard = named.map((ways) => ways.filter((way) => isAllHeard(way, [])));
    return heard.every((ways) => ways.length > 0) ? heard : null;
  }
  const ways = intentsOf(model, message, tokens);
  // Something else is surely asked in a part of it: as one order the message would be half read.
  if (sure.some(([best]) => best?.name !== ways[0]?.name)) return null;
  const [best] = ways;
  if (!best || !isSure(ways) || asksMore(model, message, tokens, best)) return null;
  const asides = each.flatMap(([best]) =>
    best?.name === "none" && best.probability >= SURE_OF_EACH ? [best.said] : [],
  );
  const heard = ways.filter((way) => way.name !== "none" && isAllHeard(way, asides));
  return heard.length > 0 ? [heard] : null;
}

/** Whether what stands behind an "and" or a comma, and is no value, is surely another order. */
function asksMore(model: Model, message: string, tokens: readonly Token[], order: Intent): boolean {
  const values = [...order.values.values()].flat().join(" ");
  return joints(tokens).some((at) => {
    const behind = tokens.slice(at + 1);
    const inValues = behind.filter(({ text }) => values.includes(text)).length;
    if (behind.length < 4 || inValues * 2 > behind.length) return false;
    const [other] = intentsOf(model, message, behind);
    return (
      other !== undefined &&
      other.name !== "none" &&
      other.name !== order.name &&
      other.probability >= SURE_OF_MORE
    );
  });
}

function isSure([best, second]: readonly Intent[]): boolean {
  if (!best || best.name === "none") return false;
  return (
    best.probability >= SURE ||
    (best.probability >= LIKELIEST && best.probability >= CLEARLY * (second?.probability ?? 0))
  );
}

function intentsOf(model: Model, message: string, tokens: readonly Token[]): Intent[] {
  const likely = likelyIntents(model, tokens).slice(0, MOST_WAYS);
  const said = message.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  return likely
    .filter(({ probability }, at) => at === 0 || probability >= LEAST_LIKELY)
    .map(({ intent, probability }) => ({
      name: intent,
      probability,
      said,
      values: valuesOf(labelled(model, tokens, intent), message, tokens),
    }));
}

function valuesOf(
  labels: readonly string[],
  message: string,
  tokens: readonly Token[],
): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let open: { slot: string; start: number; end: number } | null = null;
  const close = (at: number) => {
    const mark = tokens[at];
    if (open && mark && endsValue(message, open.start, mark, tokens[at + 1])) open.end = mark.end;
    if (open)
      values.set(open.slot, [
        ...(values.get(open.slot) ?? []),
        message.slice(open.start, open.end),
      ]);
    open = null;
  };
  for (const [at, label] of labels.entries()) {
    const token = tokens[at];
    if (!token) continue;
    if (label.startsWith("I ") && open) open.end = token.end;
    else {
      close(at);
      if (label !== "O") open = { slot: label.slice(2), start: token.start, end: token.end };
    }
  }
  close(tokens.length);
  return values;
}

/** A question about what is there asks for nothing. */
const QUESTION =
  /^(?:where|what|who|whose|when|why|which|how)(?:['’]s| is| are| was| were| does| do| did| has| have)(?!\p{L})[^.!:]*$/iu;
/** The mark at the end of a quotation is part of it, and that of a text behind a colon which ends the message. */
function endsValue(message: string, start: number, mark: Token, next: Token | undefined): boolean {
  if (!/^[.!?…]$/u.test(mark.text)) return false;
  return next ? QUOTE.test(next.text) : message.slice(0, start).trimEnd().endsWith(":");
}

const QUOTE = /^["“”„«»]$/u;
const WEIGHTY = /["“„«][^"“”„«»]*\p{L}[^"“”„«»]*["”“»]|(?<!\p{L})[£$€]?\d/u;

/** Whether no number, quotation or colour of the words that ask for something is left over. */
function isAllHeard({ values, said, probability }: Intent, asides: readonly string[]): boolean {
  let rest = said;
  for (const one of [...asides, ...[...values.values()].flat()]) rest = rest.replace(one, " ");
  const givesColour = [...values.keys()].some((slot) => slot.startsWith("colour"));
  if (!givesColour && tokensOf(rest).some(isColour)) return false;
  return (values.size === 0 && probability >= SURE_WITHOUT_VALUES) || !WEIGHTY.test(rest);
}

const isColour = ({ lower }: Token) => classesOf(lower).includes("colour");

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  let isQuoted = false;
  for (const [at, token] of tokens.entries()) {
    current.push(token);
    if (QUOTE.test(token.text)) isQuoted = !isQuoted;
    const next = tokens[at + 1];
    if (!isQuoted && /^[.!?;]$/.test(token.text) && next && next.start > token.end) {
      sentences.push(current);
      current = [];
    }
  }
  if (current.length > 0) sentences.push(current);
  return sentences.filter((sentence) => sentence.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
}

/** The two orders of "… and …" or "…, …", where each is surer alone than both are as one. */
function halvesOf(tokens: readonly Token[], model: Model): Token[][] {
  const whole = likelyIntents(model, tokens)[0]?.probability ?? 0;
  let best: { halves: Token[][]; sure: number } | null = null;
  for (const at of joints(tokens)) {
    const halves = [tokens.slice(0, at), tokens.slice(at + 1)];
    if (halves.some(({ length }) => length < 2)) continue;
    const each = halves.map(
      (half) => likelyIntents(model, half)[0] ?? { intent: "none", probability: 0 },
    );
    const sure = Math.min(...each.map(({ probability }) => probability));
    if (each[0]?.intent === each[1]?.intent || each.some(({ intent }) => intent === "none"))
      continue;
    if (sure > Math.max(whole, SURE_OF_EACH, best?.sure ?? 0)) best = { halves, sure };
  }
  return best?.halves ?? [[...tokens]];
}

/** A long list has many joints, and each costs two readings. */
const MOST_JOINTS = 12;

/** Where a message may be two: the places of each "and" and comma outside quotations. */
function joints(tokens: readonly Token[]): number[] {
  const places: number[] = [];
  let isQuoted = false;
  for (const [at, { lower }] of tokens.entries()) {
    if (QUOTE.test(lower)) isQuoted = !isQuoted;
    if (!isQuoted && (lower === "and" || lower === ",")) places.push(at);
  }
  return places.slice(0, MOST_JOINTS);
}
