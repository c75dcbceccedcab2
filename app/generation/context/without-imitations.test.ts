import { expect, test } from "vitest";
import { withoutImitations } from "./without-imitations";

const code = `${"const a = 1;\n".repeat(20)}`;

test.each([
  ["a long fence without a path", `Here:\n\n\`\`\`tsx\n${code}\`\`\`\nDone.`],
  ["a patch", `Here:\n\n*** Begin Patch\n*** Update File: a.ts\n-a\n+b\n*** End Patch\nDone.`],
  ["a heredoc", `Here:\n\ncat > a.js <<'EOF'\n${code}EOF\nDone.`],
  ["a tag of another builder", `Here:\n\n<file path="a.js">\n${code}</file>\nDone.`],
])("%s does not stay as an example", (_, answer) => {
  const { text, isCut } = withoutImitations(answer);
  expect(isCut).toBe(true);
  expect(text).toMatch(/^Here:\s+Done\.$/);
});

test("a JSON envelope does not stay either", () => {
  expect(withoutImitations('Sure.\n{"files": [{"path": "a.js", "content": "x"}]}')).toEqual({
    text: "Sure.",
    isCut: true,
  });
});

test("an imitated list of files goes, without a word of it", () => {
  const answer = "I made it green.\n\n[Files of this answer]\n- a.css: updated\n- b.css: updated";
  expect(withoutImitations(answer)).toEqual({ text: "I made it green.", isCut: false });
});

test("a few lines that explain something stay", () => {
  const answer = "Write it so:\n\n```js\nconst a = 1;\n```";
  expect(withoutImitations(answer)).toEqual({ text: answer, isCut: false });
});
