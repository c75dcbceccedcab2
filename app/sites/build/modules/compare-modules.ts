import type { HotModule, SiteBuild } from "../build-types";

/** What a page that shows one build has to run to show the next. */
export interface HotUpdate {
  type: "update";
  /** The versions that it leads from and to. */
  from: string;
  to: string;
  /** By script, e.g. "/assets/src/main.js". */
  scripts: Record<string, ScriptUpdate>;
  /** Stylesheets that changed with them. */
  styles: string[];
}

/** What is new in a registry. */
export interface ScriptUpdate {
  /** What `add` of the registry takes, as text, by path. */
  changed: Record<string, string>;
  /** Paths of modules that nothing imports any more. */
  gone: string[];
}

/** Characters of an update; a page that would have to read more is loaded anew. */
const LARGEST = 1_500_000;

/** The update from one build to the next; null when a page has to be loaded for it. */
export function updateBetween(
  before: SiteBuild,
  after: SiteBuild,
  styles: string[],
): HotUpdate | null {
  if (!before.hot || !after.hot || before.hot.rest !== after.hot.rest) return null;
  const scripts: Record<string, ScriptUpdate> = {};
  let size = 0;
  for (const [path, { head, modules }] of after.hot.scripts) {
    const known = before.hot.scripts.get(path);
    if (known?.head !== head) return null;
    const changed: Record<string, string> = {};
    for (const [module, place] of modules) {
      const old = known.modules.get(module);
      const text = textAt(after, path, place);
      if (old && text === textAt(before, path, old)) continue;
      changed[module] = text;
      size += text.length;
    }
    const gone = [...known.modules.keys()].filter((module) => !modules.has(module));
    scripts[path] = { changed, gone };
  }
  if (size > LARGEST || before.hot.scripts.size !== after.hot.scripts.size) return null;
  return { type: "update", from: before.version, to: after.version, scripts, styles };
}

function textAt({ files }: SiteBuild, path: string, { start, end }: HotModule): string {
  const body = files.get(path)?.body;
  return body ? new TextDecoder().decode(body.subarray(start, end)) : "";
}
