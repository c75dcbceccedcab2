import { Agent, type ClientRequest, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import express from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "../../app/platform/errors";
import { REPORTS_AT_ONCE } from "../../app/sites/previews/preview-reports.server";
import type { Previews } from "../../app/sites/previews/previews.server";
import { SITE_REQUESTS } from "../../app/sites/serving/requests-at-once.server";
import { createSitesHandler, type ReleasedSite } from "../../app/sites/serving/serving.server";
import { ask } from "../support/request";

/** Counts how often a body is compressed, which it does as ever. */
const compressions = vi.hoisted(() => ({ count: 0 }));
vi.mock("node:zlib", async (importActual) => {
  const actual = await importActual<typeof import("node:zlib")>();
  const brotliCompress: typeof actual.brotliCompress = Object.assign(
    (...given: unknown[]) => {
      compressions.count += 1;
      return Reflect.apply(actual.brotliCompress, null, given);
    },
    { __promisify__: actual.brotliCompress.__promisify__ },
  );
  return { ...actual, brotliCompress };
});

const PREVIEW_HOST = `preview-${"a".repeat(26)}.sites.localhost:3000`;
const HOST = "my-app.sites.localhost:3000";
const config = { SITES_HOST: "sites.localhost:3000", APP_URL: "http://localhost:3000" };
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
let server: Server;
let port: number;
/** What is published, and what previews show. */
let site: ReleasedSite;
/** Requests that have ended their turns early. */
let endedTurns: string[];
/** Requests whose answers are bounded by what waits unread. */
let bounded: string[];

beforeEach(async () => {
  const previews = {
    report: async () => true,
    route: async () => ({ to: "files", site }),
    followReloads: async () => null,
  } as unknown as Previews;
  endedTurns = [];
  const endTurn = ({ path }: express.Request) => void endedTurns.push(path);
  const visitorOf = (asking: express.Request) => asking.get("x-visitor") ?? "somebody";
  const app = express();
  bounded = [];
  const boundRecords: express.RequestHandler = ({ path }) => void bounded.push(path);
  const countData = async () => {
    throw new AppError(429, "Too many reads of records.");
  };
  const findRelease = async () => site;
  const counted = { boundRecords, countData };
  app.use(createSitesHandler({ previews, findRelease, visitorOf, config, endTurn, ...counted }));
  server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Begins a request, whose body is left open. */
function begin(path: string, { method = "GET", as = "somebody" } = {}): ClientRequest {
  const headers = { host: HOST, "x-visitor": as };
  const begun = request({ host: "127.0.0.1", port, path, method, headers, agent });
  return begun.on("error", () => {});
}

const answerTo = (begun: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    begun.once("response", resolve).once("error", reject);
  });

test.each([
  ["POST", "/@sayso/log", 413],
  ["PUT", "/", 405],
  ["GET", "/", 413],
])("an endless body of %s %s is refused, and its connection ends", async (method, path, status) => {
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const goOn = () => {
    while (!socket.destroyed && socket.write(chunk)) {
      // Until the server takes no more for now.
    }
  };
  socket.on("drain", goOn);
  socket.write(head);
  goOn();
  await closed;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("so many reports of one visitor are read at once, and others' all the same", async () => {
  const begun = Array.from({ length: REPORTS_AT_ONCE.visitor }, () =>
    begin("/@sayso/log", { method: "POST", as: "eve" }),
  );
  for (const report of begun) report.write("[");
  const report = (as: string) => {
    const headers = { "x-visitor": as };
    return ask(port, HOST, "/@sayso/log", { method: "POST", body: "[]", headers });
  };
  await expect.poll(async () => (await report("eve")).status).toBe(429);
  expect((await report("eve")).headers["retry-after"]).toBe("10");
  expect((await report("ann")).status).toBe(204);
  const answers = begun.map(answerTo);
  for (const one of begun) one.end("]");
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect((await report("eve")).status).toBe(204);
});

test("an answer without an end gives its turn back", async () => {
  expect((await ask(port, PREVIEW_HOST, "/@sayso/events")).status).toBe(204);
  expect(endedTurns).toEqual(["/@sayso/events"]);
});

test("what answers with records hold unread is bounded, and files that all share are not", async () => {
  site = { kind: "static", etag: "one", projectId: "one", read: async () => null };
  const records = "/@sayso/data/posts/guests";
  expect((await ask(port, HOST, records)).status).toBe(429);
  expect((await ask(port, HOST, "/script.js")).status).toBe(404);
  expect(bounded).toEqual([records]);
});

test("a report without a declared length is taken", async () => {
  const report = begin("/@sayso/log", { method: "POST" });
  report.write("[");
  const answer = answerTo(report);
  report.end("]");
  expect((await answer).statusCode).toBe(204);
});

test("so many requests of one visitor are answered at once, and others' all the same", async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let asked = 0;
  const read = async (path: string) => {
    if (path === "/slow.txt") {
      asked += 1;
      await held;
    }
    return { type: "text/plain", body: new TextEncoder().encode("here") };
  };
  site = { etag: "r1", kind: "static", read };
  const begun = Array.from({ length: SITE_REQUESTS.visitor }, () => {
    const one = begin("/slow.txt", { as: "eve" });
    one.end();
    return answerTo(one);
  });
  await expect.poll(() => asked).toBe(SITE_REQUESTS.visitor);
  const page = (as: string) => ask(port, HOST, "/", { headers: { "x-visitor": as } });
  const refused = await page("eve");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "5"]);
  expect(refused.body).toContain(String(SITE_REQUESTS.visitor));
  expect((await page("ann")).status).toBe(200);
  goOn();
  for (const answer of await Promise.all(begun)) {
    expect(answer.statusCode).toBe(200);
    answer.resume();
  }
  await expect.poll(async () => (await page("eve")).status).toBe(200);
});

test("a page of a preview is compressed once, framed or not, for as long as its build stands", async () => {
  const read = async () => page;
  const page = { type: "text/html", body: Buffer.from(`<head></head>${"text ".repeat(1_000)}`) };
  site = { etag: "r1", kind: "static", read };
  compressions.count = 0;
  const headers = { "accept-encoding": "br" };
  const framed = { ...headers, "sec-fetch-dest": "iframe" };
  for (const asked of [headers, framed]) {
    const pages = Array.from({ length: 5 }, () => ask(port, PREVIEW_HOST, "/", { headers: asked }));
    for (const { headers: got } of await Promise.all(pages)) {
      expect(got["content-encoding"]).toBe("br");
    }
    await ask(port, PREVIEW_HOST, "/", { headers: asked });
  }
  expect(compressions.count).toBe(2);
  site = { ...site, read: async () => ({ ...page, body: Buffer.from(page.body) }) };
  await ask(port, PREVIEW_HOST, "/", { headers });
  expect(compressions.count).toBe(3);
});

test("a label that no preview can have asks for none", async () => {
  expect((await ask(port, PREVIEW_HOST.replace("aaaa", "0000"), "/")).status).toBe(404);
  expect((await ask(port, "preview-x.sites.localhost:3000", "/@sayso/events")).status).toBe(404);
});

test("a large page is sent as it is read, also where markup is put into it", async () => {
  const text = `\uFEFF<!doctype html>\n<html><head><title>Ä</title></head>${"ä".repeat(200_000)}`;
  const bytes = Buffer.from(text);
  const open = async (part = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(part.start, part.end + 1)]);
  const page = { type: "text/html; charset=utf-8", hash: "p", size: bytes.length, open };
  const read = vi.fn(async () => null);
  const large = (name: string) => (name === "/index.html" ? page : null);
  site = { etag: "r1", kind: "react", read, large };
  expect((await ask(port, HOST, "/")).body).toBe(text);
  const framed = await ask(port, HOST, "/", { headers: { "sec-fetch-dest": "iframe" } });
  expect(framed.headers).toMatchObject({ etag: '"r1-s"', vary: expect.stringContaining("Dest") });
  expect(Buffer.byteLength(framed.body)).toBe(Number(framed.headers["content-length"]));
  expect(framed.body).toMatch(/^\uFEFF<!doctype html>\n<html><head><script>/);
  expect(framed.body.endsWith(text.slice(text.indexOf("<title>")))).toBe(true);
  const route = await ask(port, HOST, "/some/place");
  expect(route.body).toContain('<head><base href="/"><title>Ä');
  expect(read.mock.calls).not.toContainEqual(["/index.html"]);
});

test("a large picture is read no faster than it is taken, and no more when its reader leaves", async () => {
  let given = 0;
  let destroyed = 0;
  const piece = Buffer.alloc(64_000);
  const size = 1_000 * piece.length;
  const source = () =>
    new Readable({
      read() {
        given += piece.length;
        this.push(given <= size ? piece : null);
      },
      destroy(error, done) {
        destroyed += 1;
        done(error);
      },
    });
  const large = () => ({ type: "image/png", hash: "h", size, open: async () => source() });
  site = { etag: "r1", kind: "static", read: async () => null, large };
  const known = await ask(port, HOST, "/large.png", { headers: { "if-none-match": '"r1"' } });
  expect(known.status).toBe(304);
  const head = await ask(port, HOST, "/large.png", { method: "HEAD" });
  expect([head.status, head.headers["content-length"], head.body]).toEqual([200, `${size}`, ""]);
  const begun = begin("/large.png");
  begun.end();
  const answer = await answerTo(begun);
  expect(answer.headers).toMatchObject({
    "content-type": "image/png",
    "content-length": `${size}`,
  });
  // Nobody reads it: what is on its way fills the connection's buffers.
  begun.destroy();
  await expect.poll(() => destroyed).toBe(2);
  expect(given).toBeLessThan(size);
});
