import { expect, test } from "vitest";
import { env } from "~/platform/env.server";
import { turnName, visitorKey } from "~/platform/visitor-key.server";
import { visitorOf } from "./visitor-of";

test("all trials of a network take one turn, and so do all projects of an account", () => {
  const trial = (id: string) => visitorOf({ id, ownerId: null, heldBy: "digest" });
  expect(trial("trial_1")).toBe(trial("trial_2"));
  const owned = (id: string) => visitorOf({ id, ownerId: "ann", heldBy: "digest" });
  expect(owned("one")).toBe(owned("two"));
  expect(owned("one")).not.toBe(trial("trial_1"));
});

test("an answer takes the turns of whoever has the project's preview built", () => {
  env.SESSION_SECRET = "s".repeat(64);
  const network = "network:192.0.2.1" as const;
  const trial = { id: "one", ownerId: null, heldBy: visitorKey(network) };
  expect(visitorOf(trial)).toBe(turnName(network));
  expect(visitorOf({ ...trial, ownerId: "ann" })).toBe(turnName("account:ann"));
});
