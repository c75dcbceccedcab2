import { createHash } from "node:crypto";
import type { HotImport, HotModule, HotScript } from "../build-types";
import { namesOf } from "../served-files";
import type { Libraries } from "./build-libraries";
import { hasClasses, type Styles } from "./build-styles";
import { JoinedMap, type ModuleMap } from "./module-map";
import { followImports } from "./module-order";
import type { ModuleWalk, Target, WalkedModule } from "./walk-modules";

/** What every module is called with (previews/client/hot/registry.ts). */
const GIVEN =
  "require, module, exports, $meta, $import, $RefreshReg$, $RefreshSig$, __export, __toESM, __toCommonJS, __reExport";

/** In the package store: what opens a registry, and what replaces components of Preact. */
export const REGISTRY = "hot/registry.js";
const PREFRESH = "hot/preact-refresh.js";

type External = Extract<Target, { is: "external" }>;

/** One entry as a file: what its page imports, a table of modules, and the start. */
export interface RegistryFile {
  code: string;
  /** A source map, as JSON. */
  map: string;
  hot: HotScript;
  /** Specifiers that are left to the page; `true` for those that it wants at once. */
  externals: ReadonlyMap<string, boolean>;
}

/**
 * Writes all modules of an entry into one file.
 *
 * @param at.script where the file will be, e.g. "assets/src/main.js"
 * @param at.store where the package store is, relative to the site's root
 * @param at.refreshes whose components its modules are instrumented for; null for none
 */
export function writeRegistry(
  walk: ModuleWalk,
  { libraries, styles }: { libraries: Libraries; styles: Styles },
  at: { script: string; store: string; refreshes: "react" | "preact" | null },
): RegistryFile {
  const up = "../".repeat(at.script.split("/").length - 1);
  const start = JSON.stringify([at.store, at.refreshes]);
  const head = headOf(walk, libraries, { ...at, up });
  const map = new JoinedMap();
  const modules = new Map<string, HotModule>();
  const pieces = [head];
  let bytes = Buffer.byteLength(head);
  let line = linesOf(head);
  map.skip(line);
  const write = (text: string) => {
    pieces.push(text);
    bytes += Buffer.byteLength(text);
  };
  const add = (path: string, deps: string, text: string, from?: ModuleMap) => {
    write("$r.add(");
    const start = bytes;
    const body = text.endsWith("\n") ? text : `${text}\n`;
    write(`${JSON.stringify(path)}, ${deps}, function (${GIVEN}) {\n${body}}`);
    modules.set(path, { start, end: bytes, line });
    write(");\n");
    if (from) map.add(`project:${path}`, from, linesOf(body) + 1);
    else map.skip(linesOf(body) + 2);
    line += linesOf(body) + 2;
  };
  for (const [style, names] of styles.classes) add(style, "{}", classesModule(names));
  for (const module of walk.modules) {
    add(module.path, depsOf(module, up), module.code, module.map);
  }
  const lines = [...modules].map(([path, { line: from }]) => [path, from + 1]);
  const started = [walk.entry, lines, takenLater(walk)].map((one) => JSON.stringify(one));
  write(`$r.start(${started.join(", ")});\n`);
  return {
    code: pieces.join(""),
    map: JSON.stringify(map),
    hot: { head: hashOf(start), imports: importsOf(walk, libraries, at.store), modules },
    externals: externalsOf(walk),
  };
}

function headOf(
  walk: ModuleWalk,
  { script, parts }: Libraries,
  { up, store, refreshes }: { up: string; store: string; refreshes: "react" | "preact" | null },
): string {
  const fromStore = (file: string) => JSON.stringify(`${up}${store}/${file}`);
  // First: what finds out about React's roots has to be there before React.
  const names = refreshes === "react" ? "openRegistry, reactRefresh" : "openRegistry";
  const lines = [`import { ${names} } from ${fromStore(REGISTRY)};`];
  if (refreshes === "preact") lines.push(`import { preactRefresh } from ${fromStore(PREFRESH)};`);
  const refresh = refreshes ? `refresh: ${refreshes}Refresh, ` : "";
  const given: string[] = [];
  const later = new Set(takenLater(walk));
  for (const [key, { specifier, file }] of importedBy(walk)) {
    if (later.has(key)) continue;
    const name = `$x${given.length}`;
    lines.push(`import * as ${name} from ${file ? fromStore(file) : JSON.stringify(specifier)};`);
    given.push(`${JSON.stringify(key)}: ${name}`);
  }
  if (script) lines.push(`import * as $p from ${JSON.stringify(`${up}${script}`)};`);
  for (const [part, name] of script ? parts : []) {
    given.push(`${JSON.stringify(`!${part}`)}: $p.${name}`);
  }
  lines.push(
    `const $r = openRegistry({ url: import.meta.url, load: (address) => import(address), ${refresh}given: { ${given.join(", ")} } });\n`,
  );
  return lines.join("\n");
}

/** What a module's specifiers stand for: a module by its path, "!…" for what is given, "=…" for an address, "" for a stylesheet. */
function depsOf({ names, targets }: WalkedModule, up: string): string {
  const deps: Record<string, string> = {};
  for (const { specifier } of names.imports) {
    const target = targets.get(specifier);
    if (target) deps[specifier] = keyOf(target, up);
  }
  return JSON.stringify(deps);
}

function keyOf(target: Target, up = ""): string {
  if (target.is === "module") return target.path;
  if (target.is === "style") return hasClasses(target.path) ? target.path : "";
  if (target.is === "asset") return `=${up}${addressIn(target.file)}?v=${target.version}`;
  return target.is === "external" && target.isCommonJs
    ? `!!${target.specifier}`
    : `!${target.specifier}`;
}

/** Where the site has a file, as a part of an address. */
function addressIn(file: string): string {
  const [name = ""] = namesOf(file, "react");
  return name.slice(1).split("/").map(encodeURIComponent).join("/");
}

/** A CSS module, as its importers see it: every class by its name, and all of them as default. */
function classesModule(classes: Readonly<Record<string, string>>): string {
  return `module.exports = ${JSON.stringify(classes)};`;
}

/**
 * What modules import by a statement, by what they call it, in the order in which their statements would be
 * followed: a package that an entry imports first is there before all that its modules import.
 *
 * @param from.start without what only modules take that are imported later
 */
function importedBy(
  { entry, modules }: ModuleWalk,
  from: { start?: boolean } = {},
): Map<string, External> {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const imported = new Map<string, External>();
  followImports(entry, byPath, {
    meet: (target, kind) => {
      if (target.is === "external" && kind !== "dynamic-import") {
        imported.set(keyOf(target), target);
      }
    },
    isFollowed: (kind) => !from.start || kind !== "dynamic-import",
  });
  return imported;
}

/**
 * What the page need not have to start. A statement of it would run there, and where it fails the page would be
 * none, though nobody has gone to where it is needed.
 */
function takenLater(walk: ModuleWalk): string[] {
  const atStart = importedBy(walk, { start: true });
  return [...importedBy(walk)].flatMap(([key, { file }]) =>
    atStart.has(key) || file ? [] : [key],
  );
}

/** All that a registry takes from outside, by what its modules call it. */
function importsOf(
  { modules }: ModuleWalk,
  { script, parts, files, isPure }: Libraries,
  store: string,
): Map<string, HotImport> {
  const imports = new Map<string, HotImport>();
  for (const target of modules.flatMap(({ targets }) => [...targets.values()])) {
    if (target.is !== "external") continue;
    const address = target.file ? `/${store}/${target.file}` : target.specifier;
    imports.set(keyOf(target), { address });
  }
  const version = script && hashOf(files.get(script) ?? "").slice(0, 8);
  for (const [part, name] of parts) {
    imports.set(`!${part}`, { address: `/${script}?v=${version}`, name, isPure });
  }
  return imports;
}

function hashOf(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

function externalsOf(walk: ModuleWalk): Map<string, boolean> {
  const all = walk.modules.flatMap(({ targets }) => [...targets.values()]);
  const wanted = new Set([...importedBy(walk).values()].map(({ specifier }) => specifier));
  return new Map(
    all.flatMap((target) =>
      target.is === "external" ? [[target.specifier, wanted.has(target.specifier)]] : [],
    ),
  );
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}
