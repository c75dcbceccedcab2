import { EventEmitter } from "node:events";
import type { Response } from "express";
import { expect, test } from "vitest";
import { writerTo } from "./preview-calls.server";

/** A connection that takes so many characters at once. */
function connection(buffer: number) {
  const events = new EventEmitter();
  const written: string[] = [];
  const write = (text: string) => {
    written.push(/^event: (\w+)$/m.exec(text)?.[1] ?? "");
    return text.length <= buffer;
  };
  const response = Object.assign(events, { write }) as unknown as Pick<Response, "write" | "once">;
  return { written, tell: writerTo(response), drain: () => events.emit("drain") };
}

const scripts = { "/main.js": { changed: { "/App.tsx": "x".repeat(500) }, gone: [], imports: {} } };
const update = { type: "update", from: "a", to: "b", scripts, styles: [] } as const;

test("a page that gets a large update is not loaded anew for it", () => {
  const { written, tell, drain } = connection(100);
  tell({ ...update, styles: [] });
  drain();
  tell({ type: "build", version: "b" });
  expect(written).toEqual(["update", "build"]);
});

test("a page that missed something while it was behind is loaded anew, once", () => {
  const { written, tell, drain } = connection(100);
  tell({ ...update, styles: [] });
  tell({ type: "progress", text: "Building" });
  tell({ type: "build", version: "c" });
  tell({ type: "build", version: "d" });
  drain();
  drain();
  expect(written).toEqual(["update", "reload"]);
});
