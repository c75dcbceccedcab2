import { once } from "node:events";
import { Agent, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../../tests/support/request";
import { openServer } from "./slow-requests.server";

let server: Server;
let port: number;

beforeAll(async () => {
  server = openServer((incoming, response) => {
    incoming.resume();
    response.end("answered");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const CLEARS = { "clear-site-data": '"cookies"' };
/** As many cookies of 3.9 kB. */
const cookies = (count: number) =>
  Array.from({ length: count }, (_, n) => `planted${n}=${"x".repeat(3_900)}`).join("; ");

/** Sends a request in pieces of so many bytes. @returns all of the answer */
async function sendSlowly(text: string, size: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let answer = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answer += chunk;
  });
  for (let from = 0; from < text.length; from += size) {
    // A turn of its own for each piece, so that the server reads them apart.
    await new Promise<void>((resolve) =>
      socket.write(text.slice(from, from + size), () => resolve()),
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
  await once(socket, "end");
  socket.destroy();
  return answer;
}

describe("a request with too many cookies", () => {
  test.each([
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
  ])("is answered with a page that removes them: %s", async (method) => {
    const headers = { cookie: cookies(30) };
    const answer = await ask(port, "app.sites.localhost", "/", { method, headers });
    expect(answer).toMatchObject({ status: 431, headers: { ...CLEARS, connection: "close" } });
    expect(answer.headers["content-type"]).toContain("text/html");
    if (method !== "HEAD") expect(answer.body).toContain("Open this page again");
  });

  test("is answered after others on the same connection, and with a body behind it", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (cookie: string) =>
      new Promise<{ status: number | undefined; local: number | undefined }>((resolve, reject) => {
        const call = request({
          port,
          host: "127.0.0.1",
          agent,
          method: "POST",
          headers: { cookie },
        });
        call.on("response", (answer) => {
          const local = answer.socket.localPort;
          answer.resume().on("end", () => resolve({ status: answer.statusCode, local }));
        });
        call.on("error", reject);
        call.end("a body");
      });
    const first = await send(cookies(1));
    const second = await send(cookies(30));
    expect([first.status, second.status]).toEqual([200, 431]);
    expect(second.local).toBe(first.local);
    agent.destroy();
  });

  test("is so in small pieces, and with all that a browser can hold", async () => {
    const text = (count: number, method = "GET") =>
      `${method} / HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nCookie: ${cookies(count)}\r\n\r\n`;
    expect(await sendSlowly(text(30), 1_400)).toContain('Clear-Site-Data: "cookies"');
    expect(await sendSlowly(text(30, "HEAD"), 60_000)).toContain('Clear-Site-Data: "cookies"');
    expect(await sendSlowly(text(180), 60_000)).toContain('Clear-Site-Data: "cookies"');
  });

  test("is so by a link, where so little is too much that the address could be the cause", async () => {
    const slightly = { cookie: "x".repeat(64 * 1024 + 1_000) };
    const first = await ask(port, "app.sites.localhost", "/", { headers: slightly });
    expect(first).toMatchObject({ status: 431 });
    expect(first.headers["clear-site-data"]).toBeUndefined();
    const link = /<a href="([^"]{1000,})">have the cookies/.exec(first.body)?.[1] ?? "";
    const second = await ask(port, "app.sites.localhost", link, { headers: slightly });
    expect(second).toMatchObject({ status: 431, headers: CLEARS });
    // Somebody with few cookies loses none by it.
    const few = await ask(port, "localhost", link, { headers: { cookie: cookies(1) } });
    expect(few).toMatchObject({ body: "answered" });
  });

  test("is none with what an ordinary browser may have", async () => {
    const headers = { cookie: cookies(10) };
    expect(await ask(port, "localhost", "/", { headers })).toMatchObject({ body: "answered" });
  });
});

describe("a request with too long an address", () => {
  test("says so, and signs nobody out", async () => {
    const headers = { cookie: cookies(1).slice(0, 2_000) };
    for (const length of [64_000, 100_000]) {
      const answer = await ask(port, "localhost", `/?${"a".repeat(length)}`, { headers });
      expect(answer.status).toBe(431);
      expect(answer.headers["clear-site-data"]).toBeUndefined();
      expect(answer.body).toContain("Nothing was done");
    }
  });

  test("does so in small pieces", async () => {
    const text = `GET /?${"a".repeat(64_000)} HTTP/1.1\r\nHost: x\r\nCookie: ${"a=b; ".repeat(600)}\r\n\r\n`;
    expect(await sendSlowly(text, 1_400)).not.toContain("Clear-Site-Data");
  });
});

test("other broken requests are answered as before", async () => {
  expect(await sendSlowly("NONSENSE\r\n\r\n", 100)).toMatch(/^HTTP\/1\.1 400 /);
});
