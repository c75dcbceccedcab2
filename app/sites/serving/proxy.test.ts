import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { ask } from "../../../tests/support/request";
import { proxySite } from "./proxy.server";

/** Runs a site's own server with the product before it, while `work` asks for its paths. */
async function withSite(
  answer: RequestListener,
  work: (
    open: (path: string, headers: Record<string, string>) => ReturnType<typeof ask>,
  ) => Promise<void>,
): Promise<void> {
  const site = createServer(answer).listen(0, "127.0.0.1");
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const app = express();
  app.use((request, response, next) => {
    response.set("Content-Security-Policy", "ours");
    const of = { label: "preview-x", path: decodeURIComponent(request.path), below: false };
    proxySite(request, response, `http://127.0.0.1:${portOf(site)}`, of).catch(next);
  });
  const product = app.listen(0, "127.0.0.1");
  await Promise.all([site, product].map((server) => server.listening || once(server, "listening")));
  try {
    await work((path, headers) => ask(portOf(product), "x", path, { headers }));
  } finally {
    site.close();
    product.close();
  }
}

test("a site's own server is asked the same, without the product's cookies and policies", async () => {
  const asked: unknown[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push([request.url, request.headers.cookie]);
    response.writeHead(201, {
      "content-type": "text/css",
      "content-security-policy": "none at all",
      "set-cookie": "a=b",
    });
    response.end("a{}");
  };
  await withSite(answer, async (open) => {
    const cookies = { cookie: "sayso_session=mine" };
    const answered = await open("/a%20b.css?x=1", cookies);
    expect(answered).toMatchObject({ status: 201, body: "a{}" });
    expect(answered.headers).toMatchObject({
      "content-type": "text/css",
      "content-security-policy": "ours",
    });
    expect(answered.headers["set-cookie"]).toBeUndefined();
    expect(asked).toEqual([["/a%20b.css?x=1", undefined]]);
    expect((await open("//elsewhere.example/", cookies)).status).toBe(404);
  });
});

test("what belongs to one connection is passed on in neither direction", async () => {
  const asked: IncomingHttpHeaders[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(request.headers);
    response.writeHead(200, {
      connection: "close, X-Hop",
      "x-hop": "1",
      "x-end": "2",
      "proxy-authenticate": "Basic",
      trailer: "X-Sum",
    });
    response.end();
  };
  await withSite(answer, async (open) => {
    const { headers } = await open("/", {
      connection: "keep-alive, X-Secret-Hop",
      "x-secret-hop": "1",
      "x-end": "2",
      "keep-alive": "timeout=5",
      "proxy-authorization": "Basic x",
      "proxy-connection": "keep-alive",
      te: "trailers",
    });
    const names = Object.keys(asked[0] ?? {}).sort();
    // Node's own connection to the site's server.
    expect(names).toEqual(["connection", "host", "x-end"]);
    expect(asked[0]?.connection).not.toContain("X-Secret-Hop");
    expect(headers).toMatchObject({ "x-end": "2" });
    expect(headers.connection).not.toContain("X-Hop");
    for (const name of ["x-hop", "proxy-authenticate", "trailer"]) {
      expect(headers[name]).toBeUndefined();
    }
  });
});
