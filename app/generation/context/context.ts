import { BadPathError, normalizeRootedPath } from "~/projects/file-paths";
import type { FileTree } from "~/projects/files";
import { ModelError, type ModelMessage } from "../models/model";
import { countTokens, MESSAGE_TOKENS } from "../models/tokens";
import { DISCUSS_PROMPT } from "../prompt/discuss-prompt";
import { SMALL_PROMPT } from "../prompt/small-prompt";
import { STRONG_PROMPT } from "../prompt/strong-prompt";
import { chooseFiles, describeProject, type FileChoice, outlineTokens } from "./context-files";
import { alternate, fromPerson, latestTurns, recentTurns, spokenTurns } from "./context-history";
import { mentionedPaths } from "./file-mentions";
import { rankFiles } from "./file-ranking";

/** Part of the window that is kept for the answer: about a whole project in a small one. */
export const OUTPUT_SHARE = 0.3;
/** No app that is written in one go is longer, in tokens. */
export const OUTPUT_TOKENS = 24_000;
/** Part of what is left that the last exchanges get before any file; older ones get the remains. */
const RECENT_SHARE = 0.2;
const RECENT_TURNS = 4;
/** Part of what the files leave that older turns may take. */
const OLDER_SHARE = 0.5;
/** Turns that hint at which files matter. */
const HINTING_TURNS = 6;

export interface ContextInput {
  mode: "develop" | "discuss";
  profile: "small" | "strong";
  /** The model's window. */
  contextTokens: number;
  projectName: string;
  files: FileTree;
  /** The file in the editor; its unsaved text wins over the stored one. */
  activeFile?: { path: string; content: string } | undefined;
  /** Earlier turns, the oldest first. Not trusted: see `spokenTurns`. */
  history: readonly { role: string; content: string }[];
  content: string;
  /** What is said of attached files, below the request; empty without any. */
  attached: string;
}

export interface Context {
  messages: ModelMessage[];
  /** Paths that are shown, the likeliest first. */
  included: string[];
  leftOut: string[];
  /** Earlier turns that are not shown. */
  droppedTurns: number;
  /** What was left out, in a sentence; undefined when nothing was. */
  notice: string | undefined;
}

const PROMPTS = { small: SMALL_PROMPT, strong: STRONG_PROMPT, discuss: DISCUSS_PROMPT };

/**
 * Builds what a model reads, budget first: the rules, room for the answer and the request always;
 * then the last exchanges, the active file with its unsaved edits, files mentioned with @, ranked
 * files, and older turns as far as they fit. What is the same for every project stands first, so
 * that providers can cache it.
 *
 * @throws {ModelError} `context_overflow` when the request alone does not fit
 */
export function buildMessages(input: ContextInput): Context {
  const system = PROMPTS[input.mode === "discuss" ? "discuss" : input.profile];
  const request = input.attached ? `${input.content}\n\n${input.attached}` : input.content;
  const budget = freeTokens(input.contextTokens, system, request);
  const files = withActiveFile(input.files, input.activeFile);

  const said = spokenTurns(withoutRequest(input.history, input.content));
  const turns = recentTurns(said, budget);
  const recent = latestTurns(turns.slice(-RECENT_TURNS), budget * RECENT_SHARE);
  let left = budget - tokensOf(recent);

  const pathTokens = outlineTokens(files, left);
  const active = input.activeFile && activePath(input.activeFile.path);
  const mentioned = mentionedPaths(input.content, files);
  const hints = [...turns.slice(-HINTING_TURNS).map((turn) => turn.content), input.content];
  const ranked = rankFiles(files, { active: active ?? undefined, mentioned, turns: hints });
  const choice = chooseFiles(files, ranked, {
    pinned: active ? [active, ...mentioned] : mentioned,
    profile: input.profile,
    tokens: left - pathTokens,
  });
  const { profile } = input;
  const project = describeProject(input.projectName, files, choice, { profile, pathTokens });
  left -= countTokens(project) + MESSAGE_TOKENS;

  const isUnbroken = recent.length === Math.min(RECENT_TURNS, turns.length);
  const olderTurns = isUnbroken ? turns.slice(0, turns.length - recent.length) : [];
  const history = fromPerson([...latestTurns(olderTurns, left * OLDER_SHARE), ...recent]);
  const droppedTurns = said.length - history.length;
  return {
    messages: [
      { role: "system", content: system },
      { role: "system", content: project },
      ...alternate([...history, { role: "user", content: request }]),
    ],
    included: choice.included,
    leftOut: choice.leftOut,
    droppedTurns,
    notice: describeOmissions(choice, droppedTurns),
  };
}

function freeTokens(contextTokens: number, system: string, request: string): number {
  const output = Math.min(OUTPUT_TOKENS, Math.floor(contextTokens * OUTPUT_SHARE));
  const free =
    contextTokens - output - countTokens(system) - countTokens(request) - MESSAGE_TOKENS * 3;
  if (free >= 0) return free;
  throw new ModelError(
    "context_overflow",
    "Your message is longer than this model can read at once. Shorten it, or put the text into a file.",
  );
}

function tokensOf(turns: readonly ModelMessage[]): number {
  return turns.reduce((sum, { content }) => sum + countTokens(content) + MESSAGE_TOKENS, 0);
}

/** A browser may have added the request to its history already. */
function withoutRequest(history: ContextInput["history"], content: string) {
  const last = history.at(-1);
  const isRepeated = last?.role === "user" && last.content.trim() === content.trim();
  return isRepeated ? history.slice(0, -1) : history;
}

/** The path comes from a browser; one that no project may hold is no file. */
function activePath(raw: string): string | null {
  try {
    return normalizeRootedPath(raw);
  } catch (error) {
    if (error instanceof BadPathError) return null;
    throw error;
  }
}

/** An open file that is not stored yet is there all the same. */
function withActiveFile(files: FileTree, active: ContextInput["activeFile"]): FileTree {
  const path = active && activePath(active.path);
  return active && path ? new Map([...files, [path, active.content]]) : files;
}

function describeOmissions({ leftOut, cut }: FileChoice, droppedTurns: number): string | undefined {
  const parts: string[] = [];
  if (cut.size > 0) parts.push(`only the beginning of ${[...cut.keys()].join(", ")}`);
  if (leftOut.length > 0) {
    const named = leftOut.slice(0, 3).join(", ");
    const more = leftOut.length > 3 ? ` and ${leftOut.length - 3} more` : "";
    parts.push(`not ${named}${more}`);
  }
  if (droppedTurns > 0) {
    parts.push(
      droppedTurns === 1 ? "not the first message" : `not the first ${droppedTurns} messages`,
    );
  }
  if (parts.length === 0) return undefined;
  const advice = leftOut.length > 0 ? " Mention a file with @ to include it." : "";
  return `To fit its context, the model saw ${parts.join(", ")}.${advice}`;
}
