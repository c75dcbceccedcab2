import type { GenerationEvent } from "../events/event-schema";
import { isWrittenByStarter } from "../models/model";
import type { AnswerRequest } from "./answer.server";

const CHECKED = /\.(?:[cm]?[jt]sx?)$/;

/** Tells what an answer does, and has its types' checker loaded once the answer begins a file that is checked. */
export function preparingTypes(
  request: Pick<AnswerRequest, "append" | "checks" | "mode" | "model" | "visitor">,
): (event: GenerationEvent) => void {
  const { append, checks, mode, model, visitor } = request;
  const isChecked = mode === "develop" && !isWrittenByStarter(model, mode);
  return (event) => {
    append(event);
    const file = event.type === "file_started" ? event.file : null;
    if (isChecked && file && file.action !== "delete" && CHECKED.test(file.path)) {
      checks?.prepareTypes?.(visitor);
    }
  };
}
