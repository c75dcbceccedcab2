import { expect, test } from "vitest";
import { readDecision } from "./decision";

const fields = { subject: "reply:r1", reason: "spam", note: " Please\u202e stop. " };

test.each([
  ["hide", { action: "hide", hideAll: false }],
  ["mute-7", { action: "mute", days: 7 }],
  ["ban-all", { action: "ban", hideAll: true }],
])("a button named %s asks for what it says", (pressed, asked) => {
  expect(readDecision({ ...fields, do: pressed })).toMatchObject({
    ...{ subject: "reply:r1", reason: "spam", note: "Please stop." },
    ...asked,
  });
});

test.each([
  [{ do: "explode" }],
  [{ do: "mute-9999" }],
  [{ do: "" }],
  [{}],
  [{ do: "hide", subject: "file:1" }],
  [{ do: "hide", subject: "reply:../../1" }],
  [{ do: "hide", reason: "because" }],
  [{ do: "hide", note: "x".repeat(1_001) }],
])("%j is no decision", (more) => {
  expect(readDecision({ ...fields, ...more })).toMatch(/Nothing was done/);
});
