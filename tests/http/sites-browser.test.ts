import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, BrowserContext, Frame } from "@playwright/test";
import express from "express";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { requireSameOrigin } from "~/http/requests/same-origin.server";
import type { FileTree } from "../../app/projects/files";
import { SiteBuilder } from "../../app/sites/build/build.server";
import { buildProcesses } from "../../app/sites/build/build-process.server";
import type { LogLine } from "../../app/sites/engine/site-log";
import { readStore, STORE_FOLDER } from "../../app/sites/packages/store.server";
import type { Previews } from "../../app/sites/previews/previews.server";
import { type SitesConfig, siteUrl } from "../../app/sites/serving/origin.server";
import { createSitesHandler } from "../../app/sites/serving/serving.server";
import { HARMLESS, type HostileReport, hostileProject } from "../support/hostile-page";
import { launchChromium } from "../support/launch-chromium";
import { HOLDER, makeProjects, openPreviews } from "../support/previews";

const PAGE = '<!doctype html>\n<html lang="en"><head><title>Mine</title></head><body>';
const ENTRY = `${PAGE}<div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`;
const projects = new Map<string, Map<string, string>>();

let browser: Browser;
let builder: SiteBuilder;
let previews: Previews;

beforeAll(async () => {
  browser = await launchChromium();
  const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
  const startProcess = buildProcesses({ store: readStore(), workerPath });
  builder = new SiteBuilder({ startProcess, buildMs: 60_000 });
  previews = openPreviews({ builder, readTree: async (id) => projects.get(id) ?? new Map() });
});
afterAll(async () => {
  await browser.close();
  await builder.close();
});

/** A product as far as a site can see one: a session cookie, an API, a page that frames sites. */
class Product {
  readonly server: Server;
  readonly acts: string[] = [];
  config: SitesConfig = { SITES_HOST: "", APP_URL: "" };

  constructor(app = express()) {
    app.use((request, response, next) =>
      createSitesHandler({
        previews,
        findRelease: async () => null,
        visitorOf: () => "ann",
        config: this.config,
      })(request, response, next),
    );
    app.use((_request, response, next) => {
      response.set("Cross-Origin-Resource-Policy", "same-origin");
      next();
    });
    app.use(requireSameOrigin);
    app.get("/frame/:project", async (request, response) => {
      const { label = "" } = await previews.status(request.params.project);
      response.type("html").send(
        `<title>The product</title><script>localStorage.setItem("secret", "1")</script>
         <iframe id="site" src="${siteUrl(request, this.config, label)}"
           sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups"></iframe>`,
      );
    });
    app.get("/api/auth/me", (request, response) => void response.json(request.headers.cookie));
    app.post("*", (request, response) => {
      this.acts.push(request.path);
      response.json({});
    });
    app.use((_request, response) => void response.type("html").send("<title>Secret</title>"));
    this.server = app.listen(0, "127.0.0.1");
  }

  async open(below: boolean): Promise<BrowserContext> {
    if (!this.server.listening) await once(this.server, "listening");
    const { port } = this.server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    this.config = { SITES_HOST: below ? "path" : `sites.localhost:${port}`, APP_URL: origin };
    const context = await browser.newContext();
    await context.addCookies([
      { name: "sayso_session", value: "mine", url: origin, httpOnly: true, sameSite: "Lax" },
    ]);
    return context;
  }

  /** Starts a preview of a tree and opens it in a frame of the product. */
  async frame(context: BrowserContext, id: string, tree: FileTree): Promise<Frame> {
    projects.set(id, new Map(tree));
    await makeProjects([id]);
    const { status, problems } = await previews.start(id, HOLDER);
    if (status !== "running") throw new Error(JSON.stringify(problems));
    const page = await context.newPage();
    await page.goto(`${this.config.APP_URL}/frame/${id}`);
    const element = await page.waitForSelector("#site");
    const frame = await element.contentFrame();
    if (!frame) throw new Error("no frame");
    return frame;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function change(id: string, file: string, content: string): void {
  projects.get(id)?.set(file, content);
  previews.refresh(id);
}

async function line(id: string, passes: (line: LogLine) => boolean): Promise<LogLine> {
  const stop = AbortSignal.timeout(10_000);
  for await (const entry of previews.logs(id, stop)) if (passes(entry)) return entry;
  throw new Error("no such line was logged");
}

describe.each([
  ["on a host of its own", false],
  ["below a path, without an origin", true],
])("a site %s", (_where, below) => {
  let product: Product;
  let context: BrowserContext;
  const id = (name: string) => `${name}-${below}`;
  beforeAll(async () => {
    product = new Product();
    context = await product.open(below);
  });
  // Below a path they share the product's host, whose connections are six.
  afterEach(() => Promise.all(context.pages().map((page) => page.close())));
  afterAll(async () => {
    await context.close();
    product.close();
  });

  test("can neither read nor act on the product, however hostile", async () => {
    const tree = hostileProject(product.config.APP_URL);
    const frame = await product.frame(context, id("hostile"), tree);
    const report = frame.locator("#report");
    await expect.poll(() => report.textContent(), { timeout: 15_000 }).not.toBe("");
    const found = JSON.parse((await report.textContent()) ?? "") as HostileReport;
    expect(found).toEqual(HARMLESS);
    expect(product.acts).toEqual([]);
    expect(frame.page().url()).toBe(`${product.config.APP_URL}/frame/${id("hostile")}`);
    const cookies = await context.cookies(product.config.APP_URL);
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(["sayso_session=mine"]);
  });

  test("runs React with every kind of listed library", async () => {
    const source = `import { create } from "zustand";
      import { createRoot } from "react-dom/client";
      import { Camera } from "lucide-react";
      import { HashRouter, Route, Routes } from "react-router-dom";
      import { format } from "date-fns";
      import { Chart } from "chart.js/auto";
      import clsx from "clsx";
      import { marked } from "marked";
      import { nanoid } from "nanoid";
      import confetti from "canvas-confetti";
      const useStore = create<{ n: number; add(): void }>((set) => ({ n: 1, add: () => set((s) => ({ n: s.n + 1 })) }));
      function Home() {
        const { n, add } = useStore();
        localStorage.setItem("n", String(n));
        return <button className={clsx("a", n > 1 && "b")} onClick={add}><Camera /> {n} {format(0, "yyyy").length} {localStorage.getItem("n")}</button>;
      }
      console.log([typeof Chart, typeof confetti, marked("*x*").length, nanoid().length].join(" "));
      createRoot(document.getElementById("root")!).render(<HashRouter><Routes><Route path="/" element={<Home />} /></Routes></HashRouter>);`;
    const tree = new Map([
      ["index.html", ENTRY],
      ["src/main.tsx", source],
    ]);
    const frame = await product.frame(context, id("react"), tree);
    await frame.getByRole("button", { name: "1 4 1" }).click();
    await frame.getByRole("button", { name: "2 4 2" }).waitFor();
    expect(await frame.locator("svg.lucide-camera").count()).toBe(1);
    const logged = await line(id("react"), (entry) => entry.source === "console");
    expect(logged.text).toBe("function function 18 21");
  });

  test("runs Preact, and libraries made for React with it", async () => {
    const source = `import { render } from "preact";
      import { useState } from "preact/hooks";
      import { create } from "zustand";
      const useStore = create(() => ({ word: "stored" }));
      function App() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{useStore((s) => s.word)} {n}</button>; }
      render(<App />, document.getElementById("root")!);`;
    const tree = new Map([
      ["index.html", ENTRY],
      ["src/main.tsx", source],
    ]);
    const frame = await product.frame(context, id("preact"), tree);
    await frame.getByRole("button", { name: "stored 0" }).click();
    await frame.getByRole("button", { name: "stored 1" }).waitFor();
  });

  test("tells the terminal the project's own file and line", async () => {
    const tree = new Map([
      ["index.html", ENTRY],
      ["src/main.tsx", 'import { fail } from "./fail";\n\nfail();\n'],
      ["src/fail.ts", 'export function fail(): never {\n  throw new Error("no luck");\n}\n'],
    ]);
    await product.frame(context, id("error"), tree);
    const entry = await line(id("error"), ({ source }) => source === "page");
    expect(entry).toMatchObject({ level: "error", file: "src/fail.ts", line: 2 });
    expect(entry.text).toContain("no luck");
    expect(entry.text).toContain("src/main.tsx:3:1");
    expect(entry.text).not.toContain("preview-");
  });

  test("tells of a page that shows nothing, and of what its site did not have", async () => {
    const code = 'fetch("data.json").catch(() => {}); fetch("style.css");';
    const tree = new Map([
      ["index.html", `${PAGE}<div></div><script>${code}</script></body></html>`],
      ["style.css", ""],
    ]);
    await product.frame(context, id("blank"), tree);
    const of = (text: RegExp) => line(id("blank"), (entry) => text.test(entry.text));
    expect(await of(/blank/)).toMatchObject({ level: "error", build: expect.any(String) });
    expect(await of(/^Request failed/)).toMatchObject({
      level: "error",
      text: "Request failed: data.json (404)",
    });
  });

  test("swaps styles in place, and reloads for anything else", async () => {
    const tree = new Map([
      [
        "index.html",
        `${PAGE}<link rel="stylesheet" href="/a.css"><h1>one</h1><script>window.kept = 1</script></body></html>`,
      ],
      ["a.css", "h1 { color: rgb(1, 2, 3) }"],
    ]);
    const frame = await product.frame(context, id("reload"), tree);
    const colour = () => frame.locator("h1").evaluate((h1) => getComputedStyle(h1).color);
    await expect.poll(colour).toBe("rgb(1, 2, 3)");
    await frame.evaluate("window.kept = 2");
    change(id("reload"), "a.css", "h1 { color: rgb(4, 5, 6) }");
    await expect.poll(colour).toBe("rgb(4, 5, 6)");
    expect(await frame.evaluate("window.kept")).toBe(2);
    change(id("reload"), "index.html", tree.get("index.html")?.replace("one", "two") ?? "");
    await frame.getByText("two").waitFor();
    expect(await frame.evaluate("window.kept")).toBe(1);
  });

  test("keeps the import map of a page that brings its own", async () => {
    const tree = new Map([
      [
        "index.html",
        `${PAGE}<p id="out"></p><script type="importmap">{"imports":{"words":"./words.js"}}</script><script type="module" src="main.js"></script></body></html>`,
      ],
      ["words.js", 'export const word = "mapped";'],
      [
        "main.js",
        'import { word } from "words"; import clsx from "clsx"; document.getElementById("out").textContent = clsx(word);',
      ],
    ]);
    const frame = await product.frame(context, id("map"), tree);
    await frame.getByText("mapped").waitFor();
  });

  test("shows every page of a project of several, and goes between them", async () => {
    const page = (text: string, href: string) =>
      `${PAGE}<link rel="stylesheet" href="style.css"><h1>${text}</h1><a href="${href}">on</a></body></html>`;
    const tree = new Map([
      ["index.html", page("home", "/about")],
      ["about/index.html", page("about", "/index.html")],
      ["about/style.css", "h1 { color: rgb(7, 8, 9) }"],
      ["style.css", ""],
    ]);
    const frame = await product.frame(context, id("pages"), tree);
    await frame.getByRole("link").click();
    await frame.getByRole("heading", { name: "about" }).waitFor();
    const colour = () => frame.locator("h1").evaluate((h1) => getComputedStyle(h1).color);
    await expect.poll(colour).toBe("rgb(7, 8, 9)");
    await frame.getByRole("link").click();
    await frame.getByRole("heading", { name: "home" }).waitFor();
  });
});
