// Bundles app/enhance/*.ts: the scripts of pages that React does not run. Each file there is an
// entry; what they share is in folders below. Their hashed addresses go to app/generated/scripts.ts.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "app/enhance");
const output = path.join(root, "public/enhance");
const names = path.join(root, "app/generated/scripts.ts");

const options = {
  entryPoints: readdirSync(source)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => path.join(source, file)),
  absWorkingDir: root,
  outdir: output,
  bundle: true,
  splitting: true,
  format: "esm",
  // What understands <dialog>, which nothing here works without.
  target: ["es2022", "safari16"],
  minify: true,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  metafile: true,
  logLevel: "warning",
  tsconfig: path.join(root, "tsconfig.json"),
  plugins: [
    { name: "names", setup: (run) => run.onEnd(writeNames) },
    { name: "wallet-features-only", setup: leaveOutCryptography },
  ],
};

/** Bundles once. @throws when a file does not compile */
export async function buildEnhance() {
  rmSync(output, { recursive: true, force: true });
  await build(options);
}

/** Bundles now and at each change, until the process ends. */
export async function watchEnhance() {
  const watching = await context(options);
  await watching.watch();
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
    .map(([file, { entryPoint }]) => [
      path.basename(entryPoint, ".ts"),
      `/${path.relative("public", file).split(path.sep).join("/")}`,
    ])
    .sort();
  mkdirSync(path.dirname(names), { recursive: true });
  writeFileSync(
    names,
    `/** Addresses of the scripts in app/enhance, by name. Generated. */
export const SCRIPTS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries))};
`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildEnhance();
