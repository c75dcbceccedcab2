import { createHash } from "node:crypto";
import type { HotModule, HotScript } from "../build-types";
import type { Parts } from "./build-parts";
import { JoinedMap } from "./module-map";
import type { ModuleWalk, Target, WalkedModule } from "./walk-modules";

/** What every module is called with (previews/client/hot/registry.ts). */
const GIVEN =
  "require, module, exports, $meta, $import, $RefreshReg$, $RefreshSig$, __export, __toESM, __toCommonJS, __reExport";

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
 * @param at.runtime where the registry is that it opens, relative to the site's root
 * @param at.refreshes whether its modules are instrumented for React Fast Refresh
 */
export function writeRegistry(
  walk: ModuleWalk,
  parts: Parts,
  at: { script: string; runtime: string; refreshes: boolean },
): RegistryFile {
  const head = headOf(walk, parts, at);
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
  for (const module of walk.modules) {
    write("$r.add(");
    const start = bytes;
    const body = module.code.endsWith("\n") ? module.code : `${module.code}\n`;
    write(`${JSON.stringify(module.path)}, ${depsOf(module)}, function (${GIVEN}) {\n${body}}`);
    modules.set(module.path, { start, end: bytes, line });
    write(");\n");
    map.add(`project:${module.path}`, module.map, linesOf(body) + 1);
    line += linesOf(body) + 2;
  }
  const lines = [...modules].map(([path, { line: from }]) => [path, from + 1]);
  write(`$r.start(${JSON.stringify(walk.entry)}, ${JSON.stringify(lines)});\n`);
  return {
    code: pieces.join(""),
    map: JSON.stringify(map),
    hot: { head: createHash("sha256").update(head).digest("hex"), modules },
    externals: externalsOf(walk),
  };
}

function headOf(
  walk: ModuleWalk,
  { script, parts }: Parts,
  at: { script: string; runtime: string; refreshes: boolean },
): string {
  const up = "../".repeat(at.script.split("/").length - 1);
  // First: what finds out about React's roots has to be there before React.
  const lines = [`import { openRegistry } from ${JSON.stringify(up + at.runtime)};`];
  const given: string[] = [];
  for (const [key, specifier] of importedBy(walk)) {
    const name = `$x${given.length}`;
    lines.push(`import * as ${name} from ${JSON.stringify(specifier)};`);
    given.push(`${JSON.stringify(key)}: ${name}`);
  }
  if (script) lines.push(`import * as $p from ${JSON.stringify(`${up}${script}`)};`);
  for (const [part, name] of script ? parts : []) {
    given.push(`${JSON.stringify(`!${part}`)}: $p.${name}`);
  }
  lines.push(
    `const $r = openRegistry({ url: import.meta.url, load: (address) => import(address), refreshes: ${at.refreshes}, given: { ${given.join(", ")} } });\n`,
  );
  return lines.join("\n");
}

/** What a module's specifiers stand for: a module by its path, "!…" for what is given, "" for nothing. */
function depsOf({ names, targets }: WalkedModule): string {
  const deps: Record<string, string> = {};
  for (const { specifier } of names.imports) {
    const target = targets.get(specifier);
    if (target) deps[specifier] = keyOf(target);
  }
  return JSON.stringify(deps);
}

function keyOf(target: Target): string {
  if (target.is === "module") return target.path;
  if (target.is === "style") return `!${target.path}`;
  return target.is === "external" && target.isCommonJs
    ? `!!${target.specifier}`
    : `!${target.specifier}`;
}

/** What modules import by a statement of the page: key → specifier. */
function importedBy({ modules }: ModuleWalk): Map<string, string> {
  const imported = new Map<string, string>();
  for (const { names, targets } of modules) {
    for (const { specifier, kind } of names.imports) {
      const target = targets.get(specifier);
      if (target?.is !== "external" || kind === "dynamic-import") continue;
      imported.set(keyOf(target), target.specifier);
    }
  }
  return imported;
}

function externalsOf(walk: ModuleWalk): Map<string, boolean> {
  const all = walk.modules.flatMap(({ targets }) => [...targets.values()]);
  const wanted = new Set(importedBy(walk).values());
  return new Map(
    all.flatMap((target) =>
      target.is === "external" ? [[target.specifier, wanted.has(target.specifier)]] : [],
    ),
  );
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}
