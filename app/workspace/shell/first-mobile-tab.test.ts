import { expect, test } from "vitest";
import type { WorkspaceStart } from "../create-workspace";
import { firstMobileTab } from "./first-mobile-tab";

type Start = Parameters<typeof firstMobileTab>[0];

const file = (path: string) => ({ path }) as WorkspaceStart["files"][number];
const imported: Start = {
  files: [file("index.html"), file("src/main.ts")],
  messages: [],
  activePath: null,
  isRunning: false,
  typed: null,
};

test("on a phone an imported app opens on itself", () => {
  expect(firstMobileTab(imported)).toBe("preview");
});

test("on a phone a conversation, an answer, words that were typed and files without an app open on the chat", () => {
  const said = [{} as WorkspaceStart["messages"][number]];
  const typed = { message: "Make it blue" } as WorkspaceStart["typed"];
  for (const other of [
    { messages: said },
    { isRunning: true },
    { typed },
    { activePath: "index.html" },
    { files: [file("notes.md")] },
  ]) {
    expect(firstMobileTab({ ...imported, ...other })).toBe("chat");
  }
});
