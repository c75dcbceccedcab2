import type { HotContext } from "./hot-context";

/** What a module has put on `module.exports`. */
export type Exports = Record<string, unknown>;

/** A module's function; see registry-file.ts for what it is called with. */
export type ModuleFunction = (...given: unknown[]) => void;

/** A module as it is now. */
export interface ModuleRecord {
  readonly path: string;
  /** What its specifiers stand for: a module by its path, "!…" for what was given, "=…" for an address, "" for a stylesheet. */
  deps: Readonly<Record<string, string>>;
  run: ModuleFunction;
  /** Null as long as nobody has asked for it. */
  exports: { exports: Exports } | null;
  /** It runs at this moment: whoever imports it in a circle gets what is there. */
  isRunning: boolean;
  /** Those that have asked for it. */
  readonly importers: Set<ModuleRecord>;
  hot: HotContext | null;
  /** What it keeps for its next version. */
  data: Record<string, unknown>;
  /** Modules that export all of it and have asked while it ran. */
  stars: (() => void)[];
}

export function newRecord(
  path: string,
  deps: Readonly<Record<string, string>>,
  run: ModuleFunction,
): ModuleRecord {
  return {
    ...{ path, deps, run, exports: null, isRunning: false, importers: new Set() },
    ...{ hot: null, data: {}, stars: [] },
  };
}
