import type { AnswerMode } from "~/conversation/answer";
import type { AnswerChoice } from "~/conversation/answer-parts";
import type { FileTree } from "~/projects/files";
import { answer } from "./answer.server";
import { asksToContinue, continueAnswer, earlierRequest } from "./continue.server";
import { discuss } from "./discuss.server";
import { goOn } from "./going-on.server";
import { connectLine } from "./refusals.server";
import { type Reply, writeReply } from "./reply";

/** What the starter is asked. Plain data: it may go to another thread. */
export interface StarterRequest {
  /** The conversation, the oldest first; the last turn of the person is what is asked. */
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  mode: AnswerMode;
  files: FileTree;
  /** Whoever asks runs this server, and may be told how it is set up. */
  isOperator: boolean;
}

/** What it answers: the text as models write it, and what may be said next. */
export interface StarterAnswer {
  output: string;
  choices: AnswerChoice[];
}

/** Answers at once. Its time grows with the project: a server has it done by a worker. */
export function writeStarterAnswer(request: StarterRequest): StarterAnswer {
  const { files } = request;
  const reply = replyTo(request);
  const model = reply.needsModel ? connectLine(request.isOperator) : "";
  const closing = [reply.closing, model].filter(Boolean).join("\n\n");
  return { output: writeReply({ ...reply, closing }, files), choices: reply.choices ?? [] };
}

/** What the starter does about the last message of a conversation. Pure: the reply holds every change. */
export function replyTo({ messages, mode, files }: Omit<StarterRequest, "isOperator">): Reply {
  const text = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const earlier = asksToContinue(text) ? earlierRequest(messages) : null;
  if (mode === "discuss") return discuss(earlier?.asked ?? text, files);
  if (asksToContinue(text)) return continueAnswer(earlier, files);
  return goOn(messages, files) ?? answer(text, files);
}
