import { expect, test } from "vitest";
import { readServerEvents } from "./server-events.server";

async function* inPieces(...pieces: string[]) {
  yield* pieces;
}

async function read(...pieces: string[]): Promise<string[]> {
  const told: string[] = [];
  for await (const { data } of readServerEvents(inPieces(...pieces))) told.push(data);
  return told;
}

test.each([
  ["line feeds", ["data: a\n\ndata: b\n\n"]],
  ["both", ["data: a\r\n\r\ndata: b\r\n\r\n"]],
  ["carriage returns", ["data: a\r\rdata: b\r\r"]],
  ["both, cut between the two", ["data: a\r", "\n\r", "\ndata: b\r", "", "\n\r\n"]],
  ["all of them", ["data: a\r", "\n\rdata: b\n\r\n"]],
])("events end with %s", async (_ends, pieces) => {
  expect(await read(...pieces)).toEqual(["a", "b"]);
});

test("lines that end in two ways take no longer than those that end in one", async () => {
  const lines = ":\n".repeat(400_000);
  const timed = async (piece: string) => {
    const began = performance.now();
    await read(":\n", piece, "data: a\n\n");
    return performance.now() - began;
  };
  await timed(lines);
  const [alike, mixed] = [await timed(lines), await timed(`${lines}\r`)];
  expect(mixed).toBeLessThan(20 * alike + 200);
});
