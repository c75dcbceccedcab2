import type { PackageRequest } from "../packages/graph";
import type { PrebuildRequest } from "../packages/prebuild/prebuilt-set";
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

/** A file of a built site that lies in the project's file storage, and is sent from there. */
export interface StoredBinary {
  /** SHA-256 of its content, in hex. */
  hash: string;
  /** In bytes. */
  size: number;
  type: string;
}

/** What an entry was built into, below the site's root. */
export interface BuiltEntry {
  script: string;
  style: string | undefined;
  /** What its script imports first, below the site's root. */
  preloads?: readonly string[];
}

/** A module in a registry's file: where its text is, in bytes, and the line on which that begins, from 0. */
export interface HotModule {
  start: number;
  end: number;
  line: number;
}

/** Something that a script takes from outside of its modules. */
export interface HotImport {
  /** What the page imports for it: a path of the site, beginning with "/", or else what an import map knows. */
  address: string;
  /** The export that it is; all of the module without one. */
  name?: string;
  /** Another version may stand beside it: it holds nothing that both would have to know of. */
  isPure?: boolean;
}

/** A script whose modules can be replaced while it runs. */
export interface HotScript {
  /** Names what the modules run in, which a page gets with a reload alone. */
  head: string;
  /** By what modules call it, e.g. "!react". */
  imports: ReadonlyMap<string, HotImport>;
  /** By path, e.g. "/src/App.tsx". */
  modules: ReadonlyMap<string, HotModule>;
}

/** A built site. Paths begin with "/", e.g. `/index.html`, `/assets/main.js`. */
export interface SiteBuild {
  kind: SiteKind;
  /** Names everything that a page cannot take on without a reload: all but stylesheets. */
  version: string;
  files: Map<string, BuiltFile>;
  /** Files that no build holds, by path, e.g. "/assets/logo-AB12CD34.png". */
  binaries: ReadonlyMap<string, StoredBinary>;
  warnings: BuildProblem[];
  /** Its packages, where it has others than the curated set. */
  packages?: BuiltPackages;
  /** Of a check: texts that were written and that nothing of the site loads. */
  unloaded?: readonly string[];
  /** How it can be replaced while it runs. */
  hot?: {
    /** Its scripts whose modules can be replaced, by path. */
    scripts: ReadonlyMap<string, HotScript>;
    /** Paths at which sources are served as they are, of modules or in src/: pages do not ask for them. */
    copies: ReadonlySet<string>;
    /** A name for all else but styles. */
    rest: string;
  };
  /** Why it is replaced as a whole, as people are told; none where nobody can do anything about that. */
  whole?: string;
}

/** What a site was built with of packages. */
export interface BuiltPackages {
  /** Names the resolution in the package store. */
  key: string;
  /** What sources import and package.json does not name: package → the version that was taken. */
  added: Readonly<Record<string, string>>;
}

export type BuildResult =
  | { ok: true; build: SiteBuild }
  /** `nothingToRun`: nobody has written a page or an entry yet, which is no mistake in one. */
  | {
      ok: false;
      problems: BuildProblem[];
      nothingToRun?: true;
      /** It can be built once these packages are there: without problems, it was not tried. */
      needs?: PackageRequest;
      /** The same with modules that have to be prebuilt. */
      prebuild?: PrebuildRequest;
      /** What it was tried with, where it has packages of its own. */
      packages?: BuiltPackages;
    };
