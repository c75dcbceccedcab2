import type { FileTree } from "~/projects/files";
import { rankFiles } from "./file-ranking";
import type { ModelMessage } from "./models/model";
import { DISCUSS_PROMPT } from "./prompt/discuss-prompt";
import { SMALL_PROMPT } from "./prompt/small-prompt";
import { STRONG_PROMPT } from "./prompt/strong-prompt";

/** Characters per token, on the careful side for code. */
const CHARS_PER_TOKEN = 3.5;
const MESSAGE_OVERHEAD = 8;
/** Share of the window that is kept for the answer. */
const OUTPUT_SHARE = 0.3;
const OUTPUT_TOKENS_AT_MOST = 24_000;
/** A small model gets lost in more files than this. */
const SMALL_PROFILE_FILES = 5;
const HISTORY_TURNS = 40;
/** A turn of history is a reminder, not a document. */
const TURN_CHARS = 6_000;
/** What the files may leave of the budget to the conversation. */
const HISTORY_SHARE = 0.3;

export interface ContextInput {
  mode: "develop" | "discuss";
  profile: "small" | "strong";
  contextTokens: number;
  projectName: string;
  files: FileTree;
  /** The file in the editor; its unsaved text wins over the stored one. */
  activeFile?: { path: string; content: string } | undefined;
  history: ModelMessage[];
  content: string;
  attachments: { type: string; url: string; name: string }[];
}

export interface Context {
  messages: ModelMessage[];
  included: string[];
  leftOut: string[];
  droppedTurns: number;
  /** What was left out, in a sentence; undefined when nothing was. */
  notice: string | undefined;
}

/**
 * Builds what a model reads, budget first: the request always, then the active file with its
 * unsaved edits, files mentioned with @, ranked files, and as many earlier turns as fit.
 */
export function buildMessages(input: ContextInput): Context {
  const system = PROMPTS[input.mode === "discuss" ? "discuss" : input.profile];
  const request = withAttachments(input.content, input.attachments);
  const output = Math.min(OUTPUT_TOKENS_AT_MOST, input.contextTokens * OUTPUT_SHARE);
  let budget = input.contextTokens - output - countTokens(system) - countTokens(request);

  const turns = input.history.slice(-HISTORY_TURNS).map(shortenTurn);
  const history = takeLatest(turns, budget * HISTORY_SHARE);
  budget -= history.reduce((sum, turn) => sum + countTokens(turn.content), 0);

  const files = withActiveFile(input.files, input.activeFile);
  const chosen = chooseFiles(input, files, budget);
  const droppedTurns = input.history.length - history.length;
  return {
    messages: [
      { role: "system", content: system },
      { role: "system", content: describeProject(input.projectName, files, chosen) },
      ...alternate([...history, { role: "user", content: request }]),
    ],
    ...chosen,
    droppedTurns,
    notice: describeOmissions(chosen.leftOut, chosen.cut, droppedTurns),
  };
}

/** Asks a model to go on where its length limit cut it off. */
export function continuationMessages(
  messages: ModelMessage[],
  soFar: string,
  openPath: string | undefined,
): ModelMessage[] {
  const lastLine = soFar.slice(0, soFar.lastIndexOf("\n")).split("\n").at(-1) ?? "";
  const where = openPath
    ? `You are inside the file ${openPath}; do not open its fence again.`
    : "You are between files.";
  return [
    ...messages,
    { role: "assistant", content: soFar },
    {
      role: "user",
      content: `You were cut off. ${where} Your last complete line was:\n${lastLine}\nGo on with the line after it. Repeat nothing, explain nothing.`,
    },
  ];
}

/** Asks again for blocks that could not be applied: the edit once more, or the whole file. */
export function repairMessages(
  messages: ModelMessage[],
  failed: { path: string; reason: string; current: string | undefined }[],
  want: "edit" | "whole",
): ModelMessage[] {
  const parts = failed.map(({ path, reason, current }) => {
    const shown = current === undefined ? "There is no such file yet." : fenceFile(path, current);
    return `${path}: ${reason}\nThe file as it is now:\n${shown}`;
  });
  const ask =
    want === "edit"
      ? "Send these changes again. Copy each SEARCH part exactly from the file as it is now, or send the whole file."
      : "Send each of these files whole, complete to the last line. No edit blocks.";
  return [
    ...messages,
    { role: "assistant", content: "[The answer was received.]" },
    {
      role: "user",
      content: `These changes could not be applied.\n\n${parts.join("\n\n")}\n\n${ask}`,
    },
  ];
}

/** Paths that a message mentions with @, longest first. */
export function mentionedPaths(content: string, files: FileTree): string[] {
  return [...files.keys()].filter((path) => {
    const at = content.indexOf(`@${path}`);
    if (at < 0) return false;
    const before = content[at - 1];
    return before === undefined || /\s/.test(before);
  });
}

const PROMPTS = { small: SMALL_PROMPT, strong: STRONG_PROMPT, discuss: DISCUSS_PROMPT };

/** Tokens of a text, estimated. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN) + MESSAGE_OVERHEAD;
}

function chooseFiles(input: ContextInput, files: FileTree, budget: number) {
  const ranked = rankFiles(files, {
    active: input.activeFile?.path,
    mentioned: mentionedPaths(input.content, files),
    conversation: [input.content, ...input.history.slice(-6).map((turn) => turn.content)].join(
      "\n",
    ),
  });
  const most = input.profile === "small" ? SMALL_PROFILE_FILES : ranked.length;
  const included: string[] = [];
  const leftOut: string[] = [];
  const cut = new Map<string, string>();
  let left = budget - countTokens([...files.keys()].join("\n"));
  for (const path of ranked) {
    const text = files.get(path) ?? "";
    const cost = countTokens(text) + countTokens(path);
    if (included.length >= most || left < 200) leftOut.push(path);
    else if (cost <= left) {
      included.push(path);
      left -= cost;
    } else if (included.length === 0) {
      // The one file that matters most is shown as far as it fits rather than not at all.
      cut.set(path, text.slice(0, Math.floor((left - 100) * CHARS_PER_TOKEN)));
      included.push(path);
      left = 0;
    } else leftOut.push(path);
  }
  return { included, leftOut, cut };
}

function describeProject(
  name: string,
  files: FileTree,
  chosen: { included: string[]; leftOut: string[]; cut: Map<string, string> },
): string {
  if (files.size === 0) return `The project “${name}” has no files yet.`;
  const shown = chosen.included.map((path) => {
    const cut = chosen.cut.get(path);
    const note =
      cut === undefined ? "" : "\n(Cut here: the file goes on. Change it by edits only.)";
    return fenceFile(path, cut ?? files.get(path) ?? "") + note;
  });
  const rest = chosen.leftOut.length > 0 ? `\n\nNot shown: ${chosen.leftOut.join(", ")}` : "";
  return `The project “${name}” as it is now:\n\n${shown.join("\n\n")}${rest}`;
}

/** A fence longer than any in the file, so that its text can never end it. */
function fenceFile(path: string, content: string): string {
  const longest = Math.max(2, ...(content.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence} path="${path}"\n${content}${content.endsWith("\n") || content === "" ? "" : "\n"}${fence}`;
}

function withActiveFile(files: FileTree, active: ContextInput["activeFile"]): FileTree {
  if (!active || !files.has(active.path)) return files;
  return new Map([...files, [active.path, active.content]]);
}

function withAttachments(content: string, attachments: ContextInput["attachments"]): string {
  if (attachments.length === 0) return content;
  const lines = attachments.map(({ type, name, url }) => `- ${type}: ${name} (${url})`);
  return `${content}\n\nAttached:\n${lines.join("\n")}`;
}

function shortenTurn(turn: ModelMessage): ModelMessage {
  if (turn.content.length <= TURN_CHARS) return turn;
  return { ...turn, content: `${turn.content.slice(0, TURN_CHARS)}\n[… shortened]` };
}

function takeLatest(turns: ModelMessage[], budget: number): ModelMessage[] {
  const kept: ModelMessage[] = [];
  let left = budget;
  for (const turn of [...turns].reverse()) {
    left -= countTokens(turn.content);
    if (left < 0) break;
    kept.unshift(turn);
  }
  return kept;
}

/** Providers insist that turns alternate and that the person begins. */
function alternate(turns: ModelMessage[]): ModelMessage[] {
  const result: ModelMessage[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.role === "user" && turn.role === "user") {
      result.push({ role: "assistant", content: "[No answer.]" }, { ...turn });
    } else if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else if (last || turn.role === "user") result.push({ ...turn });
  }
  return result;
}

function describeOmissions(
  leftOut: string[],
  cut: Map<string, string>,
  droppedTurns: number,
): string | undefined {
  const parts: string[] = [];
  if (cut.size > 0) parts.push(`only the beginning of ${[...cut.keys()].join(", ")}`);
  if (leftOut.length > 0) {
    const named = leftOut.slice(0, 3).join(", ");
    const more = leftOut.length > 3 ? ` and ${leftOut.length - 3} more` : "";
    parts.push(`not ${named}${more}`);
  }
  if (droppedTurns > 0) parts.push(`not the first ${droppedTurns} messages`);
  if (parts.length === 0) return undefined;
  return `To fit its context, the model saw ${parts.join(", ")}. Mention a file with @ to include it.`;
}
