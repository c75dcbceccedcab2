import { sha256 } from "~/platform/hash.server";
import type { FileTree, ProjectTree } from "~/projects/files";
import type { ModelMessage } from "../models/model";
import { countTokens, MESSAGE_TOKENS } from "../models/tokens";
import { DISCUSS_PROMPT } from "../prompt/discuss-prompt";
import { SMALL_PROMPT } from "../prompt/small-prompt";
import { STRONG_PROMPT } from "../prompt/strong-prompt";
import { activePath, withActiveFile } from "./active-file";
import { chooseFiles, type FileChoice } from "./choice/choose-files";
import { type LikelyFiles, rankForRequest } from "./choice/likely-files";
import { freeTokens } from "./context-budget";
import {
  alternate,
  FIRST_TURNS,
  fromPerson,
  type HistoryTurn,
  latestTurns,
  type SpokenTurn,
  spokenTurns,
  tellTurns,
} from "./context-history";
import { fromProduct } from "./from-product";
import { listBinaries } from "./list-binaries";
import { type ChangeTimes, outlineBudget, viewProject } from "./project-view";
import { goOn } from "./shown/go-on.server";
import { requestKey, type ShownState } from "./shown/shown-state";

/** Part of what is left that the last exchanges get before any file; older ones get the remains. */
const RECENT_SHARE = 0.2;
const RECENT_TURNS = 4;
/** Part of what the files leave that older turns may take. */
const OLDER_SHARE = 0.5;
/** Room for what is told beside a request: what became of the last answer, which file is open. */
const NOTE_TOKENS = 150;

export interface ContextInput {
  mode: "develop" | "discuss";
  profile: "small" | "strong";
  /** The model's window. */
  contextTokens: number;
  projectName: string;
  files: FileTree;
  /** When files changed last; those that are unknown count as old. */
  changed?: ChangeTimes;
  /** The file in the editor; its unsaved text wins over the stored one. */
  activeFile?: { path: string; content: string } | undefined;
  /** Earlier turns, the oldest first. Not trusted: see `spokenTurns`. */
  history: readonly HistoryTurn[];
  content: string;
  /** What is said of attached files, below the request; empty without any. */
  attached: string;
  /** What of the project is no text. */
  binaries?: ProjectTree["binaries"];
  /** Open problems of the project. */
  problems?: readonly { path?: string | undefined; text: string }[];
  /** What the last request showed of the project, with the texts that it knew, by their SHA-256. */
  shown?: { state: ShownState; earlier: ReadonlyMap<string, string> } | undefined;
}

export interface Context {
  messages: ModelMessage[];
  /** Paths that are chosen, the likeliest first. */
  included: string[];
  /** Paths of which the model has read the text, in this request or in what it goes on from. */
  seen: string[];
  /** Of these, those of which only the beginning is shown. */
  cut: string[];
  leftOut: string[];
  /** Earlier turns that are not shown. */
  droppedTurns: number;
  /** What did not fit, in a sentence; undefined when everything did. */
  notice: string | undefined;
  /** What the next request may go on with; null where each begins anew. */
  shown: ShownState | null;
}

const PROMPTS = { small: SMALL_PROMPT, strong: STRONG_PROMPT, discuss: DISCUSS_PROMPT };

/**
 * Builds what a model reads: the rules; an outline of the project and the files that the request is likely about,
 * those first that changed least recently; the conversation; then what changed since and the request. Where the
 * last request's view still serves, this one begins with the same text, so that providers can cache it.
 *
 * @throws {ModelError} `context_overflow` when the request alone does not fit
 */
export function buildMessages(input: ContextInput): Context {
  const system = PROMPTS[input.mode === "discuss" ? "discuss" : input.profile];
  const request = input.attached ? `${input.content}\n\n${input.attached}` : input.content;
  const others = listBinaries(input.binaries ?? new Map());
  const noteTokens = NOTE_TOKENS + countTokens(others);
  const budget = Math.max(0, freeTokens(input.contextTokens, system, request) - noteTokens);
  const files = withActiveFile(input.files, input.activeFile);
  const said = spokenTurns(withoutRequest(input.history, input.content), input.contextTokens);
  const recent = latestTurns(said.slice(-RECENT_TURNS), budget * RECENT_SHARE);
  const outlineTokens = outlineBudget(files, budget);
  const room = budget - tokensOf(recent) - outlineTokens;
  const likely = rankForRequest(input, files, said);
  const view =
    goingOn(input, { said, files, likely, budget }) ??
    viewAnew(input, { said, recent, files, likely, room, outlineTokens, budget });
  const { choice } = view;

  const told = tellTurns(view.turns, view.notes);
  const note = noteOf(input, told.outcome, view.text, others);
  const history = alternate(told.messages);
  const last = history.at(-1);
  if (last) last.cacheUpToHere = true;
  const asked: ModelMessage = {
    role: "user",
    content: note ? `${note}\n\n${request}` : request,
    cacheUpToHere: true,
  };
  const droppedTurns = said.length - view.turns.length;
  const { basis, kept, paths, seen } = view;
  const notes = [...view.notes, { request: requestKey(input.content), text: note }];
  return {
    messages: [
      { role: "system", content: system },
      { role: "system", content: basis, cacheUpToHere: true },
      ...alternate([...history, asked]),
    ],
    included: choice.included,
    seen: seen.map(([path]) => path),
    cut: [...choice.cut.keys()],
    leftOut: choice.leftOut,
    droppedTurns,
    notice: describeOmissions(choice, droppedTurns),
    shown: input.profile === "strong" ? { basis, kept, paths, seen, notes } : null,
  };
}

/** The view that a request begins with, and what is told with it. */
interface View extends Omit<ShownState, "kept"> {
  turns: SpokenTurn[];
  kept: number;
  /** What changed since the view was made. */
  text: string;
  choice: FileChoice;
}

/** What a view is made of. */
interface Parts {
  said: SpokenTurn[];
  files: FileTree;
  likely: LikelyFiles;
  /** What the window leaves for view and conversation, in tokens. */
  budget: number;
}

function goingOn(input: ContextInput, { said, files, likely, budget }: Parts): View | null {
  if (!input.shown || input.profile === "small") return null;
  const { state, earlier } = input.shown;
  const { profile } = input;
  const known = new Set(state.seen.map(([path]) => path));
  const choice = chooseFiles(files, likely, { tokens: budget, known });
  const on = goOn(state, said, { files, choice, earlier, profile }, budget);
  return on && { ...state, ...on, choice };
}

function viewAnew(
  input: ContextInput,
  parts: Parts & { recent: SpokenTurn[]; room: number; outlineTokens: number },
): View {
  const { said, recent, files, outlineTokens } = parts;
  const choice = chooseFiles(files, parts.likely, { tokens: parts.room });
  const basis = viewProject(input.projectName, files, choice, {
    profile: input.profile,
    outlineTokens,
    changed: input.changed ?? new Map(),
  });
  const left = parts.budget - tokensOf(recent) - countTokens(basis) - MESSAGE_TOKENS;
  const isUnbroken = recent.length === Math.min(RECENT_TURNS, said.length);
  const older = isUnbroken ? said.slice(-FIRST_TURNS, said.length - recent.length) : [];
  const turns = fromPerson([...latestTurns(older, left * OLDER_SHARE), ...recent]);
  const seen = choice.included.map((path): [string, string] => [
    path,
    sha256(files.get(path) ?? ""),
  ]);
  const paths = [...files.keys()];
  return { basis, turns, kept: turns.length, text: "", paths, seen, notes: [], choice };
}

/** What the product tells with a request. */
function noteOf(
  input: ContextInput,
  outcome: string | undefined,
  changes: string,
  others: string,
): string {
  const open = activePath(input.activeFile);
  const problems = (input.problems ?? []).map(({ text }) => `- ${text}`).join("\n");
  const parts = [
    outcome,
    changes,
    others,
    problems && `The last check of the project found, and nobody has fixed:\n${problems}`,
    open && `Open in the person's editor: ${open}`,
  ].filter(Boolean);
  return parts.length > 0 ? fromProduct(parts.join("\n\n")) : "";
}

function tokensOf(turns: readonly SpokenTurn[]): number {
  const { messages } = tellTurns(turns, []);
  return messages.reduce((sum, { content }) => sum + countTokens(content) + MESSAGE_TOKENS, 0);
}

/** A browser may have added the request to its history already. */
function withoutRequest(history: ContextInput["history"], content: string) {
  const last = history.at(-1);
  const isRepeated = last?.role === "user" && last.content.trim() === content.trim();
  return isRepeated ? history.slice(0, -1) : history;
}

function describeOmissions({ cut }: FileChoice, droppedTurns: number): string | undefined {
  const parts: string[] = [];
  if (cut.size > 0) parts.push(`only the beginning of ${[...cut.keys()].join(", ")}`);
  if (droppedTurns > 0) {
    parts.push(
      droppedTurns === 1 ? "not the first message" : `not the first ${droppedTurns} messages`,
    );
  }
  return parts.length > 0 ? `To fit its context, the model saw ${parts.join(", ")}.` : undefined;
}
