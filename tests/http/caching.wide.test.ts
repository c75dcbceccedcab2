import { beforeAll, expect, test } from "vitest";
import { isKeptByNothing, makeHoldings } from "../support/caching";

beforeAll(async () => {
  await makeHoldings();
});

test("what a visitor or a browser with a trial gets is kept by nothing, at every address", async () => {
  const statuses = await isKeptByNothing(["a visitor", "a browser with a trial"]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 401, 404]));
}, 180_000);
