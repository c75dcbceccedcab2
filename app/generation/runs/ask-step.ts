import { randomUUID } from "node:crypto";
import type { GenerationEvent } from "../events/event-schema";

/**
 * Tells, as a step of the answer, that the model is asked for more.
 *
 * @param running in the present, e.g. "Asking for the files"
 * @param ended the same in the past
 * @returns tells that it was; telling it again changes nothing
 */
export function beginAsk(
  append: (event: GenerationEvent) => void,
  running: string,
  ended: string,
): () => void {
  const id = `ask-${randomUUID()}`;
  const tell = (state: "running" | "ended", text: string) =>
    append({ type: "step", step: { id, kind: "ask", state, text } });
  tell("running", running);
  let isTold = false;
  return () => {
    if (!isTold) tell("ended", ended);
    isTold = true;
  };
}
