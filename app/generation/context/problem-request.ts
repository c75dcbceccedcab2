import type { FileTree } from "~/projects/files";
import type { ModelMessage } from "../models/model";
import { fenceFile } from "../protocol/fence";
import { shrinkToFit } from "./fit-follow-up";

/** What would keep a project from running; without a path it is nobody's in particular. */
export interface Problem {
  path?: string;
  text: string;
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
