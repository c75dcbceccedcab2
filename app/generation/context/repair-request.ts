import type { ModelMessage } from "../models/model";
import { fenceFile } from "../protocol/fence";
import { shrinkToFit } from "./fit-follow-up";

/** A block that could not be applied, and what its file holds now. */
export interface FailedChange {
  path: string;
  reason: string;
  current: string | undefined;
}

/**
 * Asks again for what could not be applied: the edit once more with the file as it is, or the whole
 * file.
 *
 * @param messages what the failed answer replied to
 */
export function repairMessages(
  messages: readonly ModelMessage[],
  failed: readonly FailedChange[],
  want: "edit" | "whole",
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const parts = failed.map(({ path, reason, current }) => {
    const shown =
      current === undefined
        ? "There is no such file yet."
        : `The file as it is now:\n${fenceFile(path, current)}`;
    return `${path}: ${reason}\n${shown}`;
  });
  const ask =
    want === "edit"
      ? "Send these changes once more, and nothing else. Copy each SEARCH part exactly from the file as it is now, with enough lines to match one place only; or send the whole file."
      : "Send each of these files whole, from its first line to its last, with the changes in it. No edits, and nothing else.";
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: "[My answer was received.]" },
      {
        role: "user",
        content: `These changes could not be applied; all others are saved.\n\n${parts.join("\n\n")}\n\n${ask}`,
      },
    ],
    contextTokens,
  );
}
