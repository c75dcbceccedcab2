import type { Manifest } from "~/projects/manifest";
import type { AnswerChecks } from "../checks/answer-checks";
import { pathlessMessages } from "../context/missing-path-request";
import type { ModelMessage } from "../models/model";
import { FileWriter } from "./file-writer.server";
import { callModel } from "./model-call.server";
import type { ModelCallRequest } from "./model-call-request";
import { settleAnswer } from "./settle-answer.server";

/** Lines of path-less code in the prose from which on it must have been meant as a file. */
const LOST_CODE_LINES = 6;

export interface AnswerRequest extends ModelCallRequest {
  messages: ModelMessage[];
  /** The file in the editor, whose unsaved text the model was shown. */
  activeFile?: { path: string; content: string } | undefined;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
  /** The checkpoint before the answer; null where there is none to go back to. */
  before: string | null;
  /** Null where nothing is checked. */
  checks: AnswerChecks | null;
}

/**
 * Carries one request through a model to the working tree: streams, parses, applies, continues
 * what was cut off, checks the result, and has fixed what could not be applied or does not work.
 *
 * @throws {ModelError} what the model threw; all that was complete before it is saved
 */
export async function answerRequest(request: AnswerRequest): Promise<void> {
  const writer = new FileWriter(request);
  try {
    const answer = await callModel(request, request.messages, writer);
    if (request.mode === "discuss") return;
    const isEmpty = writer.touched.size === 0 && writer.failed.size === 0;
    if (isEmpty && holdsLostCode(answer.prose)) await askForPaths(request, answer.text, writer);
    await settleAnswer(request, writer, answer.prose);
  } finally {
    if (!request.signal.aborted) writer.reportFailures();
  }
}

async function askForPaths(request: AnswerRequest, answer: string, writer: FileWriter) {
  request.append({ type: "notice", text: "The code came without file names; asking for them." });
  const messages = pathlessMessages(request.messages, answer, request.model.contextTokens);
  await callModel(request, messages, writer, { showProse: false });
}

function holdsLostCode(prose: string): boolean {
  const fence = /^(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n([\s\S]*?)(?:^\1|$(?![\s\S]))/m.exec(prose);
  return (fence?.[2]?.split("\n").length ?? 0) > LOST_CODE_LINES;
}
