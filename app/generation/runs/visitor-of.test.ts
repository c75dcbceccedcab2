import { expect, test } from "vitest";
import { visitorOf } from "./visitor-of";

test("all trials of a network take one turn, and so do all projects of an account", () => {
  const trial = (id: string) => visitorOf({ id, ownerId: null, heldBy: "digest" });
  expect(trial("trial_1")).toBe(trial("trial_2"));
  const owned = (id: string) => visitorOf({ id, ownerId: "ann", heldBy: "digest" });
  expect(owned("one")).toBe(owned("two"));
  expect(owned("one")).not.toBe(trial("trial_1"));
});
