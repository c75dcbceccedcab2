import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import express from "express";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BinaryFile } from "../../app/projects/files";
import { storeBinary } from "../../app/projects/stored-binaries.server";
import { SiteBuilder } from "../../app/sites/build/build.server";
import { buildProcesses } from "../../app/sites/build/build-process.server";
import type { LogLine } from "../../app/sites/engine/site-log";
import { readStore, STORE_FOLDER } from "../../app/sites/packages/store.server";
import { WINDOW_MS } from "../../app/sites/previews/log/report-limits.server";
import { RELOAD_READERS } from "../../app/sites/previews/preview-readers";
import type { Previews } from "../../app/sites/previews/previews.server";
import { framersOf, siteUrl } from "../../app/sites/serving/origin.server";
import { createSitesHandler, type ReleasedSite } from "../../app/sites/serving/serving.server";
import { HOLDER, makeProjects, openPreviews } from "../support/previews";
import { ask } from "../support/request";

const PAGE = "<!doctype html>\n<html lang='en'><head><title>Mine</title></head><body>";
const releases = new Map<string, ReleasedSite>();
let files: Map<string, string>;
/** Files of the projects that are no text. */
let binaries: ReadonlyMap<string, BinaryFile> = new Map();
let builder: SiteBuilder;
let previews: Previews;
let server: Server;
let port: number;
/** One for each time that something of a published site was asked for. */
const visits: string[] = [];
let now = Date.now();
/** Whether an answer is writing the projects. */
let isWriting = false;

beforeAll(async () => {
  const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
  const startProcess = buildProcesses({ store: readStore(), workerPath });
  builder = new SiteBuilder({ startProcess, buildMs: 60_000 });
  const clock = { now: () => new Date(now) };
  const readTree = async () => ({ texts: files, binaries, env: {} });

  previews = openPreviews({ builder, readTree, isWriting: async () => isWriting, clock });
  await makeProjects(
    "album api one half reload broken never empty log stale open ending loop twice readers".split(
      " ",
    ),
  );
  const config = { SITES_HOST: "sites.localhost:3000", APP_URL: "http://localhost:3000" };
  const app = express();
  const findRelease = async (slug: string) => releases.get(slug) ?? null;
  const onPage = () => visits.push("");
  app.use(createSitesHandler({ previews, findRelease, visitorOf, onPage, config }));
  app.use((_request, response) => void response.send("the product"));
  server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await builder.close();
});
beforeEach(() => {
  files = new Map([
    ["index.html", `${PAGE}<link rel="stylesheet" href="a.css"></body></html>`],
    ["a.css", "a { color: red }"],
  ]);
});

/** Each test that needs one says who asks. */
const visitorOf = (request: express.Request) => request.get("x-visitor") ?? "somebody";
const on = (label: string | undefined) => `${label}.sites.localhost:3000`;
const encode = (text: string) => new TextEncoder().encode(text);

/** Follows a project's log until a line passes. */
async function line(project: string, passes: (line: LogLine) => boolean): Promise<LogLine> {
  const stop = new AbortController();
  for await (const entry of previews.logs(project, stop.signal)) {
    if (passes(entry)) {
      stop.abort();
      return entry;
    }
  }
  throw new Error("the log ended");
}

describe("a preview", () => {
  test("sends files that are no text as they are read, and parts of them", async () => {
    const song = await storeBinary(
      "album",
      Readable.from([Buffer.alloc(50_000, "a"), Buffer.from("end")]),
    );
    binaries = new Map([["public/song.mp3", song]]);
    const { label } = await previews.start("album", HOLDER);
    const whole = await ask(port, on(label), "/song.mp3");
    expect(whole).toMatchObject({
      status: 200,
      headers: { "content-type": "audio/mpeg", "content-length": "50003" },
    });
    expect(whole.body.endsWith("aend")).toBe(true);
    const part = await ask(port, on(label), "/song.mp3", {
      headers: { range: "bytes=49999-50001" },
    });
    expect(part).toMatchObject({
      status: 206,
      body: "aen",
      headers: { "content-range": "bytes 49999-50001/50003" },
    });
    binaries = new Map();
    await previews.stop("album");
  });

  test("says in JSON that nothing answers for data, and shows no page instead", async () => {
    files = new Map([
      ["index.html", `${PAGE}<script type="module" src="a.ts"></script></body></html>`],
      ["a.ts", "document.title = 'routes'"],
      ["data.json", "{}"],
    ]);
    const { label } = await previews.start("api", HOLDER);
    const json = {
      headers: { accept: "application/json, text/plain, */*", "sec-fetch-mode": "cors" },
    };
    for (const answer of [
      await ask(port, on(label), "/api/users"),
      await ask(port, on(label), "/users", json),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        headers: { "content-type": "application/json; charset=utf-8" },
      });
      expect(JSON.parse(answer.body).error).toMatch(
        /^This app runs in the browser alone; nothing answers \/(?:api\/)?users here\./,
      );
    }
    expect((await ask(port, on(label), "/data.json", json)).body).toBe("{}");
    const page = {
      headers: { accept: "text/html,application/json", "sec-fetch-mode": "navigate" },
    };
    expect((await ask(port, on(label), "/users", page)).body).toContain("<title>Mine</title>");
    await previews.stop("api");
  });

  test("is served on a host of its own, which nobody can guess and where nothing answers once it ends", async () => {
    files.set("keeps.js", 'caches.open("v1").then((cache) => cache.addAll(["/"]));');
    files.set("mock.js", 'addEventListener("fetch", (event) => event.respondWith(mocked(event)));');
    const { label } = await previews.start("one", HOLDER);
    expect(label).toMatch(/^preview-[a-z2-7]{26}$/);
    const page = await ask(port, on(label), "/");
    expect(page.status).toBe(200);
    expect(page.body).toContain("<title>Mine</title>");
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "frame-ancestors http://localhost:3000 http://127.0.0.1:3000",
      "referrer-policy": "no-referrer",
      "origin-agent-cluster": "?1",
      "x-content-type-options": "nosniff",
    });
    expect(page.headers["set-cookie"]).toBeUndefined();
    const again = await previews.start("one", HOLDER);
    expect(again.label).toBe(label);
    expect((await ask(port, on(label), "/")).status).toBe(200);
    // A worker that an older version of the app has left in the browser takes itself away.
    const asked = { headers: { "service-worker": "script" } };
    expect((await ask(port, on(label), "/sw.js", asked)).body).toContain("registration.unregister");
    // One that would show the page as it was does nothing here; one that answers in a server's place does what it does.
    expect((await ask(port, on(label), "/keeps.js", asked)).body).not.toContain("addAll");
    expect((await ask(port, on(label), "/keeps.js")).body).toContain("addAll");
    expect((await ask(port, on(label), "/mock.js", asked)).body).toContain("respondWith");
    await previews.stop("one");
    expect((await ask(port, on(label), "/")).status).toBe(404);
    expect(await previews.status("one")).toEqual({ status: "stopped" });
  });

  test("of a project that an answer is writing tells what is wrong when the answer ends", async () => {
    isWriting = true;
    const stop = new AbortController();
    const log = previews.logs("half", stop.signal)[Symbol.asyncIterator]();
    const next = async () => (await log.next()).value as LogLine;
    files = new Map([
      ["index.html", `${PAGE}<div id="root"></div><script type="module" src="/main.ts"></script>`],
      ["main.ts", 'import { a } from "./app"; a();'],
    ]);
    expect(await previews.start("half", HOLDER)).toMatchObject({ status: "starting" });
    expect((await previews.status("half")).error).toBeUndefined();
    const waiting = await ask(port, on((await previews.status("half")).label), "/");
    expect(waiting.status).toBe(200);
    expect(waiting.body).toContain("The app is not there yet");
    expect(waiting.body).not.toContain("./app");
    expect(await next()).toMatchObject({ level: "info", text: expect.stringContaining("written") });

    files.set("other.css", "a{}");
    previews.refresh("half");
    files.set("app.ts", "export const a = () => 1;");
    previews.refresh("half");
    expect(await next()).toMatchObject({ text: expect.stringMatching(/^Built/) });
    expect((await previews.status("half")).status).toBe("running");

    files.set("main.ts", 'import { b } from "./app"; b();');
    previews.refresh("half");
    expect(await next()).toMatchObject({ level: "info", text: expect.stringContaining("written") });
    isWriting = false;
    previews.answerEnded("half");
    expect(await next()).toMatchObject({ level: "error", file: "main.ts" });
    expect(await previews.status("half")).toMatchObject({ status: "running" });
    stop.abort();
    await previews.stop("half");
  });

  test("tells its page to swap styles, and to reload for anything else", async () => {
    const { label = "" } = await previews.start("reload", HOLDER);
    const events: unknown[] = [];
    let told = () => {};
    const end = await previews.followReloads(label, { visitor: "ann" }, (event) => {
      events.push(event);
      told();
    });
    const change = async (path: string, text: string) => {
      const happened = new Promise<void>((resolve) => {
        told = resolve;
      });
      files.set(path, text);
      previews.refresh("reload");
      await happened;
    };
    await change("a.css", "a { color: blue }");
    await change("index.html", `${PAGE}<p>new</p></body></html>`);
    const version = expect.any(String);
    const styles = { type: "styles", paths: ["/a.css"], version };
    expect(events.slice(1)).toEqual([styles, { type: "reload" }]);
    end?.();
  });

  test("keeps its last good build up while a new one fails, and says what is wrong", async () => {
    files.set("index.html", `${PAGE}<script type="module" src="/m.ts"></script></body></html>`);
    files.set("m.ts", "console.log(1 as number)");
    const { label } = await previews.start("broken", HOLDER);
    files.set("m.ts", "let = ;");
    previews.refresh("broken");
    const problem = await line("broken", (entry) => entry.level === "error");
    expect(problem).toMatchObject({ source: "build", file: "m.ts", line: 1 });
    expect((await previews.status("broken")).status).toBe("running");
    expect((await ask(port, on(label), "/assets/m.js")).body).toContain("console.log(1)");
  });

  test("that never built shows what is wrong as a page", async () => {
    files.set("index.html", '<script type="module" src="/gone.ts"></script>');
    const { status, label, error, nothingToRun } = await previews.start("never", HOLDER);
    expect(status).toBe("error");
    expect(error).toContain("gone.ts");
    expect(nothingToRun).toBeUndefined();
    const page = await ask(port, on(label), "/");
    expect(page.status).toBe(500);
    expect(page.body).toContain("does not build yet");
  });

  test("of a project with nothing to run waits, and starts with the first page", async () => {
    files = new Map([["style.css", "a{}"]]);
    const { status, label = "", error, nothingToRun } = await previews.start("empty", HOLDER);
    expect({ status, nothingToRun }).toEqual({ status: "error", nothingToRun: true });
    expect(error).toContain("index.html");
    expect(await line("empty", () => true)).toMatchObject({ level: "info" });
    const page = await ask(port, on(label), "/");
    expect(page.status).toBe(200);
    expect(page.body).toContain("The app is not there yet");
    let told = (_type: string) => {};
    const reloads = new Promise<string>((resolve) => {
      told = resolve;
    });
    await previews.followReloads(label, { visitor: "ann" }, ({ type }) => told(type));
    files.set("index.html", PAGE);
    previews.refresh("empty");
    expect(await reloads).toBe("reload");
    expect(await previews.status("empty")).toEqual({ status: "running", label, problems: [] });
    expect((await ask(port, on(label), "/")).body).toContain("<title>Mine</title>");
  });

  test("takes reports of its page into the terminal, and nothing that is none", async () => {
    const { label } = await previews.start("log", HOLDER);
    const report = (body: string) => ask(port, on(label), "/@sayso/log", { method: "POST", body });
    const entry = {
      source: "page",
      level: "error",
      text: `boom at http://${label}.sites.localhost:3000/script.js:3:1`,
    };
    expect((await report(JSON.stringify([entry]))).status).toBe(204);
    const told = await line("log", (candidate) => candidate.source === "page");
    expect(told.text).toBe("boom at script.js:3:1");
    expect((await report("{bad")).status).toBe(400);
    expect((await report(JSON.stringify([{ ...entry, source: "build" }]))).status).toBe(400);
    expect((await report(`"${"x".repeat(300_000)}"`)).status).toBe(413);
    const foreign = await ask(port, on("preview-aaaaaaaaaaaaaaaaaaaaaaaaaa"), "/@sayso/log", {
      method: "POST",
      body: "[]",
    });
    expect(foreign.status).toBe(404);
  });

  test("that nobody asks for in half an hour stops, unless somebody has it open", async () => {
    const stale = await previews.start("stale", HOLDER);
    const open = await previews.start("open", HOLDER);
    const end = await previews.followReloads(open.label ?? "", { visitor: "ann" }, () => {});
    now += 29 * 60_000;
    await previews.stopIdle();
    expect((await previews.status("stale")).status).toBe("running");
    now += 2 * 60_000;
    await previews.stopIdle();
    expect(await previews.status("stale")).toEqual({ status: "stopped" });
    expect((await ask(port, on(stale.label), "/")).status).toBe(404);
    expect((await previews.status("open")).status).toBe("running");
    end?.();
  });

  test("tells its pages when it ends, so that they stop asking", async () => {
    const { label = "" } = await previews.start("ending", HOLDER);
    const events: string[] = [];
    await previews.followReloads(label, { visitor: "ann" }, (event) => events.push(event.type));
    await previews.stop("ending");
    expect(events).toEqual(["build", "end"]);
    expect((await ask(port, on(label), "/@sayso/events")).status).toBe(204);
  });

  test("follows so many of its pages, and tells the others to come back later", async () => {
    const { label = "" } = await previews.start("readers", HOLDER);
    const follow = (as: string, method = "GET") =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { host: on(label), "x-visitor": as };
        const path = "/@sayso/events";
        request({ host: "127.0.0.1", port, path, method, headers }, resolve)
          .on("error", reject)
          .end();
      });
    const open = await Promise.all(
      Array.from({ length: RELOAD_READERS.preview }, (_, n) => follow(`visitor ${n % 2}`)),
    );
    expect(open.map(({ statusCode }) => statusCode)).toEqual(open.map(() => 200));
    for (const method of ["GET", "HEAD"]) {
      const refused = await follow("another", method);
      expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "10"]);
      refused.resume();
    }
    // The page itself is there all the same, and whoever has a link takes none of its owner's places.
    expect((await ask(port, on(label), "/")).status).toBe(200);
    const guest = { visitor: "guest", through: "preview-for-guests" };
    (await previews.followReloads(label, guest, () => {}))?.();
    open[0]?.destroy();
    await expect.poll(async () => (await follow("another", "HEAD")).statusCode).toBe(200);
    for (const reader of open) reader.destroy();
    await previews.stop("readers");
  });

  test("takes so many lines of a page in a loop, and says how many it left out", async () => {
    const { label } = await previews.start("loop", HOLDER);
    const entry = { source: "console", level: "info", text: "again" };
    const body = JSON.stringify(Array(50).fill(entry));
    for (let batch = 0; batch < 6; batch += 1) {
      expect((await ask(port, on(label), "/@sayso/log", { method: "POST", body })).status).toBe(
        204,
      );
    }
    now += WINDOW_MS;
    await ask(port, on(label), "/@sayso/log", { method: "POST", body: JSON.stringify([entry]) });
    const told = await line("loop", ({ text }) => text.startsWith("…"));
    expect(told.text).toBe("… and 100 more lines");
  });

  test("started twice at once is built once", async () => {
    const [first, second] = await Promise.all([
      previews.start("twice", HOLDER),
      previews.start("twice", HOLDER),
    ]);
    expect(first.label).toBe(second.label);
  });
});

describe("a published site", () => {
  beforeAll(() => {
    const stored = new Map([
      ["/index.html", { type: "text/html; charset=utf-8", body: encode(`${PAGE}</body></html>`) }],
      ["/assets/main-ABCDEFGH.js", { type: "text/javascript", body: encode("1") }],
    ]);
    const read = async (name: string) => stored.get(name) ?? null;
    releases.set("my-app", { etag: "r1", kind: "react", read });
    const large = new Map([
      ["/index.html", `${PAGE}${"text ".repeat(1_000)}</body></html>`],
      ["/about/index.html", PAGE],
      ["/404.html", "<!-- lost --><!doctype html><html><head><title>Lost</title></head></html>"],
    ]);
    releases.set("large", {
      etag: "r3",
      kind: "static",
      async read(name) {
        const text = large.get(name);
        return text === undefined ? null : { type: "text/html; charset=utf-8", body: encode(text) };
      },
    });
    releases.set("plain", { etag: "r2", kind: "static", read });
    const films = new Map([
      ["/short.mp4", { type: "video/mp4", body: encode("0123456789") }],
      ["/long.mp4", { type: "video/mp4", body: encode("0123456789".repeat(30_000)) }],
      ["/long.js", { type: "text/javascript", body: encode("//3456789\n".repeat(30_000)) }],
    ]);
    releases.set("films", {
      etag: "r4",
      kind: "static",
      read: async (name) => films.get(name) ?? null,
      large(name) {
        const film = films.get(name);
        if (!film || film.body.length < 1_000) return null;
        const open = async (part = { start: 0, end: film.body.length - 1 }) =>
          Readable.from([film.body.subarray(part.start, part.end + 1)]);
        return { type: film.type, hash: name, size: film.body.length, open };
      },
    });
  });

  const film = async (path: string, range: string, more: Record<string, string> = {}) => {
    const answer = await ask(port, on("films"), path, { headers: { range, ...more } });
    return [answer.status, answer.headers["content-range"], answer.body.slice(0, 12)];
  };

  test.each([
    ["/short.mp4", 10],
    ["/long.mp4", 300_000],
  ])("gives players the part of %s that they ask for", async (path, size) => {
    const whole = [200, undefined, expect.stringMatching(/^0123456789/)];
    expect(await film(path, "bytes=0-1")).toEqual([206, `bytes 0-1/${size}`, "01"]);
    const open = await film(path, `bytes=${size - 3}-`);
    expect(open).toEqual([206, `bytes ${size - 3}-${size - 1}/${size}`, "789"]);
    expect(await film(path, "bytes=-2")).toEqual([
      206,
      `bytes ${size - 2}-${size - 1}/${size}`,
      "89",
    ]);
    expect(await film(path, `bytes=${size}-`)).toEqual([416, `bytes */${size}`, ""]);
    // The same version, or from its beginning.
    expect(await film(path, "bytes=0-1", { "if-range": '"r4"' })).toEqual([
      206,
      `bytes 0-1/${size}`,
      "01",
    ]);
    expect(await film(path, "bytes=0-1", { "if-range": '"r3"' })).toEqual(whole);
    expect(await film(path, "bytes=0-1,4-5")).toEqual(whole);
    expect(await film(path, "lines=1-2")).toEqual(whole);
    const { headers } = await ask(port, on("films"), path);
    expect(headers).toMatchObject({ "accept-ranges": "bytes", "content-length": `${size}` });
  });

  test("sends a large script compressed, or as it is read", async () => {
    expect(await film("/long.js", "bytes=0-1")).toEqual([200, undefined, "//3456789\n//"]);
    const headers = { "accept-encoding": "gzip" };
    const packed = await ask(port, on("films"), "/long.js", { headers });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", etag: '"r4-gzip"' });
    const plain = await ask(port, on("films"), "/long.js");
    expect(plain.headers).toMatchObject({ etag: '"r4"', "content-length": "300000" });
    expect(plain.body).toHaveLength(300_000);
  });

  test("caches hashed files for good and pages by their version", async () => {
    const page = await ask(port, on("my-app"), "/");
    expect(page.headers).toMatchObject({ etag: '"r1"', "cache-control": "no-cache" });
    const known = await ask(port, on("my-app"), "/", { headers: { "if-none-match": '"r1"' } });
    expect(known.status).toBe(304);
    const script = await ask(port, on("my-app"), "/assets/main-ABCDEFGH.js");
    expect(script.headers["cache-control"]).toContain("immutable");
  });

  test("keeps its own workers, and dismisses those that it does not have", async () => {
    const headers = { "service-worker": "script" };
    const own = await ask(port, on("my-app"), "/assets/main-ABCDEFGH.js", { headers });
    expect(own.body).toBe("1");
    // A route of the app is no script, and an address that nobody has any more is nobody's.
    for (const [label, path] of [
      ["my-app", "/sw"],
      ["plain", "/sw.js"],
      ["gone", "/sw.js"],
    ]) {
      const answer = await ask(port, on(label), path ?? "", { headers });
      expect(answer.headers["content-type"]).toMatch(/javascript/);
      expect(answer.body).toContain("registration.unregister()");
    }
  });

  test("lets an app's own router answer, and a static site say 404", async () => {
    const route = await ask(port, on("my-app"), "/some/route");
    expect(route).toMatchObject({ status: 200, body: expect.stringContaining('<base href="/">') });
    expect((await ask(port, on("my-app"), "/missing.js")).status).toBe(404);
    expect((await ask(port, on("plain"), "/some/route")).status).toBe(404);
  });

  test("arrives compressed, under a version of its own", async () => {
    const headers = { "accept-encoding": "br, gzip" };
    const page = await ask(port, on("large"), "/", { headers });
    expect(page.headers).toMatchObject({ "content-encoding": "br", etag: '"r3-br"' });
    expect(page.headers.vary).toContain("Accept-Encoding");
    const gzip = await ask(port, on("large"), "/", { headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    const known = { ...headers, "if-none-match": '"r3-br"' };
    expect((await ask(port, on("large"), "/", { headers: known })).status).toBe(304);
    const { hash } = readStore();
    const module = await ask(port, on("large"), `/@store/${hash}/production/react.js`, { headers });
    expect(module.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
    });
  });

  test("gives a folder its slash, and its own page for what is not there", async () => {
    const folder = await ask(port, on("large"), "/about?x=1");
    expect(folder).toMatchObject({ status: 302, headers: { location: "./about/?x=1" } });
    expect((await ask(port, on("large"), "/about/")).status).toBe(200);
    const missing = await ask(port, on("large"), "/no/such");
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('<head><base href="/"><title>Lost');
  });

  test("finds storage where its frame has none", async () => {
    const framed = await ask(port, on("my-app"), "/", { headers: { "sec-fetch-dest": "iframe" } });
    expect(framed.body).toContain("localStorage");
    expect(framed.headers.etag).toBe('"r1-s"');
    expect((await ask(port, on("my-app"), "/")).body).not.toContain("localStorage");
  });

  test("is read only", async () => {
    expect((await ask(port, on("my-app"), "/", { method: "POST", body: "x" })).status).toBe(405);
    // A program that sends data reads JSON, and is told why nothing takes it.
    const sent = await ask(port, on("my-app"), "/api/todos", { method: "POST", body: "{}" });
    expect(sent.status).toBe(404);
    expect(JSON.parse(sent.body).error).toContain("nothing answers /api/todos here");
  });
});

describe("a published site that fails", () => {
  beforeAll(() => {
    const read = async () => {
      throw new Error("ENOENT: no such file, open '/secret/place'");
    };
    releases.set("broken", { etag: "r5", kind: "static", read });
  });

  test("tells whoever opens or frames it in a page, and no more than it should", async () => {
    const reads: Record<string, string>[] = [
      { "sec-fetch-dest": "iframe" },
      { accept: "text/html" },
    ];
    for (const headers of reads) {
      const answer = await ask(port, on("broken"), "/", { headers });
      expect(answer.status).toBe(500);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
      });
      expect(answer.headers.etag).not.toContain("r5");
      expect(answer.body).toContain("<h1>The app cannot be shown just now</h1>");
      expect(answer.body).toContain("The app is kept as it was");
      expect(answer.body).not.toContain("secret");
    }
    const asked = await ask(port, on("broken"), "/a.js", {
      headers: { "sec-fetch-dest": "script" },
    });
    expect(asked.body).not.toContain("<h1>The app");
  });

  test("says that it is reached, like any other, without a visit", async () => {
    const before = visits.length;
    for (const label of ["broken", "nobody"]) {
      expect((await ask(port, on(label), "/@sayso/reached")).status).toBe(204);
    }
    expect(visits.length).toBe(before);
    await ask(port, on("broken"), "/");
    expect(visits.length).toBe(before + 1);
  });
});

describe("hosts", () => {
  test.each([
    ["SITES.LOCALHOST:3000", 404],
    ["nobody.sites.localhost:3000", 404],
    ["a.b.sites.localhost:3000", 404],
    ["-x.sites.localhost", 404],
    ["my-app.sites.localhost.", 200],
    ["MY-APP.sites.localhost:1", 200],
  ])("%s is a site's, never the product's", async (host, status) => {
    const answer = await ask(port, host, "/");
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("the product");
  });

  test.each([
    ["localhost:3000"],
    ["sites.localhost.evil.example"],
    ["evilsites.localhost"],
  ])("%s is the product's", async (host) => {
    expect((await ask(port, host, "/")).body).toBe("the product");
  });

  test("the store gives out every module that previews may import, and its own files only", async () => {
    const { hash, vendor } = readStore();
    const get = (name: string) => ask(port, on("my-app"), `/@store/${name}`);
    for (const name of Object.values(vendor.preview)) {
      expect([name, (await get(`${hash}/${name}`)).status]).toEqual([name, 200]);
    }
    expect((await get(`${hash}/production/react.js`)).headers["cache-control"]).toContain(
      "immutable",
    );
    for (const name of [
      "manifest.json",
      "build-worker.mjs",
      "../index.js",
      `${hash}/production/..%2f..%2fmanifest.json`,
      `${hash}/production/none.js`,
    ]) {
      expect((await get(name)).status).toBe(404);
    }
  });
});

describe("where a site is", () => {
  const local = { SITES_HOST: "sites.localhost:3000", APP_URL: "http://localhost:3000" };
  const domain = { SITES_HOST: "apps.example", APP_URL: "https://sayso.example" };
  test.each([
    ["localhost:3000", local, "http://x.sites.localhost:3000/a"],
    ["127.0.0.1:3000", local, "http://x.sites.localhost:3000/a"],
    ["[::1]:3000", local, "http://x.sites.localhost:3000/a"],
    // Another machine's visitor would be led to their own localhost.
    ["192.168.1.5:3000", local, "/sites/x/a"],
    ["[fe80::1]:3000", local, "/sites/x/a"],
    ["my-laptop.local:3000", local, "/sites/x/a"],
    ["sayso.example", domain, "https://x.apps.example/a"],
    ["203.0.113.7", domain, "/sites/x/a"],
    ["localhost:3000", { ...local, SITES_HOST: "path" }, "/sites/x/a"],
  ])("asked on %s", (host, config, url) => {
    expect(siteUrl({ headers: { host } }, config, "x", "/a")).toBe(url);
  });

  test("the product may frame it by every name of this machine, and no other", () => {
    expect(framersOf(local)).toEqual(["http://localhost:3000", "http://127.0.0.1:3000"]);
    expect(framersOf(domain)).toEqual(["https://sayso.example"]);
  });
});

describe("below a path, where hosts cannot resolve", () => {
  test("everything is sandboxed without an origin, and modules still load", async () => {
    const page = await ask(port, "192.168.1.5:3000", "/sites/my-app/");
    expect(page.headers["content-security-policy"]).toContain("sandbox allow-scripts");
    expect(page.headers["content-security-policy"]).not.toContain("allow-same-origin");
    expect(page.headers["access-control-allow-origin"]).toBe("*");
    expect(page.body).toContain("localStorage");
    const bare = await ask(port, "192.168.1.5:3000", "/sites/my-app");
    expect(bare).toMatchObject({ status: 302, headers: { location: "./my-app/" } });
    const route = await ask(port, "192.168.1.5:3000", "/sites/my-app/some/route");
    expect(route.body).toContain('<base href="/sites/my-app/">');
    const script = await ask(port, "192.168.1.5:3000", "/sites/my-app/assets/main-ABCDEFGH.js");
    expect(script.headers["content-security-policy"]).toContain("sandbox");
    expect(script.headers["access-control-allow-origin"]).toBe("*");
  });

  test("no file is a script, a style or a worker of the product's own pages", async () => {
    const get = (headers: Record<string, string>) =>
      ask(port, "192.168.1.5:3000", "/sites/my-app/assets/main-ABCDEFGH.js", { headers });
    for (const use of ["script", "style", "worker", "empty"]) {
      const headers = { "sec-fetch-dest": use, "sec-fetch-site": "same-origin" };
      expect([use, (await get(headers)).status]).toEqual([use, 403]);
      const own = { ...headers, "sec-fetch-site": "cross-site" };
      expect([use, (await get(own)).status]).toEqual([use, 200]);
    }
    expect((await get({ "service-worker": "script" })).status).toBe(403);
    const framed = { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" };
    expect((await get(framed)).status).toBe(200);
  });

  test("there is no such path where hosts resolve: the product would run its scripts as its own", async () => {
    const script = await ask(port, "localhost:3000", "/sites/my-app/assets/main-ABCDEFGH.js");
    expect(script.body).toBe("the product");
  });
});
