import { expect, test } from "vitest";
import { type GenerationEventData, isEnd, summarize } from "./events";

const created = (path: string, action: "created" | "updated" = "created"): GenerationEventData => ({
  type: "file_created",
  file: { path, content: "", language: "css" },
  action,
});
const failed = (path: string): GenerationEventData => ({
  type: "file_error",
  file: { path },
  error: "No.",
});

test("an answer is its prose and the last of what became of each file", () => {
  const { content, changes } = summarize([
    { content: "One " },
    created("a.css"),
    { type: "notice", text: "not prose" },
    { error: "not prose either" },
    created("b.css", "updated"),
    { content: "two" },
    created("a.css", "updated"),
    { type: "file_deleted", file: { path: "b.css" } },
    failed("c.css"),
  ]);
  expect(content).toBe("One two");
  expect(changes).toEqual([
    { path: "a.css", action: "created" },
    { path: "b.css", action: "deleted" },
    { path: "c.css", action: "error", error: "No." },
  ]);
});

test("a file that was saved stays saved when a later try at it fails", () => {
  expect(summarize([created("a.css"), failed("a.css")]).changes).toEqual([
    { path: "a.css", action: "created", error: "No." },
  ]);
  expect(summarize([failed("a.css"), created("a.css")]).changes).toEqual([
    { path: "a.css", action: "created" },
  ]);
});

test("the last event of an answer is known by its text", () => {
  const done: GenerationEventData = { type: "done", status: "done", changes: [] };
  expect(isEnd(JSON.stringify(done))).toBe(true);
  expect(isEnd(JSON.stringify({ content: '{"type":"done"' }))).toBe(false);
});
