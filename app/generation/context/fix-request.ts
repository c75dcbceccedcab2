import type { FileTree } from "~/projects/files";
import type { ModelMessage } from "../models/model";
import { CHARS_PER_TOKEN } from "../models/tokens";
import { fence, fenceFile } from "../protocol/fence";
import { cutAt } from "./context-history";
import { keepEnd, shrinkToFit } from "./fit-follow-up";
import { fromProduct } from "./from-product";

/** Part of the window that the files of a request for a fix may take. */
const FILES_SHARE = 0.35;
/** Longest part of a failed block that is shown again, in characters. */
const SENT_CHARS = 6_000;

/** What keeps a project from running; without a path it is nobody's in particular. */
export interface Problem {
  path?: string;
  text: string;
}

/** A block that could not be applied. */
export interface FailedChange {
  path: string;
  /** Why, as the model is told. */
  reason: string;
  /** What the model sent; empty when that is not known. */
  sent: string;
}

/** What is to be fixed. */
export interface FixRequest {
  /** What the model said beside files. */
  prose: string;
  problems: readonly Problem[];
  failed: readonly FailedChange[];
  /** The project as it is now. */
  files: FileTree;
  /** Files of the answer: they are shown after those that have problems. */
  touched: Iterable<string>;
  /** Edits did not do: only whole files are wanted. */
  wantsWhole: boolean;
}

/**
 * Asks for a fix of what could not be applied and of what does not run, with what the model sent and
 * the files as they are now: what it saw before its answer is no longer true.
 *
 * @param messages what the answer replied to
 */
export function fixMessages(
  messages: readonly ModelMessage[],
  request: FixRequest,
  contextTokens = Number.POSITIVE_INFINITY,
): ModelMessage[] {
  const prose = keepEnd(request.prose.trim(), contextTokens);
  const said: ModelMessage[] = [{ role: "assistant", content: prose || "…" }];
  const ask = fromProduct(
    [...describeFailures(request), ...describeProblems(request)].join("\n\n"),
  );
  return shrinkToFit(
    [
      ...messages,
      ...said,
      { role: "user", content: `${ask}\n\n${showFiles(request, contextTokens)}${wanted(request)}` },
    ],
    contextTokens,
  );
}

function describeFailures({ failed, files }: FixRequest): string[] {
  if (failed.length === 0) return [];
  const parts = failed.map(({ path, reason, sent }) => {
    const shown = sent ? `\nThis is what was sent:\n${fence("", cutAt(sent, SENT_CHARS))}` : "";
    const missing = files.has(path) ? "" : "\nThere is no such file yet.";
    return `${path}: ${reason}${missing}${shown}`;
  });
  return ["These changes could not be applied; all others are saved.", ...parts];
}

function describeProblems({ problems }: FixRequest): string[] {
  if (problems.length === 0) return [];
  const listed = problems.map(({ text }) => `- ${text}`).join("\n");
  return [`The project was checked as it is now, and it does not work:\n${listed}`];
}

/** Those with a problem first, each whole, as far as there is room. */
function showFiles({ problems, failed, files, touched }: FixRequest, contextTokens: number) {
  const named = problems.flatMap(({ text }) =>
    [...files.keys()].filter((path) => text.includes(path)),
  );
  const wanted = [
    ...failed.map(({ path }) => path),
    ...problems.flatMap(({ path }) => path ?? []),
    ...named,
    ...touched,
  ];
  let room = contextTokens * FILES_SHARE * CHARS_PER_TOKEN;
  const shown: string[] = [];
  for (const path of new Set(wanted)) {
    const content = files.get(path);
    if (content === undefined || content.length > room) continue;
    room -= content.length;
    shown.push(fenceFile(path, content));
  }
  return shown.length > 0 ? `The files as they are now:\n${shown.join("\n")}\n\n` : "";
}

function wanted({ failed, wantsWhole }: FixRequest): string {
  if (wantsWhole) {
    return "Send each file that must change whole, from its first line to its last. No edits, and nothing else.";
  }
  const exact =
    failed.length > 0
      ? " Copy each SEARCH part exactly from the file as it is now, with enough lines to match one place only."
      : "";
  return `Send what fixes this, as edits or as whole files, and nothing else.${exact}`;
}
