import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { workers } from "../../app/platform/workers/workers.server";
import { SiteBuilder } from "../../app/sites/build/build.server";
import { buildProcesses } from "../../app/sites/build/build-process.server";
import { readStore, STORE_FOLDER } from "../../app/sites/packages/store.server";
import { report, show, spreadOf } from "./measure";
import { appSource, reactProject } from "./react-project";

/** What checking costs an answer that is right: React and TypeScript, 10 files, warm. */

const ROUNDS = 15;
const BUILD_MS = 400;
const TYPES_MS = 1_500;

const root = path.resolve(".");
const folder = mkdtempSync(path.join(root, "build/answer-checks-"));
// A build asks for the project's variables: the database is an empty one of its own, named before anything opens it.
process.env.DATABASE_URL = `file:${path.join(folder, "bench.sqlite")}`;
process.env.DATA_DIR = folder;
await migrateDatabase(process.env.DATABASE_URL);
const { answerChecks } = await import("../../app/http/services/answer-checks.server");
const builder = new SiteBuilder({
  startProcess: buildProcesses({
    store: readStore(),
    workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
  }),
});
const checks = answerChecks({ builder });

try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([builder.close(), workers.close()]);
}

async function measure(): Promise<void> {
  for (const [file, content] of reactProject()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const project = (round: number) => ({
    projectId: `bench ${round}`,
    files: new Map([...reactProject(), ["src/App.tsx", appSource(`round ${round}`)]]),
    touched: new Set(["src/App.tsx"]),
    visitor: "account:bench",
    signal: new AbortController().signal,
  });
  // Warm: the workers have started, and libraries are read.
  for (let round = 0; round < 3; round += 1) {
    await checks.build(project(-round));
    await checks.checkTypes(project(-round));
  }
  const times = { build: [] as number[], floor: [] as number[], types: [] as number[] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.build.push(await clock(() => checks.build(project(round))));
    times.floor.push(await clock(bareBuild));
    times.types.push(await clock(() => checks.checkTypes(project(round))));
  }
  const tsc = await clock(bareTypeCheck);
  const [built, floor, typed] = [times.build, times.floor, times.types].map(spreadOf) as [
    ReturnType<typeof spreadOf>,
    ReturnType<typeof spreadOf>,
    ReturnType<typeof spreadOf>,
  ];
  const goal = (ms: number, median: number) => ({ text: `< ${ms} ms`, reached: median < ms });
  report("build check", show(built, "ms"), goal(BUILD_MS, built.median));
  report("esbuild alone, libraries left out", show(floor, "ms"));
  report("ratio", (built.median / floor.median).toFixed(2));
  report("type check", show(typed, "ms"), goal(TYPES_MS, typed.median));
  report("tsc as a command", `${tsc.toFixed(0)} ms`);
  report("ratio", (typed.median / tsc).toFixed(2));
}

async function clock(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function bareBuild(): Promise<unknown> {
  return build({
    entryPoints: [path.join(folder, "src/main.tsx")],
    bundle: true,
    write: false,
    outdir: folder,
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "error",
  });
}

async function bareTypeCheck(): Promise<void> {
  const options = ["--noEmit", "--skipLibCheck", "--jsx", "react-jsx", "--target", "es2022"];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler"];
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  const source = path.join(folder, "src/main.tsx");
  const lib = ["--lib", "es2023,dom,dom.iterable"];
  const args = [tsc, ...options, ...modules, ...lib, source];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  // CSS has no types there, which is one error; any other end is none of a whole run.
  if (status === 0 || /TS2882|TS2307/.test(stdout)) return;
  throw new Error(stdout);
}
