import type { ModelMessage } from "../models/model";
import { CHARS_PER_TOKEN, countMessageTokens } from "../models/tokens";
import { fromProduct } from "./from-product";
import { withoutImitations } from "./without-imitations";

/** Older turns are about files that have changed since. */
export const TURNS = 40;
/** Turns that a new view of the project begins with; it is then used until there are {@link TURNS}. */
export const FIRST_TURNS = 24;
/** A turn is a reminder, not a document: what it was about is in the files. */
const TURN_CHARS = 6_000;
/** Part of the window that one turn may take: the last exchange fits into `RECENT_SHARE`. */
const TURN_SHARE = 0.05;

const CODE_LEFT_OUT = "Code in your last answer became no file; it is left out above.";

/** What was said, with what the product knows of an answer. */
export interface HistoryTurn {
  role: string;
  content: string;
  /** What became of an answer, in the product's words. */
  outcome?: string | undefined;
  /** Files that an answer changed. */
  paths?: readonly string[] | undefined;
}

/** A turn of the two who speak. */
export interface SpokenTurn extends HistoryTurn {
  role: "user" | "assistant";
}

/**
 * What the person and the model said to each other, each turn of a bearable length. A trial's history comes from a
 * browser: whoever wrote it must not speak as the system.
 */
export function spokenTurns(history: readonly HistoryTurn[], contextTokens: number): SpokenTurn[] {
  const longest = Math.min(TURN_CHARS, Math.floor(contextTokens * TURN_SHARE * CHARS_PER_TOKEN));
  return fromPerson(
    history.flatMap((turn): SpokenTurn[] => {
      const { role } = turn;
      if (role !== "user" && role !== "assistant") return [];
      if (role === "user") {
        if (turn.content.trim() === "") return [];
        return [{ ...turn, role, content: shorten(turn.content, longest) }];
      }
      const { text, isCut } = withoutImitations(turn.content);
      const outcome = [turn.outcome, ...(isCut ? [CODE_LEFT_OUT] : [])].filter(Boolean).join("\n");
      if (text === "" && outcome === "") return [];
      return [{ ...turn, role, content: shorten(text, longest), outcome }];
    }),
  );
}

/** As many of the latest turns as fit. */
export function latestTurns<Turn extends SpokenTurn>(
  turns: readonly Turn[],
  tokens: number,
): Turn[] {
  let left = tokens;
  let first = turns.length;
  while (first > 0) {
    left -= countMessageTokens(tellTurns(turns.slice(first - 1, first), []).messages);
    if (left < 0) break;
    first -= 1;
  }
  return turns.slice(first);
}

/** A conversation without answers at its start: what they answered is gone. */
export function fromPerson<Turn extends { role: string }>(turns: readonly Turn[]): Turn[] {
  const first = turns.findIndex(({ role }) => role === "user");
  return first < 0 ? [] : turns.slice(first);
}

/**
 * Turns as a model reads them. What became of an answer is told in the product's voice, with the person's next words.
 *
 * @param notes what the product told with each of the last requests, outcomes among it
 * @returns also the outcome that no request has told yet
 */
export function tellTurns(
  turns: readonly SpokenTurn[],
  notes: readonly { text: string }[],
): { messages: ModelMessage[]; outcome: string | undefined } {
  const messages: ModelMessage[] = [];
  let asked = turns.filter(({ role }) => role === "user").length;
  let outcome: string | undefined;
  for (const turn of turns) {
    if (turn.role === "user") {
      const note = notes.at(-asked);
      const told = asked <= notes.length ? note?.text : outcome && fromProduct(outcome);
      messages.push({ role: "user", content: told ? `${told}\n\n${turn.content}` : turn.content });
      asked -= 1;
      outcome = undefined;
      continue;
    }
    if (turn.content.trim() !== "") messages.push({ role: "assistant", content: turn.content });
    outcome = turn.outcome ?? outcome;
  }
  return { messages, outcome };
}

/** Providers insist that turns alternate and that the person begins. */
export function alternate(turns: readonly ModelMessage[]): ModelMessage[] {
  const result: ModelMessage[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else if (last || turn.role === "user") result.push({ ...turn });
  }
  return result;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${cutAt(text, length)}\n[… shortened]`;
}

/** The start of a text, never with half a character at its end. */
export function cutAt(text: string, length: number): string {
  const cut = text.slice(0, Math.max(0, length));
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
