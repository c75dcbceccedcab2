import path from "node:path/posix";
import type { Node } from "acorn";
import { readGlob } from "~/platform/globs";
import { allFiles } from "../build-input";
import { isLoadable } from "../load/loadable";
import { meaningsOf } from "../resolve/aliases";
import { asCall, isOfMeta, plainValue } from "./program";
import { BadGlobError, type Parts, type Rewriting } from "./rewriting";

/** Longest pattern, in characters. */
const LONGEST = 300;

/** What a call asks for, e.g. `import.meta.glob("./pages/*.tsx", { eager: true, import: "default" })`. */
interface Glob {
  /** As they are written. */
  patterns: readonly string[];
  isEager: boolean;
  /** What of each module: "*", or a name. */
  what: string;
  /** With its "?"; "" for none. */
  query: string;
  /** The folder that names are told from; null for that of the module. */
  base: string | null;
}

/** `import.meta.glob`, as Vite has it: the list of the project's files that its patterns name. */
export function rewriteGlob(node: Node, rewriting: Rewriting): Parts | null {
  const call = asCall(node, "CallExpression");
  const isEagerly = isOfMeta(call?.callee, "globEager");
  if (!call || !rewriting.isFile || !(isEagerly || isOfMeta(call.callee, "glob"))) return null;
  const glob = readGlobCall(call.arguments, isEagerly);
  const entries = filesOf(glob, rewriting).map(([name, file]) => {
    const specifier = file + glob.query;
    return `${JSON.stringify(name)}: ${moduleFor(specifier, glob, rewriting)}`;
  });
  return [`({ ${entries.join(", ")} })`];
}

function moduleFor(specifier: string, { isEager, what }: Glob, rewriting: Rewriting): string {
  if (isEager) return rewriting.import(specifier, what);
  const load = `import(${JSON.stringify(specifier)})`;
  if (what === "*") return `() => ${load}`;
  return `() => ${load}.then((module) => module[${JSON.stringify(what)}])`;
}

/** @throws {BadGlobError} */
function readGlobCall([patterns, options]: readonly Node[], isEagerly: boolean): Glob {
  const said = [plainValue(patterns)].flat();
  const how = options ? plainValue(options) : new Map();
  if (!said.every((one) => typeof one === "string") || !(how instanceof Map)) {
    throw new BadGlobError(
      "calls import.meta.glob with what is not written out. Name the files in plain texts.",
    );
  }
  if (said.some((one) => one.length > LONGEST)) {
    throw new BadGlobError(
      `calls import.meta.glob with a pattern of more than ${LONGEST} characters.`,
    );
  }
  const as = how.get("as");
  const name = how.get("import");
  const base = how.get("base");
  return {
    patterns: said,
    isEager: isEagerly || how.get("eager") === true,
    what: typeof name === "string" ? name : as === "raw" || as === "url" ? "default" : "*",
    query: queryOf(how.get("query") ?? as),
    base: typeof base === "string" ? base : null,
  };
}

/** "?raw", "raw" and { raw: true } alike. */
function queryOf(query: unknown): string {
  if (query instanceof Map) {
    const pairs = [...query].map(([key, value]) => [key, value === true ? "" : String(value)]);
    return `?${new URLSearchParams(pairs)}`;
  }
  return typeof query === "string" && query !== "" ? `?${query.replace(/^\?/, "")}` : "";
}

/** What the files are called by, and their paths, e.g. "./pages/a.tsx" and "/src/pages/a.tsx". */
function filesOf({ patterns, query, base }: Glob, rewriting: Rewriting): [string, string][] {
  const { project, path: module } = rewriting;
  const folder = path.join("/", base?.startsWith("/") ? "" : path.dirname(module), base ?? "");
  const isRelative = (pattern: string) => base !== null || pattern.startsWith(".");
  const whole = (pattern: string) => path.join("/", pattern.startsWith("/") ? "" : folder, pattern);
  const wanted = patterns
    .filter((one) => !one.startsWith("!"))
    .map((one) => {
      const meant = /^[./]/.test(one) ? one : aliased(one, rewriting);
      return { isRelative: isRelative(meant), matches: matcherOf(whole(meant)) };
    });
  const unwanted = patterns
    .filter((one) => one.startsWith("!"))
    .map((one) => {
      const meant = one.slice(1);
      return matcherOf(/^\.{0,2}\//.test(meant) ? whole(meant) : path.join("/**", meant));
    });
  const found: [string, string][] = [];
  for (const name of allFiles(project.input)) {
    const file = `/${name}`;
    const by = wanted.find(({ matches }) => matches(file));
    if (!by || file === module || unwanted.some((matches) => matches(file))) continue;
    if (!query && !isLoadable(file)) continue;
    found.push([by.isRelative ? relativeName(folder, file) : file, file]);
  }
  return rewriting.count(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As Vite has it, what begins with a dot is meant only where the pattern says so. */
function matcherOf(glob: string): (file: string) => boolean {
  const isHidden = /\/\.[^/]/;
  const takesHidden = isHidden.test(glob);
  const isMeant = readGlob(glob);
  return (file) => (takesHidden || !isHidden.test(file)) && isMeant(file);
}

function aliased(pattern: string, { project }: Rewriting): string {
  const [meant] = meaningsOf(pattern, project.config.alias);
  return meant?.specifier ?? `./${pattern}`;
}

function relativeName(folder: string, file: string): string {
  const name = path.relative(folder, file);
  return name.startsWith(".") ? name : `./${name}`;
}
