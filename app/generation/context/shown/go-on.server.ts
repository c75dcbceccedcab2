import { sha256 } from "~/platform/hash.server";
import type { FileTree } from "~/projects/files";
import { countTokens, MESSAGE_TOKENS } from "../../models/tokens";
import type { FileChoice } from "../choice/choose-files";
import { type SpokenTurn, TURNS } from "../context-history";
import { showFile } from "../project-view";
import { changesSince } from "./changed-files.server";
import { requestKey, type ShownState } from "./shown-state";

/** What was told since a view began may take as much as the view, or this, in tokens; then it is made anew. */
const STALE_TOKENS = 6_000;

/** What goes on with a view that a model was shown before. */
export interface GoingOn {
  /** The turns that stand behind it. */
  turns: SpokenTurn[];
  /** What changed since, and files that are shown besides. */
  text: string;
  seen: [path: string, hash: string][];
  paths: string[];
}

/**
 * Whether a request can go on with the view that the last one had, and with what. It cannot when the conversation is
 * another one, when it is too long, or when too much was told since.
 *
 * @param tokens what the window leaves for view and conversation
 */
export function goOn(
  state: ShownState,
  turns: readonly SpokenTurn[],
  project: {
    files: FileTree;
    choice: FileChoice;
    earlier: ReadonlyMap<string, string>;
    profile: "small" | "strong";
  },
  tokens: number,
): GoingOn | null {
  const since = turnsSince(state, turns);
  if (!since || since.length > TURNS) return null;
  const changes = changesSince(state, project.files, project.earlier);
  const read = new Set(changes.seen.map(([path]) => path));
  const added = project.choice.included.filter((path) => !read.has(path));
  const shown = added.map((path) =>
    showFile(path, project.files.get(path) ?? "", project.choice, project.profile),
  );
  const text = [
    ...(changes.text ? [changes.text] : []),
    ...(shown.length > 0 ? [`Also shown now:\n${shown.join("\n")}`] : []),
  ].join("\n\n");
  const told = state.notes.reduce((sum, note) => sum + countTokens(note.text), countTokens(text));
  const basis = countTokens(state.basis);
  if (told > Math.max(STALE_TOKENS, basis)) return null;
  const said = since.reduce((sum, turn) => sum + countTokens(turn.content) + MESSAGE_TOKENS, 0);
  if (basis + told + said > tokens) return null;
  const seen = added.map((path): [string, string] => [path, sha256(project.files.get(path) ?? "")]);
  return { turns: since, text, seen: [...changes.seen, ...seen], paths: changes.paths };
}

/** The turns that the view was sent with, and those since; null when they are not the ones that were sent. */
function turnsSince(state: ShownState, turns: readonly SpokenTurn[]): SpokenTurn[] | null {
  const asked = turns.flatMap((turn, index) => (turn.role === "user" ? [index] : []));
  const noted = asked.slice(asked.length - state.notes.length);
  if (noted.length !== state.notes.length) return null;
  const isSame = state.notes.every(
    (note, index) => requestKey(turns[noted[index] ?? -1]?.content ?? "") === note.request,
  );
  const first = noted[0];
  if (!isSame || first === undefined || first < state.kept) return null;
  return turns.slice(first - state.kept);
}
