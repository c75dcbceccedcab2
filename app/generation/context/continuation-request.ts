import type { ModelMessage } from "../models/model";
import { anchorOf } from "../protocol/continuation-overlap";
import { fence } from "../protocol/fence";
import { cutAt } from "./context-history";
import { keepEnd, shrinkToFit } from "./fit-follow-up";

/** Most lines that a model is asked to begin with; as few as are found nowhere before. */
const LAST_LINES = 6;
/** Longest of them that is repeated, in characters: minified code has lines without end. */
const LINE_CHARS = 400;

/**
 * Asks a model to go on where its length limit cut it off.
 *
 * @param messages what the cut answer replied to
 * @param soFar the answer as it was received
 * @param openPath the file whose fence is open, if one is
 */
export function continuationMessages(
  messages: readonly ModelMessage[],
  soFar: string,
  openPath: string | undefined,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const complete = soFar.slice(0, soFar.lastIndexOf("\n") + 1);
  const lines = anchorOf(complete.split("\n").slice(0, -1), LAST_LINES);
  const last = fence("", lines.map((line) => cutAt(line, LINE_CHARS)).join("\n"));
  const where = openPath
    ? `You were inside ${openPath}, and its fence is still open: do not open it again, and close it where the file ends.`
    : "No file was open: go on with the next file, if there is one.";
  const from =
    lines.length === 0
      ? "Nothing was complete yet, so begin again."
      : `What you wrote of the line after these was dropped:\n${last}\nBegin with exactly these lines once more, so that it is certain where you go on; then go on after them.`;
  const ask = `You were cut off. ${where}\n${from} Explain nothing.`;
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: keepEnd(soFar, contextTokens) },
      { role: "user", content: ask },
    ],
    contextTokens,
  );
}
