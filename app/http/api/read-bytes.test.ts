import { expect, test } from "vitest";
import { readBytes } from "./api-route.server";

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
