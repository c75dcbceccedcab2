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

/** A preview reports back and reloads; a release is small, hashed and quiet. */
export type BuildMode = "preview" | "release";

/** The prebuilt package store, as `build/store/manifest.json` describes it. */
export interface StoreManifest {
  /** Names everything in it: a new version is a new address. */
  hash: string;
  /** Specifier → file below the store's folder, by build mode. */
  vendor: Record<BuildMode, Record<string, string>>;
  /** Specifier → every file that a preview's page loads for it. */
  preloads: Record<string, string[]>;
  /** Specifier → one source that builds take from what they use. */
  shaken: Record<string, string>;
  /** Folders that bundling may read, absolute and real. */
  readable: string[];
  /** Where bundled packages are resolved from. */
  root: string;
  /** Where the store itself is. */
  folder: string;
}
