import { expect, test } from "vitest";
import { workers } from "~/platform/workers/workers.server";
import { type Comparison, compareEach, compareFiles } from "./compare-files";
import { diffInTurn, EDIT_LENGTH } from "./diff-in-turn.server";
import { describeNotShown, diffText } from "./file-diff";

const lines = (count: number, text: string) =>
  Array.from({ length: count }, (_, number) => `${text} ${number}\n`).join("");
const updated = (before: string, after: string) =>
  [{ path: "a.txt", action: "updated", before, after }] as const;
const compare = (comparison: Comparison) => compareFiles(comparison).found;
const bounds = { editLength: EDIT_LENGTH, ms: 60_000 };

test.each([8_000, 60_000])("%i replaced lines are too different to be compared", (count) => {
  const files = updated(lines(count, "old"), lines(count, "new"));
  const [diff] = compare({ files, bounds });
  expect(diff).toMatchObject({ notShown: "too-different", before: { lines: count } });
});

test("a long file of which little changed is compared", () => {
  const before = lines(60_000, "same");
  const [diff] = compare({ files: updated(before, `${before}end\n`), bounds });
  expect(diff).toMatchObject({ patch: expect.stringContaining("+end\n") });
});

test("a file that is new and long is named with its size", () => {
  const files = [
    { path: "a.txt", action: "created", before: null, after: lines(9_000, "new") },
  ] as const;
  const [diff] = compare({ files, bounds });
  if (!diff || !("notShown" in diff)) throw new Error("It is shown.");
  expect(diff.notShown).toBe("too-long");
  expect(describeNotShown(diff)).toBe("Too long to show line by line: now 9,000 lines (80 kB).");
  expect(diffText([diff])).toBe(
    `${"=".repeat(67)}\n--- /dev/null\n+++ b/a.txt\n${describeNotShown(diff)}\n`,
  );
});

test("when the time for all files is over, the rest is not compared", () => {
  const files = updated("one\n", "two\n");
  expect(compare({ files, bounds: { ...bounds, ms: 0 } })).toMatchObject([
    { notShown: "too-different" },
  ]);
});

test("a machine that does much else takes no time from comparing", () => {
  const files = [...updated("one\n", "two\n"), ...updated("one\n", "two\n")];
  const { found, ms } = compareEach(files, { ...bounds, ms: 60 }, ({ path }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    return path;
  });
  expect(found).toEqual(["a.txt", "a.txt"]);
  expect(ms).toBeLessThan(60);
});

test("others are answered while much is compared", async () => {
  const order: string[] = [];
  const heavy = diffInTurn([...updated(lines(60_000, "old"), lines(60_000, "new"))], 60_000, {
    visitor: "mallory",
  }).then(({ found }) => order.push(JSON.stringify(found.map((diff) => "notShown" in diff))));
  setImmediate(() => order.push("another request"));
  await heavy;
  expect(order).toEqual(["another request", "[true]"]);
  await workers.close();
});
