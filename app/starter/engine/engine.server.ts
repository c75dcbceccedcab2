import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelRequest,
} from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { answer } from "./answer.server";
import { asksToContinue, continueAnswer, earlierRequest } from "./continue.server";
import { discuss } from "./discuss.server";
import { connectLine } from "./refusals";
import { type Reply, writeReply } from "./reply";

/** Characters of a chunk: about what a fast model sends at once. */
const CHUNK_CHARACTERS = 48;
/** How long a whole answer takes to stream at most: long enough to follow, too short to wait for. */
const DEFAULT_PACE_MS = 1_500;
/** Pauses of an answer: the steps in which the pace is kept. */
const PAUSES = 60;

export interface StarterOptions {
  /** How long the streaming of one answer takes, in milliseconds; 0 for no pacing. */
  paceMs?: number;
}

/** Makes the built-in starter engine: a model without a network, a key or a guess. */
export function createStarterModel({ paceMs = DEFAULT_PACE_MS }: StarterOptions = {}): Model {
  return {
    id: "starter",
    label: "Built-in starter (not an AI model)",
    kind: "starter",
    profile: "strong",
    contextTokens: 1_000_000,
    stream: (request) => streamAnswer(request, paceMs),
  };
}

async function* streamAnswer(request: ModelRequest, paceMs: number): AsyncGenerator<ModelChunk> {
  stopIfAborted(request.signal);
  const files = request.project?.files ?? new Map<string, string>();
  const text = lastRequest(request);
  const reply = replyTo(text, request, files);
  const model = reply.needsModel ? connectLine(request.project?.isOperator ?? false) : "";
  const closing = [reply.closing, model].filter(Boolean).join("\n\n");
  const output = writeReply({ ...reply, closing }, files);
  const chunks = chunksOf(output);
  const every = Math.max(1, Math.ceil(chunks.length / PAUSES));
  const pauseMs = Math.min(25, (paceMs * every) / Math.max(1, chunks.length));
  for (const [index, chunk] of chunks.entries()) {
    await pause(index % every === 0 && paceMs > 0 ? pauseMs : 0, request.signal);
    stopIfAborted(request.signal);
    yield { type: "text", text: chunk };
  }
  if (reply.choices?.length) yield { type: "choices", choices: reply.choices };
  yield { type: "usage", inputTokens: 0, outputTokens: 0 };
  yield { type: "end", reason: "stop" };
}

function replyTo(text: string, { mode, messages }: ModelRequest, files: FileTree): Reply {
  const earlier = asksToContinue(text) ? earlierRequest(messages) : null;
  if (mode === "discuss") return discuss(earlier?.asked ?? text, files);
  return asksToContinue(text) ? continueAnswer(earlier, files) : answer(text, files);
}

function lastRequest({ messages }: ModelRequest): string {
  return messages.findLast(({ role }) => role === "user")?.content ?? "";
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
