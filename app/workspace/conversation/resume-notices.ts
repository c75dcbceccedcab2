import type { AnswerMode } from "~/conversation/answer";
import { type AnswerView, beginAnswer, wroteFiles } from "~/generation/events/fold";
import { SERVER_COPY_DAYS } from "~/trial/server-copy-days";

/** An answer that was left alone, with a line that says why it shows up now. */
export function withReturnNotice(answer: AnswerView): AnswerView {
  const line = wroteFiles(answer)
    ? "This answer was on its way when you left. Its files are in your project now."
    : "This answer was on its way when you left.";
  return { ...answer, notices: [line, ...answer.notices] };
}

/** What to say where an answer was pending and there is none. */
export function missingAnswer(mode: AnswerMode, hasArrived: boolean): AnswerView {
  const line = hasArrived
    ? `The answer to your last message is no longer on the server, which keeps a trial for ${SERVER_COPY_DAYS} days. Your files are as you left them; send the message again for a new answer.`
    : "Your last message did not reach the server. Your words are back where you wrote them.";
  return { ...beginAnswer(mode), notices: [line] };
}
