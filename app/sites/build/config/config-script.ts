import { createHash } from "node:crypto";
import path from "node:path/posix";
import { decode } from "@jridgewell/sourcemap-codec";
import { build, type Loader, type Message } from "esbuild";
import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../build-types";
import { withoutMapComments } from "../map-comments";
import { type ConfigPackages, packagesOnly } from "./config-packages";
import { namedFiles } from "./named-files";

/** A configuration as the sandbox takes it. */
export interface ConfigScript {
  code: string;
  /** What it names of the project's texts, and may read: "/package.json" → its text. */
  files: Record<string, string>;
  /** Names what was read for it. */
  hash: string;
  /** Where a line and a column of the code stand in the project. Lines count from 1. */
  placeOf(line: number, column: number): { file: string; line: number } | null;
}

const LOADERS: Record<string, Loader> = {
  ".ts": "ts",
  ".mts": "ts",
  ".cts": "ts",
  // Tailwind reads its own with types in it, whatever they are called.
  ".js": "ts",
  ".mjs": "ts",
  ".cjs": "ts",
  ".json": "json",
};
const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];
const NAMESPACE = "config";

/**
 * A configuration and what it imports of its project as one script: types are stripped, packages stay
 * `require`. Nothing is read but the tree.
 *
 * @param file e.g. "vite.config.ts"
 * @param packages those whose own modules come along, for what they compute
 */
export async function bundleConfig(
  tree: FileTree,
  file: string,
  packages?: ConfigPackages,
): Promise<ConfigScript | { problem: BuildProblem }> {
  try {
    const options = { file, packages };
    const result = await buildScript(tree, { ...options, format: "cjs" }).catch(
      (error: { errors?: Message[] }) => {
        // One that waits at its top is none of CommonJS.
        if (!error.errors?.some(({ text }) => text.startsWith("Top-level await"))) throw error;
        return buildScript(tree, { ...options, format: "esm" });
      },
    );
    const code = result.outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
    const map = result.outputFiles.find(({ path }) => path.endsWith(".map"))?.text ?? "{}";
    const files = namedFiles(tree, code);
    const hash = createHash("sha256")
      .update(`${file}\0${JSON.stringify(files)}\0`)
      .update(code)
      .digest("hex");
    return {
      ...{ code: result.format === "esm" ? asWaiting(code) : code, files, hash },
      placeOf: placesOf(map),
    };
  } catch (error) {
    const [message] = (error as { errors?: Message[] }).errors ?? [];
    if (!message) throw error;
    return { problem: problemOf(message, file) };
  }
}

async function buildScript(
  tree: FileTree,
  {
    file,
    packages,
    format,
  }: { file: string; packages: ConfigPackages | undefined; format: "cjs" | "esm" },
) {
  const made = await build({
    entryPoints: [`${NAMESPACE}:${file}`],
    bundle: true,
    write: false,
    format,
    platform: "neutral",
    target: format === "esm" ? "es2022" : "es2020",
    logLevel: "silent",
    sourcemap: "external",
    sourcesContent: false,
    outfile: "config.js",
    tsconfigRaw: {},
    define: {
      "import.meta.url": JSON.stringify(`file:///${file}`),
      "import.meta.dirname": JSON.stringify(path.dirname(`/${file}`)),
      __dirname: JSON.stringify(path.dirname(`/${file}`)),
      __filename: JSON.stringify(`/${file}`),
    },
    plugins: [...(packages ? [packagesOnly(packages)] : []), treeOnly(tree)],
  });
  return { ...made, format };
}

/** An import as esbuild writes it: of a default, of all, or of some. */
const WRITTEN =
  /^import (?:([\w$]+)(?:, )?)?(?:\* as ([\w$]+)|\{([^{}]*)\})?(?: from )?("(?:[^"\\]|\\.)*");$/gm;

/** A module that waits at its top as a script whose exports are waited for. Its lines stay where they are. */
function asWaiting(code: string): string {
  const body = code
    .replaceAll(WRITTEN, (text, main?: string, all?: string, some?: string, name = "") => {
      const module = `require(${name})`;
      const names = (some ?? "").replaceAll(/\s+as\s+/g, ": ");
      const lines = [
        ...(main ? [`const ${main} = (m => m.__esModule ? m.default : m)(${module});`] : []),
        ...(all ? [`const ${all} = ${module};`] : []),
        ...(some === undefined ? [] : [`const {${names}} = ${module};`]),
      ].join(" ");
      return lines === "" ? text.replace(/^import\s("[^"]*");$/, "require($1);") : lines;
    })
    .replaceAll(/\bimport\(/g, "(async (name) => require(name))(")
    .replace(/^export \{([^{}]*)\};$/m, (_, names: string) => {
      const pairs = names.split(",").map((one) => {
        const [from = "", to = from] = one.trim().split(/\s+as\s+/);
        return `${to}: ${from}`;
      });
      return `return { ${pairs.join(", ")} };`;
    });
  return `module.exports = (async () => { ${body}\n})();`;
}

function treeOnly(tree: FileTree) {
  return {
    name: "tree-only",
    setup(
      plugin: Parameters<NonNullable<Parameters<typeof build>[0]["plugins"]>[number]["setup"]>[0],
    ) {
      plugin.onResolve({ filter: /.*/ }, ({ path: asked, importer, kind }) => {
        if (kind === "entry-point") {
          return { path: asked.slice(NAMESPACE.length + 1), namespace: NAMESPACE };
        }
        if (!/^\.{0,2}\//.test(asked) && asked !== "." && asked !== "..") {
          return { path: asked, external: true };
        }
        const target = path.join("/", path.dirname(importer), asked).slice(1);
        const found = ENDINGS.map((ending) => target + ending).find((name) => tree.has(name));
        // What a build would have made is not there: the sandbox answers for it as for a package.
        return found ? { path: found, namespace: NAMESPACE } : { path: asked, external: true };
      });
      plugin.onLoad({ filter: /.*/ }, ({ path: file, namespace }) => {
        const loader = LOADERS[path.extname(file)];
        const text = namespace === NAMESPACE ? tree.get(file) : undefined;
        if (text === undefined || !loader) return { errors: [{ text: `${file} cannot be read.` }] };
        return { contents: withoutMapComments(text), loader };
      });
    },
  };
}

function placesOf(json: string): ConfigScript["placeOf"] {
  const { sources = [], mappings = "" } = JSON.parse(json) as {
    sources?: string[];
    mappings?: string;
  };
  return (line, column) => {
    const segments = decode(mappings)[line - 1] ?? [];
    const segment = segments.filter(([at]) => at <= Math.max(column - 1, 0)).at(-1) ?? segments[0];
    if (segment?.length === undefined || segment.length < 4) return null;
    const [, source = 0, sourceLine = 0] = segment;
    return { file: (sources[source] ?? "").replace(`${NAMESPACE}:`, ""), line: sourceLine + 1 };
  };
}

function problemOf({ text, location }: Message, file: string): BuildProblem {
  if (!location) return { text, file };
  return {
    text,
    file: location.file.replace(`${NAMESPACE}:`, ""),
    line: location.line,
    column: location.column + 1,
  };
}
