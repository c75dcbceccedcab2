import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, isLive, openFile, openProject, test } from "./fixtures";

// A first visit finds nothing in the browser's cache.
test.use({ sharesContext: false });

const KB = 1024;
/** What a page of content may weigh on a first visit, compressed, in bytes. */
const CONTENT_PAGE = { html: 14 * KB, css: 8 * KB, script: 2 * KB, total: 24 * KB, requests: 3 };
/** The front page may carry its demo and what moves it, compressed, in bytes. */
const FRONT_PAGE = { html: 20 * KB, css: 12 * KB, script: 6 * KB, total: 38 * KB, requests: 5 };
/** A chat room brings a stylesheet and a script of its own (6 kB), compressed, in bytes. */
const ROOM_PAGE = { html: 14 * KB, css: 8 * KB, script: 8 * KB, total: 32 * KB, requests: 8 };
const LIMITS: Record<string, typeof CONTENT_PAGE> = {
  "/": FRONT_PAGE,
  "/community/rooms/general": ROOM_PAGE,
};
/** JavaScript of the workspace before the editor is asked for, compressed, in bytes; what it may never have. */
const WORKSPACE_SCRIPT = 170 * KB;

interface Weight {
  path: string;
  kind: string;
  gzip: number;
}

/** Collects what a page loads from now on; sizes are those of gzip, whatever was negotiated. */
function weigh(page: Page): () => Promise<Weight[]> {
  const answers: Promise<Weight | null>[] = [];
  const read = async (response: Response): Promise<Weight | null> => {
    const url = new URL(response.url());
    // A page's own pictures inside its HTML are part of it.
    if (url.protocol === "data:" || response.status() >= 300) return null;
    const kind = response.request().resourceType();
    const gzip = gzipSync(await response.body(), { level: 6 }).length;
    return { path: url.pathname, kind, gzip };
  };
  page.on("response", (response) => answers.push(read(response).catch(() => null)));
  return async () => (await Promise.all(answers)).filter((weight) => weight !== null);
}

const sum = (weights: Weight[], kind?: string) =>
  weights.filter((one) => !kind || one.kind === kind).reduce((all, { gzip }) => all + gzip, 0);

function print(title: string, weights: Weight[]): void {
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`.padStart(9);
  const row = (kind: string) =>
    `${kb(sum(weights, kind))} ${kind} (${weights.filter((one) => one.kind === kind).length})`;
  const kinds = [...new Set(weights.map(({ kind }) => kind))];
  console.log(
    [`${title}: ${kb(sum(weights))} in ${weights.length}`, ...kinds.map(row)].join("\n  "),
  );
}

const PAGES = {
  "what is for everybody": [
    "/",
    "/generate",
    "/generate?tab=recent",
    "/generate?tab=trending",
    "/login",
    "/careers",
    "/community",
    "/community/rooms/general",
    "/community/threads/new",
  ],
  "what is to be read": [
    "/privacy",
    "/terms",
    "/docs",
    "/docs/for-developers",
    "/docs/self-hosting",
    "/blog",
    "/blog/seamless-development-experience",
    "/blog/engineering-deep-dive",
  ],
};

for (const [what, paths] of Object.entries(PAGES)) {
  test(`first visits to ${what} are light @js`, async ({ context }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send("Network.clearBrowserCache");
        const weights = weigh(page);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        const loaded = await weights();
        const limit = LIMITS[path] ?? CONTENT_PAGE;
        print(path, loaded);
        expect(sum(loaded, "document")).toBeLessThanOrEqual(limit.html);
        expect(sum(loaded, "stylesheet")).toBeLessThanOrEqual(limit.css);
        expect(sum(loaded, "script")).toBeLessThanOrEqual(limit.script);
        expect(sum(loaded, "font")).toBe(0);
        // Pictures of people's apps are theirs; this first visit meets those of other tests.
        const own = loaded.filter(({ kind }) => kind !== "image");
        expect(sum(own)).toBeLessThanOrEqual(limit.total);
        expect(own.length).toBeLessThanOrEqual(limit.requests);
        await page.close();
      });
    }
  });
}

test("the workspace is usable before the editor is loaded, and opens no WebSocket @js", async ({
  page,
}) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  const weights = weigh(page);
  await openProject(page, { "index.html": "<h1>Hi</h1>" });
  await isLive(page);
  await page.waitForLoadState("networkidle");
  const before = await weights();
  print("workspace", before);
  expect(sum(before, "script")).toBeLessThanOrEqual(WORKSPACE_SCRIPT);
  await openFile(page, "index.html");
  const after = await weights();
  print("workspace with the editor", after);
  expect(sum(after, "script")).toBeGreaterThan(sum(before, "script") + 50 * KB);
  expect(sockets).toEqual([]);
});
