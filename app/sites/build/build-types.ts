import type { SiteKind } from "./kinds";

/** Something that keeps a project from building, or that is worth telling. Lines count from 1. */
export interface BuildProblem {
  text: string;
  file?: string;
  line?: number;
  column?: number;
  lineText?: string;
}

/** A file as a browser gets it. */
export interface BuiltFile {
  type: string;
  body: Uint8Array;
  /** Names the content, where somebody has counted it out. */
  hash?: string;
}

/** What an entry was built into, below the site's root. */
export interface BuiltEntry {
  script: string;
  style: string | undefined;
}

/** A built site. Paths begin with "/", e.g. `/index.html`, `/assets/main.js`. */
export interface SiteBuild {
  kind: SiteKind;
  /** Names everything that a page cannot take on without a reload: all but stylesheets. */
  version: string;
  files: Map<string, BuiltFile>;
  warnings: BuildProblem[];
}

export type BuildResult =
  | { ok: true; build: SiteBuild }
  /** `nothingToRun`: nobody has written a page or an entry yet, which is no mistake in one. */
  | { ok: false; problems: BuildProblem[]; nothingToRun?: true };
