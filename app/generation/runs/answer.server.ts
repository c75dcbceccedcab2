import type { Manifest } from "~/projects/manifest";
import { readTree } from "~/projects/tree.server";
import { findProblems } from "../checks/check.server";
import { pathlessMessages } from "../context/missing-path-request";
import { problemMessages } from "../context/problem-request";
import { repairMessages } from "../context/repair-request";
import { ModelError, type ModelMessage } from "../models/model";
import { FileWriter } from "./file-writer.server";
import { callModel } from "./model-call.server";
import type { ModelCallRequest } from "./model-call-request";

/** How often a block that cannot be applied is asked for again: the edit, then the whole file. */
export const REPAIRS = 2;
/** Lines of path-less code in the prose from which on it must have been meant as a file. */
const LOST_CODE_LINES = 6;

export interface AnswerRequest extends ModelCallRequest {
  messages: ModelMessage[];
  /** The file in the editor, whose unsaved text the model was shown. */
  activeFile?: { path: string; content: string } | undefined;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
}

/**
 * Carries one request through a model to the working tree: streams, parses, applies, continues
 * what was cut off, asks again for what could not be applied, and checks the result.
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
    await repairFailures(request, writer);
    await repairProblems(request, writer);
  } finally {
    if (!request.signal.aborted) writer.reportFailures();
  }
}

async function askForPaths(request: AnswerRequest, answer: string, writer: FileWriter) {
  request.append({ type: "notice", text: "The code came without file names; asking for them." });
  const messages = pathlessMessages(request.messages, answer, request.model.contextTokens);
  await callModel(request, messages, writer, { showProse: false });
}

async function repairFailures(request: AnswerRequest, writer: FileWriter) {
  if (request.model.kind === "starter") return;
  for (let attempt = 0; attempt < REPAIRS && writer.failed.size > 0; attempt += 1) {
    const paths = [...writer.failed.keys()].join(", ");
    request.append({ type: "notice", text: `Asking again for ${paths}.` });
    writer.shrinkageIsMeant = true;
    const files = await readTree(request.projectId);
    const messages = repairMessages(
      request.messages,
      [...writer.failed.values()].map((block) => ({ ...block, current: files.get(block.path) })),
      attempt === 0 ? "edit" : "whole",
      request.model.contextTokens,
    );
    await callModel(request, messages, writer, { showProse: false });
  }
}

/**
 * One automatic try at what would not build; the person decides about any further one. The answer
 * is there already, so a model that fails at it fails nothing else.
 */
async function repairProblems(request: AnswerRequest, writer: FileWriter) {
  const files = await readTree(request.projectId);
  const problems = await findProblems(files, writer.touched);
  if (problems.length === 0) return;
  const tell = (title: string, some: typeof problems) =>
    request.append({
      type: "notice",
      text: [`${title}:`, ...some.map(({ text }) => `- ${text}`)].join("\n"),
    });
  if (request.model.kind === "starter") return tell("Worth a look", problems);
  tell("Found while checking, asking for a fix", problems);
  const { messages, model, signal } = request;
  const asked = problemMessages(messages, problems, files, model.contextTokens);
  try {
    await callModel(request, asked, writer, { showProse: false });
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    request.append({ type: "notice", text: error.message });
  }
  const left = await findProblems(await readTree(request.projectId), writer.touched);
  if (left.length > 0) tell("Still to fix", left);
}

function holdsLostCode(prose: string): boolean {
  const fence = /^(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n([\s\S]*?)(?:^\1|$(?![\s\S]))/m.exec(prose);
  return (fence?.[2]?.split("\n").length ?? 0) > LOST_CODE_LINES;
}
