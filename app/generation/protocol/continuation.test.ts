import { describe, expect, test } from "vitest";
import { growthProblem } from "../../../tests/support/near-linear";
import { isSeamKnown, joinContinuation } from "./continuation";

const OPEN = 'Here it is.\n\n```tsx path="src/App.tsx"\n';
const FILE = `${OPEN}import { a } from "./a";\nimport { b } from "./b";\n\nexport function App() {\n  const total = items.reduce(sum, 0);\n`;
const REST = "  return <p>{total}</p>;\n}\n```\n";
const WHOLE = FILE + REST;

test.each([
  ["exactly at the end of a line", FILE, REST],
  ["in the middle of a line", `${FILE}  return <p>{to`, "tal}</p>;\n}\n```\n"],
  ["with the cut line again", `${FILE}  return <p>{to`, REST],
  ["just before the end of a line", FILE.slice(0, -1), `\n${REST}`],
  ["with the last complete line again", FILE, `  const total = items.reduce(sum, 0);\n${REST}`],
  [
    "with several lines again, and the cut one",
    `${FILE}  return <p>`,
    `export function App() {\n  const total = items.reduce(sum, 0);\n${REST}`,
  ],
  [
    "behind a blank line, with a line again",
    FILE,
    `\n  const total = items.reduce(sum, 0);\n${REST}`,
  ],
  ["behind the opening fence again", FILE, `\`\`\`tsx path="src/App.tsx"\n${REST}`],
  ["behind a plain opening fence", FILE, `\`\`\`tsx\n${REST}`],
  [
    "behind small talk and the opening fence",
    FILE,
    `Here is the rest:\n\n\`\`\`tsx path="src/App.tsx"\n${REST}`,
  ],
])("a continuation goes on %s", (_how, partial, continuation) => {
  expect(joinContinuation(partial, continuation)).toBe(WHOLE);
});

test("a closing fence at the start of a continuation closes", () => {
  expect(joinContinuation(`${FILE}}\n`, "```\nDone.\n")).toBe(`${FILE}}\n\`\`\`\nDone.\n`);
});

test("a file that is sent again from its start replaces the cut one", () => {
  const again = WHOLE.slice(WHOLE.indexOf("```tsx"));
  expect(joinContinuation(FILE, again)).toBe(WHOLE);
});

describe("a file is asked for whole where a continuation", () => {
  test.each([
    ["goes on with another file", FILE, '```css path="a.css"\na {}\n```\n'],
    ["gives the cut line in other words", `${FILE}  let text = "a`, REST],
    ["may begin the cut line again", `${FILE}  re`, REST],
    ["repeats part of the cut line", `${FILE}  return <p>{total}`, "{total}</p>;\n}\n"],
    ["goes on within indentation", `${FILE}  `, `  ${REST}`],
    ["speaks before it goes on", FILE, `Sure, here is the rest.\n\n${REST}`],
    ["repeats a short line", '```css path="a.css"\na {\n}\nb {\n}\n', "}\nc {\n}\n```\n"],
    [
      "repeats a short line in mid-line",
      '```css path="a.css"\na {\n}\nb {\n  margin: 0',
      "b {\n  margin: 0;\n}\n",
    ],
    [
      "gives a line that stands twice behind talk",
      '```css path="a.css"\n.row { gap: 2rem; }\n\n.row { gap: 2rem; }\n.b',
      "Continuing:\n\n.row { gap: 2rem; }\n\n.row { gap: 2rem; }\n.b {}\n```\n",
    ],
    [
      "gives a line that may be the cut one, or the one like it before",
      '```js path="a.js"\nlist.push(item);\nlist.push(it',
      "list.push(item);\nsave(list);\n```\n",
    ],
    [
      "speaks within Markdown, and opens code of its text",
      '````md path="a.md"\n```sh\nnpm start\n```\n',
      "\nThen change it:\n\n```js\nshow(1);\n```\n````\n",
    ],
    [
      "goes on behind the cut line with an unlike one",
      '```py path="a.py"\na = float(row[1])\nprint(r',
      "a = float(row[1])\n\nreturn a\n```\n",
    ],
  ])("%s", (_how, partial, continuation) => {
    expect(joinContinuation(partial, continuation)).toBeNull();
  });
});

test("blank lines that a continuation begins with are kept", () => {
  expect(joinContinuation(FILE, "\n  return 1;\n")).toBe(`${FILE}\n  return 1;\n`);
});

test("a closing tag that follows one like it in prose is no repetition", () => {
  expect(joinContinuation("<ul>\n<li>\n</li>\n", "</li>\n</ul>\n")).toBe(
    "<ul>\n<li>\n</li>\n</li>\n</ul>\n",
  );
});

test("a cut README with code in it goes on inside its own fence", () => {
  const partial = '```md path="README.md"\n# Hi\n```sh\nnpm start\n```\n## Mo';
  expect(joinContinuation(partial, "npm start\n```\n## More\n```\n")).toBe(
    '```md path="README.md"\n# Hi\n```sh\nnpm start\n```\n## More\n```\n',
  );
});

test("an empty continuation changes nothing", () => {
  expect(joinContinuation(FILE, "")).toBe(FILE);
});

test("once the seam is known, what still comes is only appended", () => {
  const lines = Array.from({ length: 200 }, (_, n) => `  const value${n} = ${n};\n`);
  const whole = `${OPEN}${lines.join("")}}\n\`\`\`\nDone.\n`;
  const cuts = [OPEN.length, 900, 1_017, 2_500];
  const fence = '\n\nHere is the rest:\n```tsx path="src/App.tsx"\n';
  for (const cut of cuts) {
    const partial = whole.slice(0, cut);
    const lineStart = partial.lastIndexOf("\n") + 1;
    const back = partial.lastIndexOf("\n", lineStart - 80) + 1;
    const rests = [cut, lineStart, Math.max(OPEN.length, back)].map((from) => whole.slice(from));
    for (const rest of [...rests, fence + rests[1], whole, `\n\n${rests[0]}`]) {
      let known = 0;
      while (known < rest.length && !isSeamKnown(partial, rest.slice(0, known))) known += 7;
      const joined = joinContinuation(partial, rest.slice(0, known));
      expect(joined === null ? null : joined + rest.slice(known)).toBe(
        joinContinuation(partial, rest),
      );
    }
  }
});

test("a part of a file in JSON is joined only where nothing is doubled or torn apart", () => {
  const partial = '{"path": "a.css", "content": "body { color: red; mar';
  expect(joinContinuation(partial, 'gin: 0 }"}')).toBe(`${partial}gin: 0 }"}`);
  expect(joinContinuation(partial, 'mar gin: 0 }"}')).toBeNull();
  expect(joinContinuation(partial, ' gin: 0 }"}')).toBeNull();
  expect(joinContinuation(partial, '\ngin: 0 }"}')).toBeNull();
});

test("a space that is missing, or one too many, is no remainder of a line", () => {
  const partial = '```tsx path="a.tsx"\nconst total = 1;\nconst to';
  expect(joinContinuation(partial, " tal = total;\n```\n")).toBeNull();
  const tag = '```tsx path="a.tsx"\nconst a = (\n  <div';
  expect(joinContinuation(tag, 'className="a">\n  </div>\n);\n```\n')).toBeNull();
});

test("lines of a program whose indentation was cut off are not joined", () => {
  const partial = '```python path="a.py"\ndef total(items):\n    for item in items:\n';
  expect(joinContinuation(partial, "amount += item\n    return amount\n```\n")).toBeNull();
});

describe("what a model without mercy writes is joined, or not, in a time that grows with it:", () => {
  /** Parts in no order, so that the watch for loops ends none of it. */
  const mixed =
    (...parts: string[]) =>
    (size: number) => {
      let seed = 7;
      const next = () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return parts[(seed >> 8) % parts.length] ?? "";
      };
      return Array.from({ length: size / 2 }, next).join("");
    };
  const word = mixed("a", "b", "c", "_1");
  const blank = mixed("\n", "\n", "\n ", "\n\t");
  const gap = mixed(" ", "\t", "  ");
  type Part = (size: number) => string;
  const part =
    (before: string, of: Part, behind = ""): Part =>
    (size) =>
      `${before}${of(size)}${behind}`;

  test.each<[what: string, cut: Part, sent: Part]>([
    ["a word", part(`${OPEN}<p>`, word, " "), part("", word, " b\n")],
    ["a word and a mark", part(`${OPEN}<p>`, word, "-"), part("", word, "\n")],
    ["a word again", part(`${OPEN}x`, word, "Z"), part("", word, "\n")],
    ["blank lines", part(`${OPEN}<p>`, blank, "x"), part("", blank, "b\n")],
    ["blank lines of prose", part("Well", blank, "and then"), part("", gap, "b\n")],
    ["a gap in prose", part("Well", gap, "and"), part("", blank, "b\n")],
    ["a rule behind a gap", part('```css path="a.css"\na {}\n', gap, "x}"), part("\n", word, "\n")],
    ["the name of a tag", part(`${OPEN}<`, word, "<b>"), part("\n", word, "\n")],
    ["a fence behind a gap", part("Well\n", gap, "`x"), part("", blank, "b\n")],
  ])("%s", (_what, cut, sent) => {
    const parts = new Map<string, string>();
    const textOf = (size: number) => {
      parts.set(cut(size), sent(size));
      return cut(size);
    };
    const join = (before: string) => joinContinuation(before, parts.get(before) ?? "");
    expect(growthProblem(join, textOf, 8_000)).toBeNull();
  });
});
