import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { askAfterBody } from "~/platform/after-body.server";
import { AppError } from "~/platform/errors";
import { readBytes } from "./api-route.server";
import { readFileParts, type SentPart } from "./file-parts.server";

const MOST = 2_000_000;

/** A request with a body in pieces, of which it says that it has so many bytes. */
function requestOf(pieces: Uint8Array[], declared: number): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const headers = { "content-length": String(declared) };
  return new Request("http://localhost/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

const pieces = [1, 2, 3].map((value) => new Uint8Array(300_000).fill(value));

test("a large body is put together as it comes, in a buffer of its own", async () => {
  const bytes = await readBytes(requestOf(pieces, 900_000), MOST);
  expect(Buffer.compare(bytes, Buffer.concat(pieces))).toBe(0);
  expect(bytes.buffer.byteLength).toBe(900_000);
});

test("one that is not as long as it says is refused, and so is one that is too long", async () => {
  const refusal = { status: 400, message: expect.stringContaining("before it was complete") };
  await expect(readBytes(requestOf(pieces, 900_001), MOST)).rejects.toMatchObject(refusal);
  await expect(readBytes(requestOf(pieces, 899_999), MOST)).rejects.toMatchObject(refusal);
  await expect(readBytes(requestOf(pieces, 900_000), 800_000)).rejects.toMatchObject({
    status: 413,
  });
});

test("no file is taken from a form whose sender was signed out before its end", async () => {
  const app = express();
  const taken: string[] = [];
  app.post("/", async (request, response) => {
    askAfterBody(request, async () => {
      throw new AppError(401, "You were signed out.");
    });
    const take = async ({ name, body }: SentPart) => {
      for await (const _ of body);
      taken.push(name);
    };
    const refusal = await readFileParts(request, { files: 5, bytes: 1_000 }, take).catch(String);
    response.send(refusal);
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const body = new FormData();
  for (const name of ["a.txt", "b.txt"]) body.append("files", new Blob(["one"]), name);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = await fetch(url, { method: "POST", body });
  expect(await answer.text()).toContain("You were signed out.");
  expect(taken).toEqual([]);
  server.close();
});
