import { expect, test } from "vitest";
import { createAccountMessageDraft, createMessageDraft } from "./message-draft";

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("what was typed in a trial is in the message box of the account's project, and leaves the browser's storage", () => {
  const [tab, browser] = [createStorage(), createStorage()];
  createMessageDraft("p1", () => browser).write("Not sent yet");
  const open = () =>
    createAccountMessageDraft(
      "p1",
      () => tab,
      () => browser,
    );
  expect(open().read()).toBe("Not sent yet");
  expect(browser.kept.size).toBe(0);
  expect(open().read()).toBe("Not sent yet");
  open().write("Other words");
  expect([open().read(), browser.kept.size]).toEqual(["Other words", 0]);
});
