import { expect, test } from "vitest";
import { ResponseParser } from "./parser";

function asksIn(answer: string) {
  const parser = new ResponseParser();
  const events = [...parser.write(answer), ...parser.end()];
  return events.flatMap((event) => (event.type === "ask" ? [[event.ask, event.text.trim()]] : []));
}

test.each([
  ['<tool_call>\n{"name": "read_file", "arguments": {"path": "src/App.tsx"}}\n</tool_call>\n'],
  ["<read_file>\n<path>src/App.tsx</path>\n</read_file>\n"],
  [
    '<function_calls>\n<invoke name="view_file">\n<parameter name="path">src/App.tsx</parameter>\n</invoke>\n</function_calls>\n',
  ],
  ['Let me look.\n\n```json\n{"tool": "open_file", "input": {"path": "src/App.tsx"}}\n```\n'],
  [
    '{"function": {"name": "functions.read_file", "arguments": "{\\"path\\":\\"src/App.tsx\\"}"}}\n',
  ],
  [
    "<tool_call>\n<function=read_file>\n<parameter=path>src/App.tsx</parameter>\n</function>\n</tool_call>",
  ],
])("a call that reads, as text, asks to read: %s", (answer) => {
  const [ask, ...others] = asksIn(answer);
  expect(ask?.[0]).toBe("read");
  expect(ask?.[1]).toContain('"path":"src/App.tsx"');
  expect(others).toEqual([]);
});

test.each([
  ['<tool_call>\n{"name": "search_files", "arguments": {"query": "color"}}\n</tool_call>\n'],
  ["<search_files>\n<path>.</path>\n<regex>color</regex>\n</search_files>\n"],
  ['```tool_call\n{"name": "grep_search", "arguments": {"query": "color"}}\n```\n'],
])("a call that searches, as text, asks to search: %s", (answer) => {
  expect(asksIn(answer)).toEqual([["search", "color"]]);
});

test.each([
  ['{"name": "read_file"}\n'],
  ['```json\n{"name": "readability", "arguments": {"path": "a.css"}}\n```\n'],
  ['<tool_call>\n{"name": "get_weather", "arguments": {"town": "Hull"}}\n</tool_call>\n'],
  ["<open_file_button>Open</open_file_button>\n"],
])("what is no such call asks for nothing: %s", (answer) => {
  expect(asksIn(answer)).toEqual([]);
});
