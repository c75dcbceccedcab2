import { afterEach, expect, test, vi } from "vitest";
import { workers } from "~/platform/workers/workers.server";
import { readSyncInTurn } from "./read-in-turn.server";
import { readSync } from "./read-sent";

afterEach(() => vi.restoreAllMocks());

const bodyOf = (content: string, path = "a.txt") =>
  Buffer.from(JSON.stringify({ files: [{ path, content }] }));
const call = { visitor: "network:192.0.2.1" } as const;

/** Stands in for the threads: what they would be given, and what they would answer. */
const threads = () =>
  vi.spyOn(workers, "run").mockImplementation(async (_task, body) => {
    return structuredClone(readSync(body as Uint8Array)) as never;
  });

test("a sync of a few files is read at once, one of many in a worker", async () => {
  const run = threads();
  await readSyncInTurn(bodyOf("small"), call);
  expect(run).not.toHaveBeenCalled();
  const large = "x".repeat(300_000);
  expect(await readSyncInTurn(bodyOf(large), call)).toEqual({
    files: [
      { path: "a.txt", content: large, size: 300_000, hash: expect.stringMatching(/^\w{64}$/) },
    ],
  });
  expect(run).toHaveBeenCalledOnce();
});

test("what a worker refuses is refused with the same status and words", async () => {
  threads();
  for (const size of [10, 300_000]) {
    await expect(readSyncInTurn(bodyOf("x".repeat(size), "../a.txt"), call)).rejects.toMatchObject({
      status: 400,
      code: "bad_path",
      message: expect.stringContaining("climbs out of the project"),
    });
  }
});
