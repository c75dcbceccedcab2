import type { Manifest } from "~/projects/manifest";
import { readTreeFile } from "~/projects/tree.server";
import type { AnswerChecks } from "../checks/answer-checks";
import { modelError, withNothingSaved } from "../models/failures";
import { isWrittenByStarter, ModelError, type ModelMessage } from "../models/model";
import { lostParts } from "../protocol/lost-parts";
import { FileWriter } from "./file-writer.server";
import { callModel } from "./model-call.server";
import type { ModelCallRequest } from "./model-call-request";
import { preparingTypes } from "./prepare-types";
import { settleAnswer } from "./settle-answer.server";
import { askForUnmet, tellNothingChanged } from "./unmet-answer.server";

export interface AnswerRequest extends ModelCallRequest {
  messages: ModelMessage[];
  /** Whose turn its checks take, as an opaque name. */
  visitor: string;
  /** The file in the editor, whose unsaved text the model was shown. */
  activeFile?: { path: string; content: string } | undefined;
  /** What the checkpoint before the answer holds. */
  baseline: Manifest;
  /** The checkpoint before the answer; null where there is none to go back to. */
  before: string | null;
  /** Null where nothing is checked. */
  checks: AnswerChecks | null;
}

/** Says what written files no longer hold: nothing else of an answer shows that a rule, or a function which nobody uses, is gone. */
async function tellLost({ append, projectId }: AnswerRequest, { tree }: FileWriter): Promise<void> {
  const after = new Map<string, string>();
  for (const path of tree.replaced.size > 0 ? tree.touched : []) {
    const stored = await readTreeFile(projectId, path);
    if (stored && !stored.binary) after.set(path, stored.content);
  }
  const lost = lostParts(tree.replaced, after);
  if (lost.length > 0) append({ type: "notice", text: lost.join(" ") });
}

/**
 * Carries one request through a model to the working tree: streams, parses, applies, continues
 * what was cut off, checks the result, and has fixed what could not be applied or does not work.
 *
 * @throws {ModelError} what the model threw; all that was complete before it is saved
 */
export async function answerRequest(request: AnswerRequest): Promise<void> {
  const { model, shown } = request;
  const sightOf = (path: string) =>
    isWrittenByStarter(model, request.mode) ? "whole" : shown.sightOf(path);
  const writer = new FileWriter({ ...request, append: preparingTypes(request), sightOf });
  try {
    const answer = await callModel(request, request.messages, writer);
    if (request.mode === "develop") {
      if (answer.unended === null) await askForUnmet(request, answer, writer);
      await settleAnswer(request, writer, answer.prose);
      if (!isWrittenByStarter(model, request.mode)) await tellLost(request, writer);
      // Why it did not come to its end says so too.
      if (answer.unended === null) tellNothingChanged(request, answer, writer);
    }
    // What is there was checked all the same, but it is not all.
    if (answer.unended !== null) throw modelError("truncated", { said: answer.unended });
  } catch (error) {
    const isNothingSaved = error instanceof ModelError && writer.touched.size === 0;
    throw isNothingSaved ? withNothingSaved(error) : error;
  } finally {
    if (!request.signal.aborted) writer.reportFailures();
  }
}
