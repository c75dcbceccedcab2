import { describe, expect, test } from "vitest";
import { type ParserEvent, ResponseParser } from "./parser";

const FENCE = "```";

/** Parses in chunks of `size` UTF-16 units, and merges what chunking may split. */
function parse(text: string, size = text.length || 1): ParserEvent[] {
  const parser = new ResponseParser();
  const events: ParserEvent[] = [];
  for (let at = 0; at < text.length; at += size) {
    events.push(...parser.write(text.slice(at, at + size)).map((event) => ({ ...event })));
  }
  events.push(...parser.end());
  const merged: ParserEvent[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (last?.type === "prose" && event.type === "prose") last.text += event.text;
    else if (last?.type === "file_delta" && event.type === "file_delta") last.text += event.text;
    else merged.push(event);
  }
  return merged;
}

function filesOf(text: string): Record<string, string | undefined> {
  const ends = parse(text).filter((event) => event.type === "file_end");
  return Object.fromEntries(
    ends.map((event) => [event.path, event.action === "write" ? event.content : event.action]),
  );
}

function proseOf(text: string): string {
  return parse(text)
    .filter((event) => event.type === "prose")
    .map((event) => event.text)
    .join("");
}

const block = (info: string, content: string, fence = FENCE) =>
  `${fence}${info}\n${content}${fence}\n`;

const CORPUS: Record<string, [text: string, path: string, content: string]> = {
  "entities in JSX": [
    block('tsx path="a.tsx"', "<p>&lt;b&gt; {'<'} a && b</p>\n"),
    "a.tsx",
    "<p>&lt;b&gt; {'<'} a && b</p>\n",
  ],
  "leading indent": [
    block('css path="a.css"', "    a {\n\tb: c;\n    }\n"),
    "a.css",
    "    a {\n\tb: c;\n    }\n",
  ],
  "a fence inside a string": [
    block('js path="a.js"', "const f = `\n  ```js\n  x\n  ```\n`;\n"),
    "a.js",
    "const f = `\n  ```js\n  x\n  ```\n`;\n",
  ],
  "a README with nested fences": [
    block('md path="README.md"', `# Hi\n\n${FENCE}sh\nnpm start\n${FENCE}\n\nEnd\n`),
    "README.md",
    `# Hi\n\n${FENCE}sh\nnpm start\n${FENCE}\n\nEnd\n`,
  ],
  "a longer fence around a shorter": [
    block('js path="a.js"', `${FENCE}\nx\n${FENCE}\n`, "`````"),
    "a.js",
    `${FENCE}\nx\n${FENCE}\n`,
  ],
  "blank lines": [block('txt path="a.txt"', "\n\n\na\n\n\n"), "a.txt", "\n\n\na\n\n\n"],
  "a heredoc": [
    block('sh path="a.sh"', "cat <<EOF\nhello\nEOF\n"),
    "a.sh",
    "cat <<EOF\nhello\nEOF\n",
  ],
  "a path with spaces": [
    block('txt path="my notes/to do.txt"', "x\n"),
    "my notes/to do.txt",
    "x\n",
  ],
  "a > in a path": [block('txt path="a>b.txt"', "x\n"), "a>b.txt", "x\n"],
  "Windows line ends": [
    `${FENCE}js path="a.js"\r\nlet a;\r\n\r\n${FENCE}\r\n`,
    "a.js",
    "let a;\r\n\r\n",
  ],
  "characters outside the BMP": [block('txt path="a.txt"', "👩‍💻 ünï\n"), "a.txt", "👩‍💻 ünï\n"],
  "an empty file": [block('txt path="a.txt"', ""), "a.txt", ""],
  tildes: [block('js path="a.js"', "1\n", "~~~"), "a.js", "1\n"],
  braces: [block('js {path="a.js"}', "1\n"), "a.js", "1\n"],
  "bare braces": [block("js {path=src/a.js}", "1\n"), "src/a.js", "1\n"],
  "a title": [block('js title="src/a.js"', "1\n"), "src/a.js", "1\n"],
  "a file name as the info": [block("src/App.tsx", "1\n"), "src/App.tsx", "1\n"],
  "a language, then a file name": [block("tsx src/App.tsx", "1\n"), "src/App.tsx", "1\n"],
  "a language glued to a file name": [block("tsx:src/App.tsx", "1\n"), "src/App.tsx", "1\n"],
  "a bold name before": [`**src/a.js**\n${block("js", "1\n")}`, "src/a.js", "1\n"],
  "a heading before": [`### src/a.js\n\n${block("js", "1\n")}`, "src/a.js", "1\n"],
  "a name in code before": [`\`index.html\`:\n${block("html", "1\n")}`, "index.html", "1\n"],
  "a file tag": ['<file path="a.js">\n1\n</file>\n', "a.js", "1\n"],
  "a bolt action": [
    '<boltArtifact id="x" title="y">\n<boltAction type="file" filePath="a.js">\nlet s = "</boltAction>";\n1\n</boltAction>\n</boltArtifact>\n',
    "a.js",
    'let s = "</boltAction>";\n1\n',
  ],
  "a dyad tag": ['<dyad-write path="a.js" description="why">\n1\n</dyad-write>\n', "a.js", "1\n"],
};

describe.each(Object.entries(CORPUS))("%s", (_name, [text, path, content]) => {
  test("arrives byte for byte", () => {
    expect(filesOf(`Here it is.\n\n${text}\nDone.`)).toEqual({ [path]: content });
  });

  test("is the same for every chunking", () => {
    const whole = parse(`Here it is.\n\n${text}\nDone.`);
    for (const size of [1, 2, 3, 4, 5, 6, 7, 64]) {
      expect(parse(`Here it is.\n\n${text}\nDone.`, size)).toEqual(whole);
    }
  });
});

test("prose around files is told exactly", () => {
  const text = `Hello **you**.\n\n${block('js path="a.js"', "1\n")}\nA list:\n- one\n- \`two\` three\n`;
  expect(proseOf(text)).toBe("Hello **you**.\n\n\nA list:\n- one\n- `two` three\n");
});

test("prose streams before its line is complete", () => {
  expect(new ResponseParser().write("I will build")).toEqual([
    { type: "prose", text: "I will build" },
  ]);
});

test("code without a path is prose, and nothing in it opens a file", () => {
  const text = `${FENCE}sh\nnpm i\n# a.js\n${FENCE}\nok\n`;
  expect(parse(text)).toEqual([{ type: "prose", text }]);
});

test("a name in the middle of prose is not taken for a file", () => {
  const text = "index.html\n\nis the page. Then:\n\n";
  expect(parse(text)).toEqual([{ type: "prose", text }]);
});

test("thoughts are dropped", () => {
  expect(proseOf('<think>\nwhat if\n```js path="x.js"\n1\n```\n</think>\nHi')).toBe("\nHi".trim());
  expect(filesOf('<think>\n```js path="x.js"\n1\n```\n</think>\nHi')).toEqual({});
});

test("shell actions are dropped", () => {
  expect(parse('<boltAction type="shell">\nnpm i\n</boltAction>\n')).toEqual([]);
});

test("a deletion needs no content", () => {
  expect(
    filesOf(`${FENCE}delete path="old.js"\n${FENCE}\n<dyad-delete path="b.js"></dyad-delete>\n`),
  ).toEqual({
    "old.js": "delete",
    "b.js": "delete",
  });
});

test("a file that is still open at the end is not complete", () => {
  expect(parse(`${FENCE}js path="a.js"\nlet a;\nlet`).at(-1)).toEqual({
    type: "file_end",
    path: "a.js",
    action: "write",
    content: "let a;\nlet",
    complete: false,
  });
});

test("a last fence without a line end still closes", () => {
  expect(parse(`${FENCE}js path="a.js"\n1\n${FENCE}`).at(-1)).toMatchObject({ complete: true });
});

test("an edit carries its blocks", () => {
  const text = `${FENCE}edit path="a.js"\n<<<<<<< SEARCH\nold\n\n=======\nnew\n>>>>>>> REPLACE\n<<<<<<< SEARCH\nx\n=======\n>>>>>>> REPLACE\n${FENCE}\n`;
  expect(parse(text).at(-1)).toEqual({
    type: "file_end",
    path: "a.js",
    action: "edit",
    complete: true,
    edits: [
      { search: "old\n\n", replace: "new\n" },
      { search: "x\n", replace: "" },
    ],
  });
});

test.each([
  ["no closing marker", "<<<<<<< SEARCH\na\n=======\nb\n", "no closing"],
  ["no marker at all", "just code\n", "no <<<<<<< SEARCH"],
  ["nothing", "", "no SEARCH/REPLACE"],
])("an edit with %s says so", (_what, body, error) => {
  const end = parse(`${FENCE}edit path="a.js"\n${body}${FENCE}\nafter`).find(
    (event) => event.type === "file_end",
  );
  expect(end).toMatchObject({ action: "edit", error: expect.stringContaining(error) });
});

test("random answers parse alike in any chunks", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pieces = [
    FENCE,
    "````",
    "~~~",
    'js path="a.js"',
    'edit path="b.md"',
    "delete ",
    "\n",
    "\r\n",
    " ",
    "<<<<<<< SEARCH",
    "=======",
    ">>>>>>> REPLACE",
    "<file path='c.ts'>",
    "</file>",
    "<think>",
    "</think>",
    "### x.css",
    "text",
    "🎉",
    "`",
    "<",
  ];
  for (let round = 0; round < 400; round += 1) {
    const text = Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join("");
    const whole = parse(text);
    for (const size of [1, 3, 4]) expect(parse(text, size), JSON.stringify(text)).toEqual(whole);
  }
});
