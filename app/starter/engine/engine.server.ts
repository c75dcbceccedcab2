import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelRequest,
} from "~/generation/models/model";
import type { StarterAnswer, StarterRequest } from "./write-answer.server";

/** Characters of a chunk: about what a fast model sends at once. */
const CHUNK_CHARACTERS = 48;
/** How long a whole answer takes to stream at most: long enough to follow, too short to wait for. */
const DEFAULT_PACE_MS = 1_500;
/** Pauses of an answer: the steps in which the pace is kept. */
const PAUSES = 60;

/** Has an answer written, e.g. by a worker, in its project's turn. */
export type WriteStarterAnswer = (
  asked: StarterRequest,
  of: Pick<ModelRequest, "signal" | "project">,
) => Promise<StarterAnswer>;

export interface StarterOptions {
  /** How long the streaming of one answer takes, in milliseconds; 0 for no pacing. */
  paceMs?: number;
  write: WriteStarterAnswer;
}

/** Makes the built-in starter engine: a model without a network, a key or a guess. */
export function createStarterModel({ paceMs = DEFAULT_PACE_MS, write }: StarterOptions): Model {
  return {
    id: "starter",
    label: "Built-in starter (not an AI model)",
    kind: "starter",
    profile: "strong",
    contextTokens: 1_000_000,
    stream: (request) => streamAnswer(request, paceMs, write),
  };
}

async function* streamAnswer(
  request: ModelRequest,
  paceMs: number,
  write: WriteStarterAnswer,
): AsyncGenerator<ModelChunk> {
  stopIfAborted(request.signal);
  const { messages, mode, project } = request;
  const asked = {
    ...{ mode, files: project?.files ?? new Map(), isOperator: project?.isOperator ?? false },
    messages: messages.map(({ role, content }) => ({ role, content })),
  };
  const { output, choices } = await write(asked, request);
  stopIfAborted(request.signal);
  const chunks = chunksOf(output);
  const every = Math.max(1, Math.ceil(chunks.length / PAUSES));
  const pauseMs = Math.min(25, (paceMs * every) / Math.max(1, chunks.length));
  for (const [index, chunk] of chunks.entries()) {
    await pause(index % every === 0 && paceMs > 0 ? pauseMs : 0, request.signal);
    stopIfAborted(request.signal);
    yield { type: "text", text: chunk };
  }
  if (choices.length > 0) yield { type: "choices", choices };
  yield { type: "usage", inputTokens: 0, outputTokens: 0 };
  yield { type: "end", reason: "stop" };
}

/** Pieces of at most `CHUNK_CHARACTERS`; a surrogate pair is never cut in two. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = Math.min(text.length, at + CHUNK_CHARACTERS);
    const code = text.charCodeAt(end - 1);
    if (end < text.length && code >= 0xd800 && code <= 0xdbff) end += 1;
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new ModelError("aborted", "Stopped. What had arrived by then is kept.");
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0) {
      setImmediate(resolve);
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
