import { createHash } from "node:crypto";
import { type Loader, type TransformOptions, transform } from "esbuild";
import { LRUCache } from "lru-cache";
import { transform as instrument } from "oxc-transform";
import type { BuildProblem } from "../build-types";
import { toProblem } from "../esbuild-problems";
import { type ModuleMap, readMap } from "./module-map";
import { AwaitAtTop, type ModuleNames, readNames } from "./module-names";

/** A module as a function's body: `require`, `module`, `exports` and `$meta` are there, and what helps esbuild. */
export interface CompiledModule {
  code: string;
  map: ModuleMap;
  names: ModuleNames;
  /** What is worth telling of it, with its places. */
  warnings: readonly BuildProblem[];
}

/** What a module is compiled from. */
export interface ModuleSource {
  /** "/src/App.tsx"; it may have a query. */
  path: string;
  contents: string;
  loader: Loader;
  /** What makes elements, e.g. "react"; it is instrumented for Fast Refresh then. */
  refreshes: string | null;
  options: TransformOptions;
}

/** Characters of compiled modules that a build process remembers, of whatever projects. */
const REMEMBERED = 48_000_000;

/** By everything that a module is compiled from: what is found is what would be made. */
const compiledCache = new LRUCache<string, CompiledModule>({
  maxSize: REMEMBERED,
  sizeCalculation: ({ code, map }) => code.length + map.mappings.length + 500,
});

const SCRIPTS = new Set<Loader>(["js", "jsx", "ts", "tsx"]);

/** What the registry gives to each module, instead of having it in each of them. */
const HELPER =
  /^var __(?:create|defProp|getOwnPropDesc|getOwnPropNames|getProtoOf|hasOwnProp|export|copyProps|reExport|toESM|toCommonJS) = /;
const OTHER_HELPER = /^var __[a-zA-Z]+ = \(/;
/** How esbuild writes `import()` where that is to be a call of `require`. */
const DYNAMIC =
  /Promise\.resolve\(\)\.then\(\(\) => (?:\/\* @__PURE__ \*\/ )?__toESM\(require\(([\w$]+|"[^"\\\n]*")\)\)\)/g;
/** The same where a comment stands in it, for a bundler; esbuild writes one before a text, and one before a name. */
const COMMENT = /\/\*(?:[^*]|\*(?!\/)){0,300}\*\//.source;
const COMMENTED = [
  `__toESM\\(require\\(\\s{1,200}(?:${COMMENT}\\s{1,200}){1,5}("[^"\\\\\\n]*")\\s{1,200}\\)\\)`,
  `\\(\\s{1,200}(?:${COMMENT}\\s{1,200}){1,5}__toESM\\(require\\(([\\w$]+)\\)\\)\\s{1,200}\\)`,
].map((call) => new RegExp(`Promise\\.resolve\\(\\)\\.then\\(\\(\\) => ${call}\\)`, "g"));

/**
 * Compiles one module alone.
 *
 * @returns why it cannot be a function, as with `await` at its top, or "" for what is no script
 */
export async function compileModule(
  source: ModuleSource,
): Promise<CompiledModule | { why: string }> {
  const name = nameOf(source);
  const known = compiledCache.get(name);
  if (known) return known;
  let why = "";
  const compiled = await compile(source).catch((error: unknown) => {
    if (error instanceof AwaitAtTop) why = `${source.path} has an await at its top`;
    return null;
  });
  if (!compiled) return { why };
  compiledCache.set(name, compiled);
  return compiled;
}

async function compile(source: ModuleSource): Promise<CompiledModule | null> {
  const { path, loader, options } = source;
  const shared = { ...options, sourcefile: `project:${path}`, sourcesContent: false };
  const quiet = { ...shared, logLevel: "silent", sourcemap: "external" } as const;
  const script = SCRIPTS.has(loader) ? await plainScript(source) : null;
  if (SCRIPTS.has(loader) && !script) return null;
  const { code, map, warnings } = await transform(script?.code ?? source.contents, {
    ...quiet,
    loader: script ? "js" : loader,
    format: "cjs",
    supported: { "dynamic-import": false },
  });
  const [body, lines] = withoutHelpers(code);
  return {
    code: withImports(body),
    map: readMap(map, lines),
    names: script?.names ?? { imports: [], exports: null },
    warnings: warnings.length > 0 ? await warningsOf(source) : [],
  };
}

/** Lines stay where they are. */
function withImports(body: string): string {
  const plain = body.replaceAll(DYNAMIC, "$import($1)");
  if (!plain.includes("Promise.resolve().then(() => ")) return plain;
  return COMMENTED.reduce(
    (code, pattern) =>
      code.replaceAll(pattern, (all, name: string) => {
        return `$import(${name}${"\n".repeat(all.split("\n").length - 1)})`;
      }),
    plain,
  );
}

/** What esbuild says of a module as it was written: what is instrumented has other lines. */
async function warningsOf({ path, contents, loader, options }: ModuleSource) {
  const sourcefile = `project:${path}`;
  const { warnings } = await transform(contents, {
    ...{ ...options, loader, sourcefile, logLevel: "silent" },
  });
  return warnings.map(toProblem);
}

/** A module in plain JavaScript, with its source map, and what it imports and exports. */
async function plainScript(
  source: ModuleSource,
): Promise<{ code: string; names: ModuleNames } | null> {
  const { path, contents, loader, refreshes, options } = source;
  const plain =
    refreshes && !hasOlderClasses(source)
      ? await instrumented(source, refreshes)
      : await transform(contents, {
          ...options,
          define: {},
          loader,
          sourcefile: path,
          sourcemap: "inline",
          sourcesContent: false,
          logLevel: "silent",
        }).then(({ code }) => code);
  const names = plain === null ? null : readNames(plain);
  return plain !== null && names ? { code: plain, names } : null;
}

/**
 * What instruments for React knows neither older decorators nor fields that are assigned: a module with a class goes without
 * where a project asks for these, as those of AI Studio do in every one.
 */
function hasOlderClasses({ contents, options: { tsconfigRaw } }: ModuleSource): boolean {
  const { experimentalDecorators, useDefineForClassFields } =
    (typeof tsconfigRaw === "object" ? tsconfigRaw.compilerOptions : undefined) ?? {};
  const isOlder = experimentalDecorators || useDefineForClassFields === false;
  return Boolean(isOlder) && /\bclass\b/.test(contents.replaceAll(/\bclass(?:Name)?=/g, ""));
}

/** @returns null for what it does not understand */
async function instrumented(
  { path, contents, loader }: ModuleSource,
  importSource: string,
): Promise<string | null> {
  const lang = loader === "js" ? "jsx" : (loader as "jsx" | "ts" | "tsx");
  const { code, map, errors } = await instrument(path, contents, {
    lang,
    sourceType: "module",
    sourcemap: true,
    target: "es2022",
    jsx: { runtime: "automatic", development: true, importSource, refresh: {} },
  });
  if (errors.length > 0 || !map) return null;
  const json = JSON.stringify({ ...map, sourcesContent: undefined });
  const address = `data:application/json;base64,${Buffer.from(json).toString("base64")}`;
  return `${code}\n//# sourceMappingURL=${address}\n`;
}

/** The code without esbuild's helpers, and how many lines they took. */
function withoutHelpers(code: string): [body: string, lines: number] {
  const lines = code.split("\n");
  let at = lines[0] === '"use strict";' ? 1 : 0;
  while (HELPER.test(lines[at] ?? "")) {
    if (!lines[at]?.endsWith(";")) {
      at += 1;
      while (at < lines.length && !/^[})]/.test(lines[at] ?? "")) at += 1;
    }
    at += 1;
  }
  // Others are written in terms of these.
  if (OTHER_HELPER.test(lines[at] ?? "")) return [code, 0];
  return [lines.slice(at).join("\n"), at];
}

function nameOf({ contents, ...how }: ModuleSource): string {
  const rest = JSON.stringify(how);
  return createHash("sha256").update(rest).update("\0").update(contents).digest("base64");
}
