// Bundles app/enhance/*.ts: the scripts of pages that React does not run. Each file there is an
// entry; what they share is in folders below. Their hashed addresses go to app/generated/scripts.ts,
// and the service worker, which has one address, goes whole to app/generated/service-worker.ts. What the
// workspace does beside its page (*.worker.ts) is bundled too, with its addresses in app/generated/workers.ts.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";
import { editorTypes } from "./editor-types.mjs";

const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "app/enhance");
const output = path.join(root, "public/enhance");
const names = path.join(root, "app/generated/scripts.ts");
const worker = path.join(root, "app/generated/service-worker.ts");
const workspace = path.join(root, "app/workspace");
const workers = path.join(root, "app/generated/workers.ts");

const common = {
  absWorkingDir: root,
  bundle: true,
  // What understands <dialog>, which nothing here works without.
  target: ["es2022", "safari16"],
  minify: true,
  logLevel: "warning",
  tsconfig: path.join(root, "tsconfig.json"),
};

const options = {
  ...common,
  entryPoints: readdirSync(source)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => path.join(source, file)),
  outdir: output,
  splitting: true,
  format: "esm",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  metafile: true,
  plugins: [
    { name: "names", setup: (run) => run.onEnd(writeNames) },
    { name: "wallet-features-only", setup: leaveOutCryptography },
  ],
};

/** Modules of their own, which share chunks: each is a thread beside the page. */
const besideOptions = {
  ...common,
  entryPoints: readdirSync(workspace, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".worker.ts"))
    .map((file) => path.join(workspace, file)),
  outdir: output,
  splitting: true,
  format: "esm",
  legalComments: "none",
  entryNames: "[name]-[hash]",
  chunkNames: "worker-[name]-[hash]",
  metafile: true,
  plugins: [editorTypes, { name: "workers", setup: (run) => run.onEnd(writeWorkers) }],
};

const workerOptions = {
  ...common,
  entryPoints: [path.join(root, "app/offline/worker/worker.ts")],
  format: "iife",
  write: false,
  plugins: [{ name: "worker", setup: (run) => run.onEnd(writeWorker) }],
};

/** Bundles once. @throws when a file does not compile */
export async function buildEnhance() {
  rmSync(output, { recursive: true, force: true });
  await Promise.all([build(options), build(besideOptions), build(workerOptions)]);
}

/** Bundles now and at each change, until the process ends. */
export async function watchEnhance() {
  for (const bundled of [options, besideOptions, workerOptions])
    await (await context(bundled)).watch();
}

/**
 * Of `@solana/wallet-standard` pages need what wallets are found by. It exports its cryptography and
 * its adapters too, 38 kB that esbuild cannot see to be without effect: signatures are verified on the server.
 */
function leaveOutCryptography(run) {
  const filter = /^@solana\/wallet-standard-(?:util|wallet-adapter)$/;
  run.onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: "left-out" }));
  run.onLoad({ filter: /.*/, namespace: "left-out" }, () => ({ contents: "export {};" }));
}

function writeNames({ metafile, errors }) {
  if (errors.length > 0) return;
  const entries = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint)
    .map(([file, { entryPoint }]) => ({
      name: path.basename(entryPoint, ".ts"),
      isAsked: path.dirname(entryPoint) === path.relative(root, source),
      files: filesOf(metafile, file, ({ kind }) => kind === "import-statement"),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const scripts = entries.map(({ name, files: [script] }) => [name, script]);
  // What is loaded later brings its parts by itself.
  const parts = entries
    .filter(({ isAsked }) => isAsked)
    .map(({ name, files: [, ...rest] }) => [name, rest])
    .filter(([, rest]) => rest.length > 0);
  mkdirSync(path.dirname(names), { recursive: true });
  writeFileSync(
    names,
    `/** Addresses of the scripts in app/enhance, by name. Generated. */
export const SCRIPTS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(scripts))};
/** What those of pages load at once, where that is anything. Generated. */
export const SCRIPT_PARTS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(parts))};
`,
  );
}

/** Addresses of a file and of what it imports, itself first. @param counts which imports do */
function filesOf({ outputs }, file, counts = () => true) {
  const reached = new Set();
  const reach = (one) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const next of outputs[one]?.imports ?? []) if (counts(next)) reach(next.path);
  };
  reach(file);
  return [...reached].map((one) => `/${path.relative("public", one).split(path.sep).join("/")}`);
}

/** Writes where each worker is, and what it may load: a device that keeps a worker keeps all of it. */
function writeWorkers({ metafile, errors }) {
  if (errors.length > 0) return;
  const files = Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint?.endsWith(".worker.ts"))
    .map(([file, { entryPoint }]) => [
      path.basename(entryPoint, ".worker.ts"),
      filesOf(metafile, file),
    ])
    .sort();
  mkdirSync(path.dirname(workers), { recursive: true });
  writeFileSync(
    workers,
    `/** The files of each *.worker.ts, itself first. Generated. */
export const WORKER_FILES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(files))};
/** The address of a worker. */
export const workerOf = (name: string): string => WORKER_FILES[name]?.[0] ?? "";
`,
  );
}

function writeWorker({ outputFiles, errors }) {
  if (errors.length > 0) return;
  mkdirSync(path.dirname(worker), { recursive: true });
  writeFileSync(
    worker,
    `/** The service worker of app/offline/worker, bundled. Generated. */
export const SERVICE_WORKER = ${JSON.stringify(outputFiles[0].text.trim())};
`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEnhance();
