import type { Readable } from "node:stream";
import type { BuildProblem, BuiltFile } from "../build/build-types";
import type { HotUpdate } from "../build/modules/compare-modules";
import type { LogEntry, LogLine } from "./site-log";

/** A site that somebody asks for. */
export interface SiteOf {
  projectId: string;
  /** Whose budget its builds and its memory are of: an opaque name, whoever asks. */
  holder: string;
}

/** How a project's site stands on the tree as it is. */
export interface SiteState {
  /**
   * "starting" until the first try has ended, and on from there while an answer still writes what
   * the project lacks; "error" when no version of it ever ran.
   */
  status: "starting" | "running" | "error";
  /** Why the tree as it is does not run. A site that ran before goes on showing what ran last. */
  error?: string;
  problems: readonly BuildProblem[];
  /** What it waits for, in words, e.g. "Fetching packages: 34 of 61". */
  progress?: string;
  /** Packages that it was built with and package.json does not name: package → version. */
  added?: Readonly<Record<string, string>>;
  /** It is "error", and waits for a first page or entry: it starts by itself when there is one. */
  nothingToRun?: true;
}

/** Where what is asked of a site is found. */
export type SiteRoute =
  | { to: "files"; site: SiteFiles }
  /** The site has a server of its own, which is asked the same. @see origin `http://10.0.0.7:5173` */
  | { to: "proxy"; origin: string }
  /** There is nothing to show but why; without problems, that it is not there yet. */
  | { to: "notice"; problems: readonly BuildProblem[]; progress?: string | undefined };

/** A site that is files. */
export interface SiteFiles {
  /** Static sites have no routes of their own. */
  kind: string;
  /** @param path begins with "/" @returns null for none there */
  read(path: string): Promise<BuiltFile | null>;
  /** A file too large to be held in memory for each of its readers; null for any other. */
  large?(path: string): StreamedFile | null;
}

/** A file that is sent as it is read. */
export interface StreamedFile {
  type: string;
  /** SHA-256 of all of it. */
  hash: string;
  /** In bytes. */
  size: number;
  /** @param part only these bytes, both ends included @returns null when it is gone */
  open(part?: { start: number; end: number }): Promise<Readable | null>;
}

/** What an open page is told. */
export type ReloadEvent =
  /** What is up as it begins to follow: an older page reloads. */
  | { type: "build"; version: string }
  /** Said why, where people could expect that the page goes on. */
  | { type: "reload"; why?: string }
  /** Stylesheets to swap, after which the page shows this build. */
  | { type: "styles"; paths: string[]; version: string }
  | { type: "progress"; text: string }
  /** Modules to replace while the page runs. */
  | HotUpdate;

/**
 * Runs the sites of projects: today by building them, later in sandboxes or on machines of their own.
 * A site is known by its project; where people find it is not the engine's to know (its label and
 * address are rows of `Preview`). All processes of an installation call it with the same right: what
 * one of them started, every other can ask for, and an engine that keeps anything in a process's
 * memory takes what it lacks from the project's tree. The contract in `tests/support/engine-contract.ts` holds for every engine.
 */
export interface SiteEngine {
  /** Starts a site, or joins a start that is under way. Resolves when the first try has ended. */
  start(site: SiteOf): Promise<SiteState>;
  /** How a site that was started stands on the tree as it is, whichever process started it. */
  status(site: SiteOf): Promise<SiteState>;
  /** The version that is up once the site has caught up with the tree as it is; null for none. */
  catchUp(site: SiteOf): Promise<string | null>;
  /** The same without waiting: "starting" as long as this process does not know. */
  glance(projectId: string): SiteState;
  /** Ends a site everywhere. One that does not run is no error. */
  stop(projectId: string): Promise<void>;
  /** Gives back what this process holds of a site that another one stopped or started anew. */
  forget(projectId: string): void;
  /** Where what is asked of a site is found. */
  route(site: SiteOf): Promise<SiteRoute>;
  /** What was logged of a site, also before this start, then what will be. */
  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine>;
  /** Logs what a page of the site reports, in terms of the project's files. */
  report(site: SiteOf, entries: readonly LogEntry[]): Promise<void>;
  /** Tells a page when to reload. @returns ends it */
  follow(site: SiteOf, tell: (event: ReloadEvent) => void): Promise<() => void>;
  /** The tree is another than it was. */
  filesChanged(projectId: string): void;
  /** No answer writes the tree any more: what is still wrong with it now is told. */
  answerEnded(projectId: string): void;
  /** Changes may have been missed. */
  mayHaveMissed(): void;
}
