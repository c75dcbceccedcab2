import { expect, test } from "vitest";
import { ToolCalls } from "./tool-calls";

const told = (name: string, ...parts: string[]) => {
  const calls = new ToolCalls();
  for (const [index, part] of parts.entries()) calls.add(0, index === 0 ? name : "", part);
  return calls.asText();
};

test("a call to read or to search is understood as what the protocol has for it", () => {
  expect(told("read_files", '{"paths": ["a', '.ts"]}')).toBe(
    '\n```read\n{"paths": ["a.ts"]}\n```\n',
  );
  expect(told("search_files", '{"query": "price"}')).toBe("\n```search\nprice\n```\n");
});

test("a call that changes a file is one of the forms in which files come", () => {
  expect(told("write_file", '{"path": "a.ts", ', '"content": "x\\n```\\n"}')).toBe(
    '\n```json\n{"action":"write_file","path":"a.ts","content":"x\\n```\\n"}\n```\n',
  );
  expect(told("write_file", '{"path": "a.ts", "content": "x')).toBe("\n```read\n\n```\n");
});

test("a call without JSON, or of a tool that there is not, asks for nothing and is answered", () => {
  expect(told("search_files", "price please")).toBe("\n```search\n\n```\n");
  expect(told("update_todo", '{"title": "a"}')).toBe("\n```read\n\n```\n");
  expect(told("run_shell", '{"command": "ls"}')).toBe("\n```read\n\n```\n");
  expect(new ToolCalls().asText()).toBe("");
});

test("calls without end are kept to a bearable number and length", () => {
  const calls = new ToolCalls();
  for (let index = 0; index < 1_000; index += 1) calls.add(index, "read", "x".repeat(10_000));
  expect(calls.asText().length).toBeLessThan(40_000);
});

test("a tool's name that has no end is read no further than any name goes", () => {
  const calls = new ToolCalls();
  const began = performance.now();
  for (let piece = 0; piece < 50_000; piece += 1) calls.add(0, "x".repeat(100), "");
  // A name that grew was read through with each piece: minutes.
  expect(performance.now() - began).toBeLessThan(1_000);
  calls.add(1, "write", "");
  calls.add(1, "_file", '{"path": "a.ts", "content": "x"}');
  expect(calls.asText()).toContain('"action":"write_file"');
});
