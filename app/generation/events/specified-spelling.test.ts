import { expect, test } from "vitest";
import { respell } from "./specified-spelling";

const saved = (path: string, content: string, language: string, action = "created") => ({
  type: "file_created",
  file: { path, content, language },
  action,
});

test("a list of files is a saved file each", () => {
  const files = [
    { path: "b.css", content: "b" },
    { path: "c.js", content: "c" },
  ];
  expect(respell({ files })).toEqual([
    saved("b.css", "b", "css"),
    saved("c.js", "c", "javascript"),
  ]);
});

test("a saved file without its action was created, and any unknown action is an update", () => {
  const file = { path: "a.html", content: "<p>" };
  const told = (action?: string) => respell({ type: "file_created", file, action });
  expect(told()).toEqual([saved("a.html", "<p>", "html")]);
  expect(told("touched")).toEqual([saved("a.html", "<p>", "html", "updated")]);
  const changes = [{ path: "a", action: "touched" }];
  expect(respell({ type: "done", status: "finished", changes })).toEqual([
    { type: "done", status: "finished", changes: [{ path: "a", action: "updated" }] },
  ]);
});

test("a line that tells several things is one event each", () => {
  const line = { content: "a", files: [{ path: "b.css", content: "b" }], error: "c", code: "d" };
  expect(respell(line)).toEqual([
    { content: "a" },
    saved("b.css", "b", "css"),
    { error: "c", code: "d" },
  ]);
});

test("our own spelling stays as it is", () => {
  for (const event of [
    { content: "a" },
    { error: "b", code: "rate_limit", retryable: true },
    { type: "file_error", file: { path: "a" }, error: "No." },
    saved("a.css", "a", "css", "updated"),
    { type: "done", status: "stopped", changes: [{ path: "a", action: "error", error: "No." }] },
  ]) {
    expect(respell(event)).toEqual([event]);
  }
});

test("what is no line at all tells nothing", () => {
  for (const json of [null, 7, "text", [], {}, { content: "" }]) expect(respell(json)).toEqual([]);
});
