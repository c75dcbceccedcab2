import "../support/sqlite-setup";
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { SESSION_COOKIE, startSession } from "~/accounts/sessions.server";
import { ACTS } from "~/http/limits/acts";
import { BUDGETS } from "~/http/limits/budgets.server";
import { REQUEST_BOUNDS } from "~/http/limits/request-turns.server";
import { sockets } from "~/http/services/services.server";
import { createServer } from "~/http/shell/server.server";
import { PING_MS } from "~/http/sockets/socket-limits";
import type { SocketRoute } from "~/http/sockets/socket-route";
import { readCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { smallBuild } from "../support/small-build";

/** WebSockets over real HTTP, in front of the whole server, with a route that only tests have. */

// Before anything reads it: for tests to come from networks of their own.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

const echo: SocketRoute = {
  path: "/api/sockets/echo",
  needsUser: true,
  open(socket, { viewer: { user } }) {
    opened += 1;
    socket.on("message", (data) => socket.send(`${user?.name}: ${data}`));
  },
};

/** Ends whoever sends, with the first frame. */
const cutter: SocketRoute = {
  path: "/api/sockets/cutter",
  needsUser: true,
  open(socket) {
    socket.on("message", () => {
      heard.push(socket.hasMore);
      socket.stopReading();
      socket.close(1008);
      setImmediate(() => setImmediate(() => socket.terminate()));
    });
  },
};

/** What the cutter heard: of each frame whether there were more behind it. */
let heard: boolean[] = [];
let opened = 0;
let server: Server;
let port: number;
let cookie: string;
let callers = 0;

beforeAll(async () => {
  sockets.register(echo);
  sockets.register(cutter);
  server = createServer({ build: smallBuild() });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
  cookie = await signIn("Ann");
});

afterAll(async () => {
  await sockets.close();
  server.closeAllConnections();
  server.close();
});

/** @returns the cookie of a new person's browser */
async function signIn(name: string): Promise<string> {
  const { id } = await db.user.create({ data: { name } });
  const set = await startSession(new Request("http://localhost/"), id, "dev");
  return `${SESSION_COOKIE}=${readCookie(set, SESSION_COOKIE)}`;
}

const fromSomewhereElse = () => `10.0.0.${++callers}`;

interface Ask {
  path?: string;
  from?: string;
  host?: string;
  headers?: Record<string, string>;
  autoPong?: boolean;
}

/** Asks for a WebSocket as Ann's browser would. */
function ask({ path = echo.path, from = fromSomewhereElse(), ...more }: Ask = {}): WebSocket {
  const host = more.host ?? `localhost:${port}`;
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    autoPong: more.autoPong ?? true,
    headers: { host, origin: `http://${host}`, cookie, "x-forwarded-for": from, ...more.headers },
  });
}

async function open(asked: Ask = {}): Promise<WebSocket> {
  const socket = ask(asked);
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  return socket;
}

/** What came instead of a socket. */
async function refusal(asked: Ask) {
  const socket = ask(asked);
  socket.on("error", () => {});
  const [, response] = await once(socket, "unexpected-response");
  const body = await text(response);
  return { status: response.statusCode, headers: response.headers, body };
}

const closing = async (socket: WebSocket) => (await once(socket, "close"))[0] as number;

test("a socket that gives no sign of life is ended, others stay", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const silent = await open({ autoPong: false });
  const lively = await open();
  const ended = closing(silent);
  const pinged = once(lively, "ping");
  await vi.advanceTimersByTimeAsync(PING_MS);
  await pinged;
  // What comes back came after the pong.
  lively.send("here");
  await once(lively, "message");
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(await ended).toBe(1006);
  expect(lively.readyState).toBe(WebSocket.OPEN);
});

test("sockets that one network opens at once do not wait for each other", async () => {
  // Which looks whether the process was idle for long enough to call a request's turn over.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const from = fromSomewhereElse();
  const count = 3 * REQUEST_BOUNDS.perVisitor;
  const opened = await Promise.all(Array.from({ length: count }, () => open({ from })));
  expect(opened.every(({ readyState }) => readyState === WebSocket.OPEN)).toBe(true);
  for (const socket of opened) socket.terminate();
});

test("who is signed in opens a socket, and is who they are to it", async () => {
  const socket = await open();
  socket.send(JSON.stringify({ user: "Bob" }));
  const [data] = await once(socket, "message");
  expect(String(data)).toBe('Ann: {"user":"Bob"}');
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["a sandboxed page", { origin: "null" }],
  ["another site, by the browser's own word", { "sec-fetch-site": "cross-site" }],
])("%s opens none", async (_who, headers) => {
  const before = opened;
  const { status, body } = await refusal({ headers });
  expect(status).toBe(403);
  expect(JSON.parse(body).error).toMatch(/came from another site/);
  expect(opened).toBe(before);
});

test.each([
  ["signed out", ""],
  ["with a forged session", `${SESSION_COOKIE}=${"f".repeat(43)}`],
])("%s nobody opens one that is for members", async (_who, forged) => {
  expect((await refusal({ headers: { cookie: forged } })).status).toBe(401);
});

test("a site's host has no sockets", async () => {
  for (const label of ["my-app", "preview-abc"]) {
    const before = opened;
    const { status } = await refusal({ host: `${label}.sites.localhost:3000` });
    expect(status).toBe(404);
    expect(opened).toBe(before);
  }
});

test("a path without a route has none, whatever it answers otherwise", async () => {
  for (const path of ["/api/sockets/none", "/", "/api/projects"]) {
    const { status, body } = await refusal({ path });
    expect([path, status, JSON.parse(body)]).toEqual([
      path,
      404,
      { error: "There is no such address." },
    ]);
  }
});

test("one person holds so many at once, from wherever; who closes one makes room", async () => {
  const bob = { headers: { cookie: await signIn("Bob") } };
  const { max } = BUDGETS.sockets;
  const held = await Promise.all(Array.from({ length: max }, () => open(bob)));
  const { status, headers, body } = await refusal(bob);
  expect([status, headers["retry-after"]]).toEqual([429, "10"]);
  expect(JSON.parse(body)).toMatchObject({ code: "at_once", limit: { name: "sockets", max } });
  // Somebody else on the same network is not held up.
  const from = fromSomewhereElse();
  expect((await refusal({ ...bob, from })).status).toBe(429);
  await open({ from });
  held[0]?.close();
  await closing(held[0] as WebSocket);
  const reopened = await open(bob);
  expect(reopened.readyState).toBe(WebSocket.OPEN);
});

test("a loop that opens sockets is told to wait", async () => {
  const cyd = { headers: { cookie: await signIn("Cyd") }, path: "/api/sockets/none" };
  const { max } = ACTS["open-socket"].rate;
  for (let n = 0; n < max; n += 1) {
    const { status } = await refusal(cyd);
    expect([n, status]).toEqual([n, 404]);
  }
  const { status, headers, body } = await refusal(cyd);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(body).error).toMatch(/^Too many connections in a minute:/);
});

test("a frame that is too large ends its socket, and no other", async () => {
  const [large, small] = [await open(), await open()];
  large.send("x".repeat(64_001));
  expect(await closing(large)).toBe(1009);
  small.send("y".repeat(64_000));
  const [data] = await once(small, "message");
  expect(String(data)).toHaveLength("Ann: ".length + 64_000);
});

test("of a flood that is ended nothing more is read, though it has come", async () => {
  heard = [];
  const socket = await open({ path: cutter.path });
  const ended = closing(socket);
  const { _socket: line } = socket as unknown as { _socket: Socket };
  line.cork();
  for (let n = 0; n < 1_000; n += 1) socket.send("{}");
  line.uncork();
  expect(await ended).toBe(1008);
  expect(heard).toEqual([true]);
});

test("a handshake that is none is refused, and its connection ends", async () => {
  const line = connect(port, "127.0.0.1");
  line.write(
    `GET ${echo.path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\nX-Forwarded-For: ${fromSomewhereElse()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  expect(await text(line)).toMatch(/^HTTP\/1\.1 400 /);
});

test("one that is asked for behind a request still being answered ends its connection, no more", async () => {
  const line = connect(port, "127.0.0.1");
  const first = `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  line.write(
    `${first}GET /nowhere HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  line.on("error", () => {});
  await once(line, "close");
  expect((await open()).readyState).toBe(WebSocket.OPEN);
});

test("a refused connection ends, even where the other side keeps its half open", async () => {
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  const before = await count();
  const line = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void line.destroy());
  line.write(
    `GET /nowhere HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  // Read by its event: a reader to the end would close this side too.
  const [answer] = await once(line, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  await vi.waitUntil(async () => (await count()) <= before, 20_000);
});

test("an offer of another protocol is answered as if it were none", async () => {
  const line = connect(port, "127.0.0.1");
  line.write(
    `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n`,
  );
  expect(await text(line)).toMatch(/^HTTP\/1\.1 200 /);
});

test("when the server ends, sockets are told so, and none is opened any more", async () => {
  const socket = await open();
  const ended = closing(socket);
  await sockets.close();
  expect(await ended).toBe(1001);
  expect((await refusal({})).status).toBe(503);
});
