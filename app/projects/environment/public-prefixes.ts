/** Where a project of Vite says which names its pages read. */
export const VITE_CONFIG = /^vite\.config\.[cm]?[jt]s$/;

/** What says it, and what only looks like that: comments and texts. */
const PART =
  /(?:\benvPrefix|"envPrefix"|'envPrefix')\s{0,20}:\s{0,20}(?:\[([^\]]{0,500})\]|(["'`][^"'`\n]{0,80}["'`]))|\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*(?:\*\/)?|"[^"\n]*"?|'[^'\n]*'?|`[^`]*`?/g;
const WRITTEN = /["'`]([A-Za-z_][A-Za-z0-9_]{0,60})["'`]/g;

/**
 * Beginnings of names that a configuration of Vite makes public: `envPrefix: "APP_"`, or a list of them. One that is
 * reckoned is not read: what is not certainly public stays secret. Nor is an empty one, by which everything would be.
 */
export function publicPrefixesIn(config: string): string[] {
  const found = new Set<string>();
  for (const [, list = "", one = ""] of config.matchAll(PART)) {
    for (const [, prefix = ""] of (list || one).matchAll(WRITTEN)) found.add(prefix);
  }
  return [...found].slice(0, 20);
}
