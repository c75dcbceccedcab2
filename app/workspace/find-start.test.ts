import { expect, test, vi } from "vitest";
import { findStart } from "./find-start";
import type { PageData } from "./page-data.server";

const reader = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});

vi.mock("./conversation/message-text", () => ({ loadMarkdown: () => reader.arrived }));
vi.mock("./account-store", () => ({ createAccountStore: () => ({ loadFiles: async () => [] }) }));
vi.mock("./plain/typed", () => ({ readTyped: () => ({}) }));

const page = {
  kind: "account",
  project: { id: "p" },
  messages: [{ id: "m", role: "assistant", content: "**Done**" }],
  preview: { status: "stopped" },
} as unknown as PageData;

test("messages are taken over from the plain page once they can be read, and without them nothing is waited for", async () => {
  let hasStarted = false;
  const starting = findStart(page).then((start) => {
    hasStarted = true;
    return start;
  });
  expect(await findStart({ ...page, messages: [] } as unknown as PageData)).toMatchObject({
    files: [],
  });
  expect(hasStarted).toBe(false);
  reader.arrive();
  expect(await starting).toMatchObject({ project: { id: "p" } });
});
