import type { PackageRequest } from "../graph";

/** What a person is told about packages, be it why they cannot be had. */
export interface PackageNotice {
  text: string;
  /** The file it is about, e.g. "package.json". */
  file?: string;
}

/** How far an installation has come. */
export type InstallProgress =
  /** It waits for its turn, or for the process that is at the same packages. */
  | { phase: "waiting" }
  /** It asks the registry what depends on what; `done` packages are known. */
  | { phase: "resolving"; done: number }
  /** It fetches what the store does not have: `done` of `total` packages of the project are there. */
  | { phase: "fetching"; done: number; total: number };

export type InstallResult =
  | {
      ok: true;
      /** Names the resolution, as `requestKey` does. */
      key: string;
      /** What is worth telling: other versions than asked for, warnings, what was left out. */
      notices: PackageNotice[];
      /** What package.json did not name, and which version was taken: package name → version. */
      added: Record<string, string>;
    }
  | { ok: false; problems: PackageNotice[] };

/** How much one project may fetch. */
export interface InstallLimits {
  /** Packages of one project, with all that they depend on. */
  packages: number;
  /** Bytes of one package, unpacked. */
  packageBytes: number;
  /** Bytes of all packages of one project, unpacked. */
  totalBytes: number;
  /** Files of all packages of one project. */
  files: number;
  /** The longest installation, in seconds. */
  seconds: number;
}

/** What an operator lets projects have. */
export interface PackagePolicy {
  /** The registry's address; npm's own configuration when absent. */
  registry?: string | undefined;
  /** Names that may be had, `*` standing for any part; all when empty. */
  allow: readonly string[];
  /** Names that may not be had, even if they are allowed. */
  deny: readonly string[];
  limits: InstallLimits;
}

/** What the process that installs is asked. */
export interface InstallJob {
  request: PackageRequest;
  policy: PackagePolicy;
  /** The folder of the package store, absolute. */
  store: string;
}

/** What it says: how far it is and what it has put into the store, in bytes, any number of times, and one end. */
export type InstallReply =
  | { progress: InstallProgress }
  | { stored: number }
  | { result: InstallResult };

/** Gets the packages of projects: where none of them run, and no script does. */
export interface Installer {
  /**
   * Resolves and fetches what a request asks for. Never rejects: whatever goes wrong is a problem in words.
   *
   * @param options.visitor whose turn it takes, as an opaque name; the server's own has none
   * @param options.signal gives up
   */
  install(
    request: PackageRequest,
    options?: {
      visitor?: string | null;
      signal?: AbortSignal | undefined;
      onProgress?: (progress: InstallProgress) => void;
    },
  ): Promise<InstallResult>;
}
