import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createServer as createVite } from "vite";
import { findChromium } from "../../scripts/test-tools.mjs";
import { report, show, spreadOf } from "./measure";
import { type Product, startProduct } from "./product";
import { appSource, reactProject } from "./react-project";

const ROUNDS = 9;
const EDITS = 9;

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

async function contestVite(): Promise<Contestant> {
  let folder = "";
  let server: Awaited<ReturnType<typeof createVite>> | null = null;
  return {
    async prepare() {
      folder = await mkdtemp(path.join(tmpdir(), "sayso-vite-"));
      for (const [file, content] of reactProject()) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), content);
      }
      await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
    },
    async start() {
      server = await createVite({
        root: folder,
        configFile: false,
        logLevel: "silent",
        cacheDir: path.join(folder, ".vite"),
        esbuild: { jsx: "automatic" },
        server: { host: "127.0.0.1", port: 0 },
      });
      await server.listen();
      return server.resolvedUrls?.local[0] ?? "";
    },
    edit: (content) => writeFile(path.join(folder, "src/App.tsx"), content),
    async stop() {
      await server?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function contest(contestant: Contestant, openPage: () => Promise<Page>) {
  const starts: number[] = [];
  const edits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await contestant.prepare();
    const page = await openPage();
    const started = performance.now();
    await page.goto(await contestant.start(), { waitUntil: "commit" });
    await page.getByRole("heading", { name: "version 0" }).waitFor();
    starts.push(performance.now() - started);
    if (round === 0) {
      for (let edit = 1; edit <= EDITS; edit += 1) {
        const edited = performance.now();
        await contestant.edit(appSource(`version ${edit}`));
        await page.getByRole("heading", { name: `version ${edit}`, exact: true }).waitFor();
        edits.push(performance.now() - edited);
      }
    }
    await page.context().close();
    await contestant.stop();
  }
  return { start: spreadOf(starts), edit: spreadOf(edits) };
}

/** Start → visible and edit → visible in Chromium, against Vite's dev server in the same run. */
export async function run(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const product = await startProduct();
  const [name = "", value = ""] = product.cookie.split("=");
  const signedIn = async () => {
    const context = await browser.newContext();
    await context.addCookies([{ name, value, url: product.origin }]);
    return context.newPage();
  };
  const plain = async () => (await browser.newContext()).newPage();
  const ours = await contest(await contestProduct(product), signedIn);
  const vite = await contest(await contestVite(), plain);
  await product.stop();
  await browser.close();
  for (const [what, goal] of [
    ["start", 0.35],
    ["edit", 1.5],
  ] as const) {
    report(`${what} → visible, Sayso`, show(ours[what], "ms"));
    report(`${what} → visible, Vite`, show(vite[what], "ms"));
    const ratio = ours[what].median / vite[what].median;
    report(`${what} ratio`, ratio.toFixed(2), { text: `≤ ${goal}`, reached: ratio <= goal });
  }
}

await run();
process.exit(0);
