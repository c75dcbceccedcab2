import { expect, test } from "vitest";
import { chooseInTurns } from "./choose-in-turns.server";

test("while a ZIP of twenty thousand names is gone through, others have their turns", async () => {
  const files = Array.from({ length: 20_000 }, (_, n) => ({
    path: `shop/src/folder-${n % 300}/${"é".repeat(40)}-${n}.ts`,
    size: 3,
  }));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const chosen = await chooseInTurns(files);
  isOver = true;
  expect(turns).toBeGreaterThan(4);
  expect(chosen.taken.size).toBe(20_000);
});
