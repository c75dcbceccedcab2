import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { encode } from "turbo-stream";
import { expect, test } from "vitest";
import { settleData } from "./settled-data";

/** What Remix hands over of what loaders gave. */
const contextOf = (data: unknown) =>
  ({ serverHandoffStream: encode(data), renderMeta: {} }) as unknown as EntryContext;

test("what loaders gave is there in one piece when the page is rendered", async () => {
  const data = { name: "Café", projects: [1, 2] };
  const context = contextOf(data);
  await settleData(context);
  expect(context.renderMeta?.streamCache?.[0]?.result).toEqual({
    done: true,
    value: await text(encode(data)),
  });
  // Remix takes a reader whether or not there is something to read.
  expect(context.serverHandoffStream?.getReader()).toBeDefined();
});

test("what a loader gives later is still streamed, and nothing waits for it", async () => {
  let come = (_: string) => {};
  const later = new Promise<string>((resolve) => {
    come = resolve;
  });
  const context = contextOf({ now: "here", later });
  await settleData(context);
  expect(context.renderMeta?.streamCache).toBeUndefined();
  come("there");
  const sent = await text(context.serverHandoffStream as ReadableStream);
  expect(sent).toContain("here");
  expect(sent).toContain("there");
});

test("a stream that breaks off breaks off for its reader alone, and one that nobody reads any more ends", async () => {
  let given = 0;
  let cancelled: unknown;
  const pieces = () =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await new Promise((resolve) => setImmediate(resolve));
          given += 1;
          if (given > 2) return controller.error(new Error("cut"));
          controller.enqueue(new TextEncoder().encode(`${given}`));
        },
        cancel: (reason) => {
          cancelled = reason;
        },
      },
      { highWaterMark: 0 },
    );
  const begin = async () => {
    given = 0;
    const context = { serverHandoffStream: pieces(), renderMeta: {} } as unknown as EntryContext;
    await settleData(context);
    return context.serverHandoffStream as ReadableStream;
  };
  const reader = (await begin()).getReader();
  await reader.read();
  // As long as a page takes to ask for more: an error that nobody has heard ends a process.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await reader.read();
  await expect(reader.read()).rejects.toThrow("cut");
  await (await begin()).cancel("gone");
  expect(cancelled).toBe("gone");
});
