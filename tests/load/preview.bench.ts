import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { launchChromium } from "../support/launch-chromium";
import { report, show, spreadOf } from "./measure";
import { type Product, startProduct } from "./product";
import { appSource, reactProject } from "./react-project";

const ROUNDS = 9;
/** In every round: the middle of all of them is told. */
const EDITS = 3;

interface Contestant {
  /** Makes the project ready to start, outside the clock. */
  prepare(): Promise<void>;
  /** Starts it. @returns where its page is */
  start(): Promise<string>;
  edit(source: string): Promise<void>;
  stop(): Promise<void>;
}

async function contestProduct(product: Product): Promise<Contestant> {
  let id = "";
  let appFile = "";
  return {
    async prepare() {
      ({ id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Bench" }));
      for (const [file, content] of reactProject()) {
        const row = await product.call<{ id: string }>("POST", `/api/projects/${id}/files`, {
          path: file,
          content,
        });
        if (file === "src/App.tsx") appFile = row.id;
      }
    },
    async start() {
      await product.call("POST", `/api/projects/${id}/preview/start`);
      return `${product.origin}/api/projects/${id}/preview/proxy/`;
    },
    edit: (content) => product.call("PUT", `/api/files/${appFile}`, { content }),
    stop: () => product.call("POST", `/api/projects/${id}/preview/stop`),
  };
}

/** Starts Vite as the command does, but for a cache of its own: every project is new to it. */
const VITE = `
import { createServer } from "vite";
const [root] = process.argv.slice(1);
const server = await createServer({
  root,
  configFile: false,
  logLevel: "silent",
  cacheDir: root + "/.vite",
  esbuild: { jsx: "automatic" },
  server: { host: "127.0.0.1", port: 0 },
});
await server.listen();
console.log(server.resolvedUrls.local[0]);
`;

async function contestVite(): Promise<Contestant> {
  let folder = "";
  let vite: ChildProcess | null = null;
  return {
    async prepare() {
      folder = await mkdtemp(path.join(tmpdir(), "sayso-vite-"));
      for (const [file, content] of reactProject()) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), content);
      }
      await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
    },
    // A process of its own, as whoever starts it pays for one. Sayso's runs already.
    async start() {
      const args = ["--input-type=module", "-e", VITE, folder];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      vite = child;
      // A run that is stopped half-way leaves no server behind.
      process.once("exit", () => child.kill());
      const [url] = (await once(child.stdout, "data")) as [Buffer];
      return url.toString().trim();
    },
    edit: (content) => writeFile(path.join(folder, "src/App.tsx"), content),
    async stop() {
      if (vite) {
        const exited = once(vite, "exit");
        vite.kill();
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What one contestant took, in milliseconds. */
interface Times {
  starts: number[];
  edits: number[];
  /** Edits after which what was entered before them was still there. */
  kept: number;
}

async function runRound(
  times: Times,
  contestant: Contestant,
  openPage: () => Promise<Page>,
): Promise<void> {
  await contestant.prepare();
  const page = await openPage();
  const started = performance.now();
  await page.goto(await contestant.start(), { waitUntil: "commit" });
  await page.getByRole("heading", { name: "version 0" }).waitFor();
  times.starts.push(performance.now() - started);
  await runEdits(times, contestant, page);
  await page.context().close();
  await contestant.stop();
}

async function runEdits(times: Times, contestant: Contestant, page: Page): Promise<void> {
  const button = page.getByRole("button").first();
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await button.click();
    const entered = await button.textContent();
    const edited = performance.now();
    await contestant.edit(appSource(`version ${edit}`));
    await page.getByRole("heading", { name: `version ${edit}`, exact: true }).waitFor();
    times.edits.push(performance.now() - edited);
    if ((await button.textContent()) === entered) times.kept += 1;
  }
}

/** Start → visible and edit → visible with what was entered kept, in Chromium, against Vite's dev server in the same run. */
export async function run(): Promise<void> {
  const browser = await launchChromium();
  const product = await startProduct();
  const [name = "", value = ""] = product.cookie.split("=");
  const signedIn = async () => {
    const context = await browser.newContext();
    await context.addCookies([{ name, value, url: product.origin }]);
    return context.newPage();
  };
  const plain = async () => (await browser.newContext()).newPage();
  const [sayso, vite] = [await contestProduct(product), await contestVite()];
  const ours: Times = { starts: [], edits: [], kept: 0 };
  const theirs: Times = { starts: [], edits: [], kept: 0 };
  // By turns, so that a busy moment of the machine is nobody's alone.
  for (let round = 0; round < ROUNDS; round += 1) {
    await runRound(ours, sayso, signedIn);
    await runRound(theirs, vite, plain);
  }
  await product.stop();
  await browser.close();
  for (const [what, times, goal] of [
    ["start", "starts", 0.22],
    ["edit", "edits", 0.7],
  ] as const) {
    const [mine, other] = [spreadOf(ours[times]), spreadOf(theirs[times])];
    report(`${what} → visible, Sayso`, show(mine, "ms"));
    report(`${what} → visible, Vite`, show(other, "ms"));
    const ratio = mine.median / other.median;
    report(`${what} ratio`, ratio.toFixed(2), { text: `≤ ${goal}`, reached: ratio <= goal });
  }
  const all = ROUNDS * EDITS;
  report("edits that kept what was entered, Sayso", `${ours.kept} of ${all}`, {
    text: "all",
    reached: ours.kept === all,
  });
  report("edits that kept what was entered, Vite", `${theirs.kept} of ${all}`);
}

await run();
process.exit(0);
