/** A variable that sources read, and the first file that does. */
export interface UsedName {
  name: string;
  path: string;
}

/** Sources in which pages name what they read; others, e.g. a README, only talk of it. */
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/;
/** Files of tools, and declarations of types: nothing of them runs in a page. */
const OF_TOOLS = /\.d\.ts$|(?:^|\/)[\w.-]+\.config\.[cm]?[jt]s$/;
/** `import.meta.env.VITE_X`, `process.env.X`, `process.env["X"]` and `%VITE_X%` in a page. */
const USE =
  /\b(?:import\.meta|process)\.env(?:\.|\[["'])((?:VITE|NEXT_PUBLIC|REACT_APP|PUBLIC)_[A-Za-z0-9_]{1,99}|[A-Z][A-Z0-9_]{0,99})\b|%((?:VITE|REACT_APP)_[A-Z0-9_]{1,99})%/g;
/** Names that every build knows. */
const BUILT_IN = new Set(["MODE", "DEV", "PROD", "SSR", "BASE_URL", "NODE_ENV", "PUBLIC_URL"]);
/** Names that are told of at most. */
const MOST = 50;

/** Gathers the variables that sources read. */
export class UsedNames {
  readonly #found = new Map<string, string>();

  /** Reads one file of a project. */
  read(path: string, content: string): void {
    if (!SOURCE.test(path) || OF_TOOLS.test(path)) return;
    for (const [, inScript, inPage] of content.matchAll(USE)) {
      const name = inScript ?? inPage ?? "";
      if (BUILT_IN.has(name) || this.#found.has(name) || this.#found.size >= MOST) continue;
      this.#found.set(name, path);
    }
  }

  /** By name. */
  all(): UsedName[] {
    return [...this.#found]
      .map(([name, path]) => ({ name, path }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
