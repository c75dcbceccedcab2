import type { AnswerChoice } from "~/conversation/answer-parts";
import { cutAt } from "../context/context-history";
import { continuationMessages } from "../context/continuation-request";
import { wholeFileMessages } from "../context/whole-file-request";
import { modelError } from "../models/failures";
import type { ModelMessage } from "../models/model";
import { holdsPlan } from "../protocol/holds-plan";
import { beginAsk } from "./ask-step";
import { AskedReads } from "./asked-reads.server";
import type { FileWriter } from "./file-writer.server";
import type { ModelCallRequest } from "./model-call-request";
import { ModelCallSink } from "./model-call-sink";
import { ModelReply } from "./model-reply.server";

/** Of a plan, what is sent to have it built, in characters. */
const PLAN_LENGTH = 6_000;

/** How often an answer that was cut off is continued. */
export const CONTINUATIONS = 3;

const CUT_OFF = `The answer was cut off ${CONTINUATIONS + 1} times by the model's length limit. What was complete is saved; say “continue” for the rest.`;
const LONG = "Long answer, going on";
const KEPT_ASKING =
  "The model kept asking for files instead of answering, so it was ended there. What was complete is saved; send your message again, or name the file that it is about with @.";

/** What a model answered. */
export interface ModelAnswer {
  /** As it came. */
  text: string;
  /** The part of it that was no file. */
  prose: string;
  /** Why it did not come to its end, as a person is told; null when it did. */
  unended: string | null;
}

/**
 * One answer of the model: continued while its length limit cuts it off, and with what it asks to read in
 * between. Complete files are saved as they come, also when it fails.
 *
 * @returns its raw text, the part of it that was no file, and why it did not come to its end if it did not
 * @throws {ModelError} what the model threw, or `refused`
 */
export async function callModel(
  request: ModelCallRequest,
  messages: ModelMessage[],
  writer: FileWriter,
  options: { showProse?: boolean } = {},
): Promise<ModelAnswer> {
  const { model, append } = request;
  const reads = new AskedReads(request, model.contextTokens);
  const answer: ModelAnswer = { text: "", prose: "", unended: null };
  let asked = messages;
  for (;;) {
    const sink = new ModelCallSink(writer, append, request.mode, options.showProse ?? true);
    if (answer.prose !== "") sink.beginParagraph();
    const { text, isCut } = await readPart(request, asked, sink);
    answer.text += text;
    answer.prose += sink.prose;
    if (isCut) answer.unended = CUT_OFF;
    if (isCut || sink.asks.length === 0) {
      if (options.showProse ?? true) offerChoices(request, answer.prose, sink.choices);
      return answer;
    }
    const told = await reads.answer(sink.asks);
    if (told === null) {
      answer.unended = KEPT_ASKING;
      return answer;
    }
    asked = [
      ...asked,
      { role: "assistant", content: text },
      { role: "user", content: told, cacheUpToHere: true },
    ];
  }
}

/** What can be said with a press: what the model offers, and after a discussion to have it built. */
function offerChoices(
  { mode, model, append }: ModelCallRequest,
  prose: string,
  offered: readonly AnswerChoice[],
): void {
  const isPlan = offered.length > 0 || holdsPlan(prose);
  const canBuild = mode === "discuss" && model.kind === "model" && prose.trim() !== "" && isPlan;
  const choices = [...offered, ...(canBuild ? [buildThis(prose)] : [])];
  if (choices.length > 0) append({ type: "choices", choices });
}

/** Sends the plan itself, so that it is built also when much was said since. */
function buildThis(plan: string): AnswerChoice {
  const cut = cutAt(plan.trim(), PLAN_LENGTH);
  return { text: "Build this", send: `Build this:\n\n${cut}`, mode: "develop" };
}

/** What the model says until it has ended, asks for something, or was cut off too often. */
async function readPart(
  request: ModelCallRequest,
  messages: ModelMessage[],
  sink: ModelCallSink,
): Promise<{ text: string; isCut: boolean }> {
  const { model, signal, append } = request;
  let text = "";
  let isCut = false;
  let asked = messages;
  let endAsk = () => {};
  try {
    for (let attempt = 0; ; attempt += 1) {
      const reply = new ModelReply(text, sink, request.reasoning);
      const reason = await reply.read(request, asked);
      endAsk();
      text = reply.text;
      if (reason === "refused") throw modelError("refused");
      const { unjoined } = reply;
      if (reason === "stop" && !unjoined) break;
      if (unjoined?.path) sink.leaveUnfinished(unjoined.path);
      if (attempt === CONTINUATIONS) {
        isCut = true;
        break;
      }
      if (unjoined) {
        const what = unjoined.path ?? "the file";
        endAsk = beginAsk(append, `Asking for ${what} again`, `Asked for ${what} again`);
        asked = wholeFileMessages(messages, text, unjoined.path, model.contextTokens);
        continue;
      }
      // Told once: a long answer goes on several times.
      if (attempt === 0) endAsk = beginAsk(append, LONG, "A long answer, in several parts");
      asked = continuationMessages(messages, text, sink.openPath, model.contextTokens);
    }
  } catch (error) {
    endAsk();
    await sink.end({ isStopped: signal.aborted });
    throw error;
  }
  await sink.end();
  return { text, isCut };
}
