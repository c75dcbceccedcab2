import type { ModelMessage } from "../models/model";
import { CHARS_PER_TOKEN, countMessageTokens } from "../models/tokens";

/** Older turns are about files that have changed since. */
const TURNS = 40;
/** A turn is a reminder, not a document: what it was about is in the files. */
const TURN_CHARS = 6_000;
/** Part of what is free that one turn may take: the last exchange fits into `RECENT_SHARE`. */
const TURN_SHARE = 0.09;

/**
 * What the person and the model said to each other. A trial's history comes from a browser: whoever
 * wrote it must not speak as the system.
 */
export function spokenTurns(history: readonly { role: string; content: string }[]): ModelMessage[] {
  return fromPerson(
    history.flatMap(({ role, content }): ModelMessage[] => {
      const isSpeaker = role === "user" || role === "assistant";
      return isSpeaker && content.trim() !== "" ? [{ role, content }] : [];
    }),
  );
}

/**
 * The turns that are worth reading, each of a bearable length.
 *
 * @param freeTokens what all of the context may take
 */
export function recentTurns(turns: readonly ModelMessage[], freeTokens: number): ModelMessage[] {
  const longest = Math.min(TURN_CHARS, Math.floor(freeTokens * TURN_SHARE * CHARS_PER_TOKEN));
  return turns.slice(-TURNS).map((turn) => ({ ...turn, content: shorten(turn.content, longest) }));
}

/** As many of the latest turns as fit. */
export function latestTurns(turns: readonly ModelMessage[], tokens: number): ModelMessage[] {
  let left = tokens;
  let first = turns.length;
  while (first > 0) {
    left -= countMessageTokens(turns.slice(first - 1, first));
    if (left < 0) break;
    first -= 1;
  }
  return turns.slice(first);
}

/** A conversation without answers at its start: what they answered is gone. */
export function fromPerson(turns: readonly ModelMessage[]): ModelMessage[] {
  const first = turns.findIndex(({ role }) => role === "user");
  return first < 0 ? [] : turns.slice(first);
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
