import { type LiveGeneration, newGeneration, wroteFiles } from "./live-generation";
import type { AnswerMode } from "./stream-events";

/** An answer that was left alone, with a line that says why it shows up now. */
export function broughtHome(live: LiveGeneration): LiveGeneration {
  const line = wroteFiles(live)
    ? "This answer was on its way when you left. Its files are in your project now."
    : "This answer was on its way when you left.";
  return { ...live, notices: [line, ...live.notices] };
}

/** What to say where an answer was awaited and there is none. */
export function missedAnswer(mode: AnswerMode, isHeard: boolean): LiveGeneration {
  const line = isHeard
    ? "The answer to your last message is no longer on the server, which keeps a trial for 7 days. Your files are as you left them; send the message again for a new answer."
    : "Your last message did not reach the server. Your words are back where you wrote them.";
  return { ...newGeneration(mode), notices: [line] };
}
