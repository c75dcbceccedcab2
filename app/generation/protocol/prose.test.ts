import { expect, test } from "vitest";
import { codeBeside, stripCodeBlocks } from "./prose";

test.each([
  ["a fenced block", "Before\n```ts\nlet a;\n```\nAfter", "Before\nAfter"],
  ["a block that is still open", "Before\n```ts\nlet a;\nlet b", "Before"],
  ["a fence that is just arriving", "Before\n``", "Before\n"],
  ["a tilde fence", "Before\n~~~\nlet a;\n~~~\nAfter", "Before\nAfter"],
  ["an indented fence", "1. Do\n   ```sh\n   ls\n   ```\n2. Done", "1. Do\n2. Done"],
  ["a longer fence with a shorter one in it", "A\n````md\n```\nx\n```\n````\nB", "A\nB"],
  ["a block that begins behind words", "See: ```js\nlet a;\n```\nAfter", "See:\nAfter"],
  ["a block with Windows line ends", "A\r\n```\r\nx\r\n```\r\nB", "A\r\nB"],
])("%s is left out of the shown text", (_what, text, shown) => {
  expect(stripCodeBlocks(text)).toBe(shown);
});

test("inline code stays", () => {
  const text = "Use `npm` or ```npx``` here.\n```npx``` too.";
  expect(stripCodeBlocks(text)).toBe(text);
});

test("three or more line ends become two, also where a block was", () => {
  expect(stripCodeBlocks("A\n\n\n\nB\n \n\t\nC\n\n```\nx\n```\n\nD\n\nE")).toBe(
    "A\n\nB\n\nC\n\nD\n\nE",
  );
});

test("text grows while it streams, and code never flashes up", () => {
  const text = "Hello.\n\n```tsx\nsecret\n```\n\nDone.";
  for (let length = 0; length <= text.length; length += 1) {
    const shown = stripCodeBlocks(text.slice(0, length));
    expect(shown).not.toMatch(/secret|`/);
    expect("Hello.\n\nDone.".startsWith(shown.trimEnd())).toBe(true);
  }
});

test("short code that is no file is shown beside the words, long code where nothing is written", () => {
  const long = Array.from({ length: 9 }, (_, at) => `line ${at}`).join("\n");
  const text = `Run it:\n\`\`\`sh\nnpm start\n\`\`\`\nAnd\n\`\`\`ts\n${long}\n\`\`\`\n\`\`\`\n\n\`\`\``;
  expect(codeBeside(text)).toEqual(["npm start"]);
  expect(codeBeside(text, true)).toEqual(["npm start", long]);
});

test.each([
  ["that is whole", '{\n "files": [{ "path": "a.css", "content": "x" }]\n}\n'],
  ["that was cut off", '{"files": [{ "path": "a.css",\n "content": "body {'],
  ["that is broken", '[{ "path": "a.css", "content": "body {\n}" }]\n'],
])("an envelope of files %s is nothing to read", (_what, envelope) => {
  expect(stripCodeBlocks(`Here it is.\n${envelope}`).trim()).toBe("Here it is.");
  expect(codeBeside(`Look:\n\`\`\`json\n${envelope}`)).toEqual([]);
});

test("other JSON in the words stays, and what follows an envelope", () => {
  const text = 'Your settings:\n{\n  "port": 3000\n}\nThen\n{"path": "a", "content": "b"}\nDone.';
  expect(stripCodeBlocks(text)).toBe('Your settings:\n{\n  "port": 3000\n}\nThen\nDone.');
});

test("objects without an end in number are read like any other words", () => {
  const text = "{}\n".repeat(30_000);
  expect(stripCodeBlocks(text).trim()).toBe(text.trim());
});
