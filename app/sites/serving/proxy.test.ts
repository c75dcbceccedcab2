import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { ask } from "../../../tests/support/request";
import { proxySite } from "./proxy.server";

test("a site's own server is asked the same, without the product's cookies and policies", async () => {
  const asked: unknown[] = [];
  const site = createServer((request, response) => {
    asked.push([request.url, request.headers.cookie]);
    response.writeHead(201, {
      "content-type": "text/css",
      "content-security-policy": "none at all",
      "set-cookie": "a=b",
    });
    response.end("a{}");
  }).listen(0, "127.0.0.1");
  const portOf = (server: ReturnType<typeof createServer>) =>
    (server.address() as AddressInfo).port;
  const app = express();
  app.use((request, response, next) => {
    response.set("Content-Security-Policy", "ours");
    const of = { label: "preview-x", path: decodeURIComponent(request.path), below: false };
    proxySite(request, response, `http://127.0.0.1:${portOf(site)}`, of).catch(next);
  });
  const product = app.listen(0, "127.0.0.1");
  await Promise.all([site, product].map((server) => server.listening || once(server, "listening")));
  const open = (path: string) =>
    ask(portOf(product), "x", path, { headers: { cookie: "sayso_session=mine" } });
  const answer = await open("/a%20b.css?x=1");
  expect(answer).toMatchObject({ status: 201, body: "a{}" });
  expect(answer.headers).toMatchObject({
    "content-type": "text/css",
    "content-security-policy": "ours",
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(asked).toEqual([["/a%20b.css?x=1", undefined]]);
  expect((await open("//elsewhere.example/")).status).toBe(404);
  site.close();
  product.close();
});
