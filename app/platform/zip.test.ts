import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipEntry, zipStream } from "./zip.server";

test("a ZIP holds its entries, however their parts come", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: "folder/a.txt", parts: [Buffer.from("one "), Buffer.from("two")] };
    yield { path: "empty.txt", parts: [] };
    yield { path: "ü.txt", parts: [Buffer.from("ü".repeat(300_000))] };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries())) chunks.push(chunk);
  const files = Object.entries(unzipSync(Buffer.concat(chunks)));
  expect(files.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ["folder/a.txt", "one two"],
    ["empty.txt", ""],
    ["ü.txt", "ü".repeat(300_000)],
  ]);
});

/** Entries that cannot be made smaller, and never end; `told` hears of each, and of the end. */
async function* endless(told: (what: string) => void): AsyncGenerator<ZipEntry> {
  try {
    for (let number = 0; ; number += 1) {
      told("entry");
      const noise = crypto.getRandomValues(new Uint8Array(60_000));
      yield { path: `${number}.bin`, parts: [noise] };
    }
  } finally {
    told("end");
  }
}

test("entries are asked for as fast as the ZIP is read, and no more once its reader has left", async () => {
  const told: string[] = [];
  let hasEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  const zip = zipStream(
    endless((what) => {
      told.push(what);
      if (what === "end") hasEnded();
    }),
  );
  const reader = zip[Symbol.asyncIterator]();
  for (let bytes = 0; bytes < 600_000; ) bytes += (await reader.next()).value.length;
  expect(told.length).toBeLessThan(20);
  zip.destroy();
  await ended;
});

test("what fails while entries are made fails the ZIP", async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: "a.txt", parts: [Buffer.from("one")] };
    throw new Error("The disk is gone.");
  }
  await expect(zipStream(entries()).toArray()).rejects.toThrow("The disk is gone.");
  const parts = (function* () {
    yield Buffer.from("one");
    throw new Error("The row is gone.");
  })();
  const broken = async function* () {
    yield { path: "a.txt", parts };
  };
  await expect(zipStream(broken()).toArray()).rejects.toThrow("The row is gone.");
});
