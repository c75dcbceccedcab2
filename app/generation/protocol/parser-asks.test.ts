import { expect, test } from "vitest";
import { type ParserEvent, ResponseParser } from "./parser";

const read = (text: string): ParserEvent[] => {
  const parser = new ResponseParser();
  return [...parser.write(text), ...parser.end()];
};

test("a fence that asks to read files is an ask, and neither prose nor a file", () => {
  expect(read("I look first.\n\n```read\nsrc/App.tsx\nsrc/data.ts 1-40\n```\n")).toEqual([
    { type: "prose", text: "I look first.\n\n" },
    { type: "ask", ask: "read", text: "src/App.tsx\nsrc/data.ts 1-40\n" },
  ]);
});

test("what a model asks for may stand behind the word, and is never opened as a file", () => {
  expect(read('```read path="src/App.tsx"\n```\n')).toEqual([
    { type: "ask", ask: "read", text: "src/App.tsx\n" },
  ]);
  expect(read("```search handleSubmit\n```\n")).toEqual([
    { type: "ask", ask: "search", text: "handleSubmit\n" },
  ]);
});

test("an ask that nothing closes ends with the answer, or where a file begins", () => {
  expect(read("```search\nprice")).toEqual([{ type: "ask", ask: "search", text: "price" }]);
  const events = read('```read\na.js\n```js path="b.js"\nx\n```\n');
  expect(events.map(({ type }) => type)).toEqual(["ask", "file_start", "file_delta", "file_end"]);
});

test("a file that speaks of reading is a file, and code of another language is code", () => {
  const file = read('```md path="README.md"\n~~~read\na.js\n~~~\n```\n');
  expect(file.some(({ type }) => type === "ask")).toBe(false);
  expect(read("```readme\nx\n```\n")).toEqual([{ type: "prose", text: "```readme\nx\n```\n" }]);
});

test("an endless ask is kept to a bearable length", () => {
  const [ask] = read(`\`\`\`read\n${"a.js\n".repeat(100_000)}\`\`\`\n`);
  expect(ask?.type === "ask" && ask.text.length).toBeLessThan(20_000);
});

test("an ask means the same wherever the answer is cut into pieces", () => {
  const text = "Look.\n```read\na.js\n```\nThen:\n```choices\nYes\nNo\n```\n";
  const whole = read(text);
  for (let at = 1; at < text.length; at += 1) {
    const parser = new ResponseParser();
    const events = [
      ...parser.write(text.slice(0, at)),
      ...parser.write(text.slice(at)),
      ...parser.end(),
    ];
    expect(events.filter(({ type }) => type === "ask")).toEqual(
      whole.filter(({ type }) => type === "ask"),
    );
  }
});
