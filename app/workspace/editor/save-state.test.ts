import { expect, test } from "vitest";
import { ApiError, ConnectionError } from "~/platform/api-client";
import { saveStateOf } from "./save-state";

type Facts = Parameters<typeof saveStateOf>[0];

const EDITED: Facts = {
  drafts: { "a.ts": { text: "new", base: "old" } },
  saving: new Set(),
  changedElsewhere: new Set(),
  typing: new Map(),
  failures: new Map(),
  isAutosaving: true,
};
const A = "a.ts";
const stateOf = (facts: Partial<Facts>) => saveStateOf({ ...EDITED, ...facts }, A);
const failed = (error: unknown) => stateOf({ failures: new Map([[A, error]]) });

test("what is typed is about to be saved, or waits for whoever chose to save it themselves", () => {
  expect(stateOf({}).text).toBe("Saving…");
  expect(stateOf({ isAutosaving: false }).text).toBe("Not saved");
  expect(stateOf({ drafts: {} }).text).toBe("Saved");
});

test("without a line it says that the text is kept, and what becomes of it", () => {
  const error = new ConnectionError("x");
  expect(failed(error)).toEqual({
    text: "Not saved",
    why: "Not saved: the server cannot be reached. Your text is kept in this browser and is saved as soon as that works.",
  });
  expect(stateOf({ failures: new Map([[A, error]]), isAutosaving: false }).why).toBe(
    "Not saved: the server cannot be reached. Your text is kept in this browser.",
  );
});

test("a refusal is told in the server's words, a defect is not, and a full browser speaks for itself", () => {
  expect(failed(new ApiError(400, "A file can have 1 MB.")).why).toBe(
    "Not saved: A file can have 1 MB. Your text is kept in this browser.",
  );
  expect(failed(new ApiError(500, "stack at x")).why).toContain("the server could not take it.");
  expect(failed(new ApiError(507, "This browser's storage is full.")).why).toBe(
    "Not saved: This browser's storage is full.",
  );
});

test("two versions are the person's to choose from, and an answer's file is left to it", () => {
  expect(stateOf({ changedElsewhere: new Set([A]) }).text).toBe("Not saved: choose a version");
  expect(stateOf({ typing: new Map([[A, "…"]]) }).why).toContain("An answer is writing this file.");
});
