import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { preferCompressed } from "./compressed-assets.server";

const CODE = "console.log(1);\n".repeat(200);
let root: string;
let server: Server;
let address: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "sayso-assets-"));
  mkdirSync(path.join(root, "routes"));
  writeFileSync(path.join(root, "routes/page.js"), CODE);
  writeFileSync(path.join(root, "routes/page.js.br"), brotliCompressSync(CODE));
  writeFileSync(path.join(root, "alone.js"), CODE);
  const app = express()
    .use("/build", preferCompressed(root, express.static(root)))
    // As the product's pages answer: a type that is there already would be a second one.
    .use(
      (_request, response) =>
        void response.status(404).append("Content-Type", "text/html").end("none"),
    );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

async function ask(name: string, headers: Record<string, string>) {
  const answer = await fetch(`${address}/${name}`, { headers });
  const said = (header: string) => answer.headers.get(header);
  return {
    text: await answer.text(),
    coding: said("content-encoding"),
    type: said("content-type"),
    vary: said("vary"),
    status: answer.status,
  };
}

test("whoever takes the compressed copy of a script gets it as that script", async () => {
  expect(await ask("routes/page.js", { "accept-encoding": "gzip, deflate, br, zstd" })).toEqual({
    text: CODE,
    coding: "br",
    type: "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
    status: 200,
  });
});

test.each([
  ["who takes none", "routes/page.js", { "accept-encoding": "gzip" }],
  ["who refuses it", "routes/page.js", { "accept-encoding": "br;q=0, gzip" }],
  ["of a file without one", "alone.js", { "accept-encoding": "br" }],
])("the file itself goes to whoever asks: %s", async (_who, name, headers) => {
  expect(await ask(name, headers)).toMatchObject({ text: CODE, coding: null, status: 200 });
});

test("a copy that has gone is the file itself, and a file that has gone is not found", async () => {
  const headers = { "accept-encoding": "br" };
  rmSync(path.join(root, "routes/page.js.br"));
  const itself = { status: 200, text: CODE, coding: null };
  expect(await ask("routes/page.js", headers)).toMatchObject(itself);
  rmSync(path.join(root, "routes/page.js"));
  expect(await ask("routes/page.js", headers)).toMatchObject({
    status: 404,
    text: "none",
    coding: null,
  });
});

test("a part of a file is a part of the file", async () => {
  const headers = { "accept-encoding": "br", range: "bytes=0-6" };
  expect(await ask("routes/page.js", headers)).toMatchObject({
    text: "console",
    coding: null,
    status: 206,
  });
});
