import { olderCompiler } from "../older-compilers";
import { stripTypes } from "./without-types";

/** What components import so that they can be replaced (previews/client/hot/svelte4-hot.ts). */
export const SVELTE4_HOT = "svelte4-hot";

interface Svelte4Options {
  dev: boolean;
  /** The page replaces components while they are edited. */
  isHot?: boolean;
  css: "external" | "injected";
  /** It becomes an element of the browser's own. */
  customElement?: boolean;
}

/**
 * Compiles a component as Svelte 4 does, on whose runtime components for Svelte 3 run too.
 *
 * @throws what Svelte's compiler says, with its place
 */
export async function compileSvelte4(
  source: string,
  path: string,
  how: Svelte4Options & { packagesFolder: string | null },
) {
  const { compile } = olderCompiler("svelte4", how.packagesFolder);
  const plain = await withoutTypesOfSvelte4(source, path);
  const compiled = compile(plain, {
    ...{ filename: path, generate: "dom" },
    dev: how.dev,
    // An element of its own keeps its styles to itself.
    css: how.customElement ? "injected" : how.css,
    customElement: how.customElement ?? false,
  });
  if (!how.isHot || how.customElement || HAS_OTHERS.test(source)) return compiled;
  return { ...compiled, js: { ...compiled.js, code: replaced(compiled.js.code) } };
}

/** A script beside those of its instances, whose exports importers have beside the component. */
const HAS_OTHERS = /<script\b[^>]*\bcontext\s*=/;

/** A component that a newer version of it replaces. No name of a component's own begins with “$”. */
function replaced(code: string): string {
  const runtime = ["flush", "mount_component", "set_current_component"];
  const named = runtime.map((name) => `${name} as $${name}`).join(", ");
  const given = runtime.map((name) => `${name}: $${name}`).join(", ");
  return code.replace(
    /export default (\w+);\s*$/,
    (_, name: string) =>
      `import { replaceable as $replaceable } from "${SVELTE4_HOT}"; import { ${named} } from "svelte/internal"; export default $replaceable(${name}, import.meta.hot, { ${given} });\n`,
  );
}

/** What an import clause names beside names. */
const NO_NAMES = new Set(["type", "as", "default"]);
/** Stands behind a script and calls what its markup uses, so that these imports stay. */
const KEPT = "__kept__";

/** Scripts in TypeScript as JavaScript: of the imports those stay that are used, in script or markup. */
async function withoutTypesOfSvelte4(source: string, path: string): Promise<string> {
  if (!/<script\b[^>]*\blang=["']?(?:ts|typescript)\b/.test(source)) return source;
  const { preprocess } = await import("svelte/compiler");
  const { code } = await preprocess(
    source,
    {
      async script({ content, attributes }) {
        if (attributes.lang !== "ts" && attributes.lang !== "typescript") return;
        const kept = importedNames(content).filter((name) => isUsed(name, content, source));
        const called = `${content}\n;${KEPT}(${kept.join(",")});`;
        const script = await stripTypes(called, { keepsImports: false });
        return { code: script.replace(new RegExp(`;?\\s*${KEPT}\\([^)]*\\);?\\s*$`), "\n") };
      },
    },
    { filename: path },
  );
  return code;
}

/** What a script's imports bring in by name, for it and its markup. */
export function importedNames(script: string): string[] {
  const code = script.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, " ");
  const clauses = [...code.matchAll(/\bimport\b([^"';]{0,4000}?)\bfrom\s*["']/g)]
    .map(([, clause = ""]) => clause)
    .filter((clause) => !/^\s+type\s/.test(clause));
  const names = clauses.flatMap((clause) => clause.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return [...new Set(names)].filter((name) => !NO_NAMES.has(name));
}

/** Whether the markup names it, or anything reads it as a store; what the script does with it shows by itself. */
function isUsed(name: string, script: string, source: string): boolean {
  const escaped = name.replaceAll("$", "\\$&");
  const word = new RegExp(`(?<![\\w$.])\\$?${escaped}(?![\\w$])`);
  const asStore = new RegExp(`(?<![\\w$.])\\$${escaped}(?![\\w$])`);
  return word.test(source.replace(script, "")) || asStore.test(script);
}
