import type { HotImport, HotModule, HotScript, SiteBuild } from "../build-types";

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
  /** What its modules take from outside and have not before. */
  imports: Record<string, HotImport>;
}

/** Characters of an update; a page that would have to read more is loaded anew. */
const LARGEST = 1_500_000;

/**
 * The update from one build to the next.
 *
 * @returns why a page has to be loaded for it, where that is so
 */
export function updateBetween(
  before: SiteBuild,
  after: SiteBuild,
  styles: string[],
): HotUpdate | { why: string } {
  if (!before.hot || !after.hot) return { why: after.whole ?? "" };
  const { scripts: known } = before.hot;
  if (before.hot.rest !== after.hot.rest || known.size !== after.hot.scripts.size) {
    return { why: "a page, or a file that no module is made of, has changed" };
  }
  const scripts: Record<string, ScriptUpdate> = {};
  let size = 0;
  for (const [path, script] of after.hot.scripts) {
    const old = known.get(path);
    if (old?.head !== script.head) return { why: "" };
    const imports = newImports(old, script);
    if (!imports) return { why: "libraries or workers have changed" };
    const changed: Record<string, string> = {};
    for (const [module, place] of script.modules) {
      const was = old.modules.get(module);
      const text = textAt(after, path, place);
      if (was && text === textAt(before, path, was)) continue;
      changed[module] = text;
      size += text.length;
    }
    const gone = [...old.modules.keys()].filter((module) => !script.modules.has(module));
    scripts[path] = { changed, gone, imports };
  }
  if (size > LARGEST) return { why: "much has changed at once" };
  return { type: "update", from: before.version, to: after.version, scripts, styles };
}

/** @returns null where a page would have one of them in two versions */
function newImports(before: HotScript, after: HotScript): Record<string, HotImport> | null {
  const fresh: Record<string, HotImport> = {};
  for (const [key, one] of after.imports) {
    const old = before.imports.get(key);
    if (old?.address === one.address && old.name === one.name) continue;
    if (old && !one.isPure) return null;
    fresh[key] = one;
  }
  return fresh;
}

function textAt({ files }: SiteBuild, path: string, { start, end }: HotModule): string {
  const body = files.get(path)?.body;
  return body ? new TextDecoder().decode(body.subarray(start, end)) : "";
}
