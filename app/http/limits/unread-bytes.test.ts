import { expect, test } from "vitest";
import { countSteps } from "../../../tests/support/count-steps";
import { type Unread, UnreadBytes } from "./unread-bytes";

const reader = (network: string, ended: string[] = []): Unread => ({
  ...{ network, bytes: 0 },
  end: () => void ended.push(network),
});

test("what a thousand readers leave unread is counted in no more steps for each than what a hundred leave", async () => {
  const stepsFor = (readers: number) =>
    countSteps(
      (url) => url.includes("unread-bytes.ts"),
      () => {
        const unread = new UnreadBytes({ network: 1e9, all: 1e9 });
        for (let n = 0; n < readers; n += 1) unread.add(reader(`network ${n % 50}`), 20_000);
      },
    );
  const few = await stepsFor(100);
  expect(await stepsFor(1_000)).toBeLessThan(15 * few);
});

test("a reader that was ended leaves room for others, whatever is told of it later", () => {
  const ended: string[] = [];
  const unread = new UnreadBytes({ network: 30, all: 50 });
  const [first, second] = [reader("a", ended), reader("a", ended)];
  unread.add(first, 20);
  unread.add(second, 20);
  expect(ended).toEqual(["a"]);
  unread.remove(first, 20);
  unread.remove(first);
  const other = reader("b", ended);
  unread.add(other, 30);
  expect(ended).toEqual(["a"]);
  unread.add(other, 10);
  expect(ended).toEqual(["a", "b"]);
  unread.add(reader("c", ended), 30);
  expect(ended).toEqual(["a", "b"]);
});
