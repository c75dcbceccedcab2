import { expect, test } from "vitest";
import { openServer } from "./slow-requests.server";

test("a connection outlives the minute for which proxies keep theirs", () => {
  expect(openServer(() => {}).keepAliveTimeout).toBeGreaterThan(60_000);
});
