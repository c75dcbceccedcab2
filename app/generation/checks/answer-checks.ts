import type { FileTree } from "~/projects/files";
import type { TakenVersions } from "~/projects/name-packages";
import type { Problem } from "../context/fix-request";

export type { Problem } from "../context/fix-request";

/** A project as an answer left it. */
export interface CheckedProject {
  projectId: string;
  files: FileTree;
  /** Files that the answer wrote or deleted. */
  touched: ReadonlySet<string>;
  /** Whose turn a check takes, as an opaque name: somebody with many projects waits like one person. */
  visitor: string;
  signal: AbortSignal;
  /** Told what a check waits for, in words, e.g. "Fetching packages: 34 of 61". */
  onProgress?: (text: string) => void;
  /** Told which packages the build took that package.json does not name, and in which versions. */
  onAdded?: (added: TakenVersions) => void;
  /** Told which of the touched files nothing of the site loads, where it builds. */
  onUnloaded?: (files: readonly string[]) => void;
}

/** A page of a project's preview that somebody has open. */
export interface OpenPreview {
  /** What goes wrong in it once it shows the tree as it is; null when it did not tell. @throws {Error} when `signal` fires */
  watch(signal: AbortSignal): Promise<Problem[] | null>;
}

/** What finds out whether a project works; what can is put together in `http/services`. */
export interface AnswerChecks {
  /** What the site's own build says. */
  build(project: CheckedProject): Promise<Problem[]>;
  /** Null while nobody has the preview open. */
  findPreview(projectId: string): Promise<OpenPreview | null>;
  /** What the type checker says that matters to running. */
  checkTypes(project: CheckedProject): Promise<Problem[]>;
  /** Has the type checker loaded while an answer is being written: its first check takes most of its time for that. */
  prepareTypes?(visitor: string): void;
}

/** Names a set of problems: the same ones again have the same name. */
export function fingerprintOf(problems: readonly Problem[]): string {
  return problems.map(nameOf).sort().join("\n");
}

/** Names a problem wherever its lines have moved to. */
export function nameOf({ path = "", text }: Problem): string {
  return `${path} ${text.replace(/\d+/g, "0")}`;
}
