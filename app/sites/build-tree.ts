import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type Message, type OutputFile } from "esbuild";
import mime from "mime";
import type { FileTree } from "~/projects/files";
import type { BuildMode, BuildProblem, BuildResult, BuiltFile, StoreManifest } from "./build-types";
import { detectKind, type SiteKind } from "./kinds";
import { outlinePage, type PageOutline, splice } from "./page";
import { projectPlugin } from "./project-plugin";

/** Largest built site: enough for a bundle with charts, not for a file dump. */
const OUTPUT_BYTES = 30_000_000;
/** Sources and set-up that a browser has no use for once a site is bundled. */
const SOURCE =
  /\.(?:tsx?|mts|jsx)$|(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|[\w.]+\.config\.[cm]?[jt]s)$/;
/** The address below which a site serves the package store and the preview's own calls. */
export const STORE_PATH = "@store";
export const CLIENT_PATH = "@sayso/";

interface Page {
  path: string;
  html: string;
  outline: PageOutline;
}

/**
 * Builds a project's tree into the files of a site. Reads nothing but the tree and the curated
 * packages, and runs nothing of the project.
 */
export async function buildTree(
  tree: FileTree,
  mode: BuildMode,
  store: StoreManifest,
): Promise<BuildResult> {
  const source = withEntryPage(tree);
  if ("problem" in source) return { ok: false, problems: [source.problem] };
  const kind = detectKind(source.tree);
  const pages = [...source.tree]
    .filter(([file]) => file.endsWith(".html"))
    .map(([file, html]): Page => ({ path: file, html, outline: outlinePage(html) }));
  const files = copyFiles(source.tree, kind);
  const bundled = await bundle(source.tree, pages, kind, mode, store);
  if (!bundled.ok) return bundled;
  for (const output of bundled.outputs) {
    const name = `/${path.posix.relative("/out", output.path)}`;
    files.set(name, { type: typeOf(name), body: output.contents });
  }
  for (const page of pages) {
    const html = rewritePage(page, source.tree, bundled.entries, kind, mode, store);
    files.set(`/${page.path}`, textFile(`/${page.path}`, html));
  }
  const size = [...files.values()].reduce((sum, file) => sum + file.body.length, 0);
  if (size > OUTPUT_BYTES) {
    return { ok: false, problems: [{ text: "The built site is larger than 30 MB." }] };
  }
  return { ok: true, build: { kind, files, warnings: [...source.warnings, ...bundled.warnings] } };
}

/** A site is entered through index.html; for a lone React entry one is made. */
function withEntryPage(
  tree: FileTree,
): { tree: FileTree; warnings: BuildProblem[] } | { problem: BuildProblem } {
  if (tree.has("index.html")) return { tree, warnings: [] };
  const inPublic = tree.get("public/index.html");
  if (inPublic !== undefined) {
    return { tree: new Map([...tree, ["index.html", inPublic]]), warnings: [] };
  }
  const entry = ["src/main.tsx", "src/main.jsx", "src/main.ts", "src/index.tsx", "src/index.jsx"];
  const found = entry.find((file) => tree.has(file));
  if (!found) {
    return {
      problem: { text: "Add an index.html: it is the page that opens first.", file: "index.html" },
    };
  }
  const html = `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>App</title></head>\n<body><div id="root"></div><script type="module" src="/${found}"></script></body>\n</html>\n`;
  return {
    tree: new Map([...tree, ["index.html", html]]),
    warnings: [{ text: `There is no index.html; one that loads ${found} stands in.` }],
  };
}

function copyFiles(tree: FileTree, kind: SiteKind): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const [file, content] of tree) {
    if (kind !== "static" && SOURCE.test(file)) continue;
    const name = `/${file.replace(/^public\//, "")}`;
    files.set(name, textFile(name, content));
  }
  return files;
}

type Bundled =
  | {
      ok: true;
      outputs: OutputFile[];
      /** "/src/main.tsx" → what it was built into, below the site's root. */
      entries: Map<string, { script: string; style: string | undefined }>;
      warnings: BuildProblem[];
    }
  | { ok: false; problems: BuildProblem[] };

async function bundle(
  tree: FileTree,
  pages: Page[],
  kind: SiteKind,
  mode: BuildMode,
  store: StoreManifest,
): Promise<Bundled> {
  const inline = new Map<string, string>();
  const entryPoints = new Set<string>();
  if (kind !== "static") {
    for (const page of pages) {
      for (const [index, script] of page.outline.scripts.entries()) {
        const file = entryOf(page, script.src, index);
        if (script.src === undefined && script.isModule) inline.set(file.slice(1), script.code);
        else if (!needsBundle(script.src, script.isModule)) continue;
        entryPoints.add(file);
      }
    }
  }
  if (entryPoints.size === 0) return { ok: true, outputs: [], entries: new Map(), warnings: [] };
  const isRelease = mode === "release";
  const environment = isRelease ? "production" : "development";
  try {
    const result = await build({
      entryPoints: [...entryPoints],
      bundle: true,
      write: false,
      metafile: true,
      logLevel: "silent",
      absWorkingDir: store.root,
      outdir: "/out",
      outbase: "/",
      entryNames: isRelease ? "assets/[name]-[hash]" : "assets/[dir]/[name]",
      chunkNames: "assets/[name]-[hash]",
      assetNames: "assets/[name]-[hash]",
      format: "esm",
      splitting: entryPoints.size > 1,
      platform: "browser",
      target: "es2022",
      minify: isRelease,
      sourcemap: isRelease ? false : "inline",
      sourcesContent: true,
      jsx: "automatic",
      jsxDev: !isRelease,
      jsxImportSource: kind === "preact" ? "preact" : "react",
      // Without it esbuild would look for a tsconfig.json of the host.
      tsconfigRaw: {},
      conditions: ["browser", "module", "import", environment],
      mainFields: ["browser", "module", "main"],
      define: {
        "process.env.NODE_ENV": JSON.stringify(environment),
        "import.meta.env": JSON.stringify({
          MODE: environment,
          DEV: !isRelease,
          PROD: isRelease,
          BASE_URL: "./",
        }),
      },
      plugins: [projectPlugin(new Map([...tree, ...inline]), store, mode)],
    });
    const entries = new Map<string, { script: string; style: string | undefined }>();
    for (const [output, { entryPoint, cssBundle }] of Object.entries(result.metafile.outputs)) {
      if (!entryPoint || output.endsWith(".css")) continue;
      entries.set(entryPoint.replace(/^project:/, ""), {
        script: siteName(output, store.root),
        style: cssBundle && siteName(cssBundle, store.root),
      });
    }
    return {
      ok: true,
      outputs: result.outputFiles,
      entries,
      warnings: result.warnings.map(toProblem),
    };
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors;
    if (!errors) throw error;
    return { ok: false, problems: errors.map(toProblem) };
  }
}

function rewritePage(
  page: Page,
  tree: FileTree,
  entries: Map<string, { script: string; style: string | undefined }>,
  kind: SiteKind,
  mode: BuildMode,
  store: StoreManifest,
): string {
  const up = "../".repeat(page.path.split("/").length - 1) || "./";
  const head: string[] = [];
  const pieces: { start: number; end: number; text: string }[] = [];
  if (mode === "preview") {
    head.push(`<script data-base="${up}${CLIENT_PATH}">${previewClient(store)}</script>`);
  }
  if (mode === "preview" && (kind === "react" || kind === "preact")) {
    const imports = Object.fromEntries(
      Object.entries(store.vendor[mode])
        .filter(([specifier]) => specifier.startsWith(kind))
        .map(([specifier, file]) => [specifier, `${up}${STORE_PATH}/${store.hash}/${file}`]),
    );
    head.push(`<script type="importmap">${JSON.stringify({ imports })}</script>`);
    const first =
      kind === "react"
        ? ["react", "react-dom/client", "react/jsx-dev-runtime"]
        : ["preact", "preact/hooks", "preact/jsx-dev-runtime"];
    const files = first.flatMap((name) => [
      store.vendor.preview[name],
      ...(store.needs[name] ?? []),
    ]);
    for (const file of new Set(files)) {
      head.push(`<link rel="modulepreload" href="${up}${STORE_PATH}/${store.hash}/${file}">`);
    }
  }
  for (const [index, script] of page.outline.scripts.entries()) {
    const built = entries.get(entryOf(page, script.src, index));
    if (!built) continue;
    if (built.style) head.push(`<link rel="stylesheet" href="${up}${built.style}">`);
    head.push(`<link rel="modulepreload" href="${up}${built.script}">`);
    pieces.push({
      start: script.start,
      end: script.end,
      text: `<script type="module" src="${up}${built.script}"></script>`,
    });
  }
  // "/style.css" must work below a path as well as on a host of its own.
  for (const link of page.outline.links) {
    const [target = ""] = link.value.slice(1).split(/[?#]/);
    if (!/^\/(?!\/)/.test(link.value) || !(tree.has(target) || tree.has(`public/${target}`)))
      continue;
    const name = page.html.slice(link.start, link.start + 4).startsWith("href") ? "href" : "src";
    pieces.push({
      start: link.start,
      end: link.end,
      text: `${name}="${up}${link.value.slice(1)}"`,
    });
  }
  const at = page.outline.headStart;
  return splice(page.html, [...pieces, { start: at, end: at, text: head.join("") }]);
}

let client: string | null = null;

/** The preview's own script, inline: it must run first, and a request for it would hold the page up. */
function previewClient(store: StoreManifest): string {
  client ??= readFileSync(path.join(store.folder, "preview-client.js"), "utf8").trim();
  return client;
}

/** The bundle entry of a script: the file that it names, or a name of its own for inline code. */
function entryOf(page: Page, src: string | undefined, index: number): string {
  if (src === undefined) return `/${page.path.replace(/\.html$/, "")}.inline-${index}.tsx`;
  const [file = ""] = src.split(/[?#]/);
  return path.posix.join("/", file.startsWith("/") ? "" : path.posix.dirname(page.path), file);
}

function needsBundle(src: string | undefined, isModule: boolean): boolean {
  if (src === undefined || /^(?:[a-z]+:)?\/\//i.test(src)) return false;
  return isModule || /\.(?:tsx?|jsx|mts)(?:[?#]|$)/.test(src);
}

function siteName(output: string, root: string): string {
  return path.posix.relative("/out", path.posix.resolve(root, output));
}

function toProblem(message: Message): BuildProblem {
  const { text, location } = message;
  if (!location) return { text };
  return {
    text,
    file: location.file.replace(/^project:\/?/, ""),
    line: location.line,
    column: location.column + 1,
    lineText: location.lineText.slice(0, 200),
  };
}

function textFile(name: string, content: string): BuiltFile {
  return { type: typeOf(name), body: new TextEncoder().encode(content) };
}

/** A content type by name; text is always UTF-8, and the unknown is never sniffed as a page. */
function typeOf(name: string): string {
  const type = mime.getType(name) ?? "text/plain";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
