import { expect, test } from "vitest";
import { lastNetwork, noteNetwork } from "./last-network.server";
import { turnName } from "./visitor-key.server";

test("of an account the network is known that it came from last, by a name that tells nobody its address", () => {
  noteNetwork("account:ann", "network:203.0.113.7");
  noteNetwork("account:ann", "network:198.51.100.9");
  expect(lastNetwork("account:ann")).toBe(turnName("network:198.51.100.9"));
  expect(lastNetwork("account:ann")).not.toContain("198.51");
});

test("of a network, and of who was not seen, there is none", () => {
  expect(lastNetwork("network:198.51.100.9")).toBeNull();
  expect(lastNetwork("account:nobody")).toBeNull();
});
