import type { FileTree } from "~/projects/files";
import type { ModelMessage } from "../models/model";
import { CHARS_PER_TOKEN, countMessageTokens } from "../models/tokens";
import { fence, fenceFile } from "../protocol/fence";
import { cutAt } from "./context-history";

/** Lines that show a model where it was cut off: one alone may be a bare bracket. */
const LAST_LINES = 6;
/** Longest of them that is repeated, in characters: minified code has lines without end. */
const LINE_CHARS = 400;
/** Part of the window that an answer so far may take when it is shown again. */
const SO_FAR_SHARE = 0.2;
/** Part of the window that a whole follow-up may take; the rest is the answer's. */
const REQUEST_SHARE = 0.75;

/** What would keep a project from running; without a path it is nobody's in particular. */
export interface Problem {
  path?: string;
  text: string;
}

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
  const lines = complete.split("\n").slice(0, -1).slice(-LAST_LINES);
  const last = fence("", lines.map((line) => cutAt(line, LINE_CHARS)).join("\n"));
  const where = openPath
    ? `You were inside ${openPath}, and its fence is still open: do not open it again, write the file's next line, and close the fence where the file ends.`
    : "No file was open: go on with the next file, if there is one.";
  const from =
    lines.length === 0
      ? "Nothing was complete yet, so begin again."
      : `Your last complete lines were:\n${last}\nGo on exactly after the last of them.`;
  const ask = `You were cut off. ${where}\n${from} Repeat nothing, explain nothing.`;
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: keepEnd(soFar, contextTokens * SO_FAR_SHARE) },
      { role: "user", content: ask },
    ],
    contextTokens,
  );
}

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

/** Asks for the paths of code that came without any. */
export function pathlessMessages(
  messages: readonly ModelMessage[],
  answer: string,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const ask =
    'Your code had no file paths, so nothing was saved. Send every file again, each fence opened like ```tsx path="src/App.tsx" and holding the whole file.';
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: keepEnd(answer, contextTokens * SO_FAR_SHARE) },
      { role: "user", content: ask },
    ],
    contextTokens,
  );
}

/**
 * Asks for a fix of what would not run, with the files as they are now: what a model saw before its
 * answer is no longer true.
 */
export function problemMessages(
  messages: readonly ModelMessage[],
  problems: readonly Problem[],
  files: FileTree,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const listed = problems.map(({ text }) => `- ${text}`).join("\n");
  const paths = new Set(problems.flatMap(({ path }) => path ?? []));
  const shown = [...paths].map((path) => fenceFile(path, files.get(path) ?? "")).join("\n");
  const now = shown ? `\n\nThe files as they are now:\n${shown}` : "";
  return shrinkToFit(
    [
      ...messages,
      { role: "assistant", content: "[The files were written.]" },
      {
        role: "user",
        content: `The project does not run:\n${listed}${now}\n\nSend each file that must change whole, and nothing else.`,
      },
    ],
    contextTokens,
  );
}

/** Gives up first the conversation, then the view of the project: the request itself must stay. */
function shrinkToFit(messages: ModelMessage[], contextTokens: number): ModelMessage[] {
  const fits = (some: readonly ModelMessage[]) =>
    countMessageTokens(some) <= contextTokens * REQUEST_SHARE;
  if (fits(messages)) return messages;
  const system = messages.filter(({ role }) => role === "system");
  const tail = messages.filter(({ role }) => role !== "system").slice(-3);
  const withoutHistory = [...system, ...tail];
  return fits(withoutHistory) ? withoutHistory : [...system.slice(0, 1), ...tail];
}

function keepEnd(text: string, tokens: number): string {
  const length = Math.floor(tokens * CHARS_PER_TOKEN);
  if (text.length <= length) return text;
  const cut = text.slice(-length);
  const end = cut.slice(cut.indexOf("\n") + 1);
  return `[The beginning of my answer is not repeated here.]\n${end}`;
}
