import { describe, expect, test } from "vitest";
import { block, FENCE, filesOf, parse, proseOf } from "../../../tests/support/parser-fixture";
import { ResponseParser } from "./parser";

test("a whole file is told as it starts, grows and ends", () => {
  expect(parse(`Hi, here comes your app.\n${block('js path="a.js"', "1\n2\n")}Bye.\n`)).toEqual([
    { type: "prose", text: "Hi, here comes your app.\n" },
    { type: "file_start", path: "a.js", action: "write" },
    { type: "file_delta", path: "a.js", text: "1\n2\n" },
    { type: "file_end", path: "a.js", action: "write", content: "1\n2\n", complete: true },
    { type: "prose", text: "Bye.\n" },
  ]);
});

test("prose around files is told exactly", () => {
  const text = `Hello **you**.\n\n${block('js path="a.js"', "1\n")}\nA list:\n- one\n- \`two\` three\n`;
  expect(proseOf(text)).toBe("Hello **you**.\n\n\nA list:\n- one\n- `two` three\n");
});

test("prose streams before its line is complete", () => {
  const text = "I will build it now";
  expect(new ResponseParser().write(text)).toEqual([{ type: "prose", text }]);
});

test("lines of a file stream as they complete, and never part of a closing fence", () => {
  const parser = new ResponseParser();
  parser.write(`${FENCE}js path="a.js"\n`);
  expect(parser.write("let a;\nlet b")).toContainEqual({
    type: "file_delta",
    path: "a.js",
    text: "let a;\n",
  });
  expect(parser.write(";\n``")).toEqual([{ type: "file_delta", path: "a.js", text: "let b;\n" }]);
  expect(parser.write("`")).toEqual([]);
  expect(parser.write("\n")).toMatchObject([{ type: "file_end", complete: true }]);
});

describe("what is no file stays prose", () => {
  test.each([
    ["code without a path", `${FENCE}sh\nnpm i\n# a.js\n${FENCE}\nok\n`],
    ["two names in a sentence", `Look at \`a.tsx\` and \`b.tsx\`:\n\n${block("tsx", "1\n")}`],
    ["a name in a sentence further up", `See \`a.tsx\`.\nSo:\n\n${block("tsx", "1\n")}`],
    ["a file name before a shell command", `\`package.json\`\n\n${block("sh", "npm i\n")}`],
    [
      "a list of files before code in another language",
      `- index.html\n- a.css\n\n${block("html", "1\n")}`,
    ],
    ["the name of a technology", `### Node.js\n${block("js", "1\n")}`],
    ["a technology in the info", block("js Three.js", "1\n")],
    ["a caption", block('sh title="Terminal"', "ls\n")],
    ["an excerpt", block("tsx lines 3 to 9 of src/App.tsx", "1\n")],
    ["a cited range", block("3:9:src/App.tsx", "1\n")],
    ["inline code in three backticks", "```path=x``` and more\n"],
    ["a tag without a path", "<file> is a tag\nand this goes on\n"],
    ["a tag that only mentions a file", '<file path="a.js" /> is there\n'],
    ["other tags", "<files path='a'>\n<b>x</b>\n<p>\n"],
    ["a name without a fence", "**src/App.tsx**\n\nIt is fine.\n"],
    ["a name far above a fence", `a.js\n\n\n\n\n${block("js", "1\n")}`],
    ["a name at the end", "### src/App.tsx\n"],
  ])("%s", (_what, text) => {
    expect(parse(text)).toEqual([{ type: "prose", text }]);
  });
});

test("a path in an attribute opens a file even within a block that wraps the answer", () => {
  const text = `${FENCE}markdown\nHere:\n${block('js path="a.js"', "1\n")}${FENCE}\n`;
  expect(filesOf(text)).toEqual({ "a.js": "1\n" });
  expect(filesOf(`${FENCE}${text.slice(0, -1)}${FENCE}\n`)).toEqual({ "a.js": "1\n" });
  expect(filesOf(`${FENCE}${text.replace("markdown", "xml").slice(0, -1)}${FENCE}\n`)).toEqual({});
});

describe("a shell's fence", () => {
  const ends = (...lines: string[]) =>
    parse(block("sh", `${lines.join("\n")}\n`)).filter(({ type }) => type === "file_end");

  test("that renames files and does nothing else is read", () => {
    const moves = [
      "# The parts first",
      "mkdir -p lib",
      "git mv a.js lib/",
      "mv ./b.js c.js",
      "rm d.js",
    ];
    expect(ends(...moves)).toMatchObject([
      { action: "rename", path: "a.js", to: "lib/a.js" },
      { action: "rename", path: "b.js", to: "c.js" },
      { action: "delete", path: "d.js" },
    ]);
  });

  test("that writes a file may remove one", () => {
    const lines = ["cat > a.js <<'END'", "1", "END", "rm -f b.js"];
    expect(ends(...lines)).toMatchObject([
      { action: "write", path: "a.js", content: "1\n" },
      { action: "delete", path: "b.js" },
    ]);
  });

  test.each([
    ["removes alone", ["rm a.js"]],
    ["does more", ["mv a.js b.js", "npm run build"]],
    ["names no files", ["mv *.js lib/", "rm -rf a.js"]],
  ])("that %s is asked about", (_what, lines) => {
    expect(ends(...lines)).toMatchObject([{ action: "edit", edits: [], isDoubtful: true }]);
  });
});

test("thoughts are dropped, files in them too", () => {
  const thought = `<think>\nmaybe\n${block('js path="a.js"', "1\n")}</think>\n\n`;
  expect(parse(`${thought}Hi.\n`)).toEqual([{ type: "prose", text: "\nHi.\n" }]);
  expect(proseOf("<thinking>a</thinking>Hi.")).toBe("Hi.");
  expect(proseOf("<Think>İİ\nİ</think>Hi.")).toBe("Hi.");
  expect(proseOf("</think>\nHi.")).toBe("Hi.");
  expect(proseOf("<think>never closed\n")).toBe("");
});

test("commands of other builders are dropped", () => {
  const text =
    '<boltAction type="shell">\nnpm i\n</boltAction>\n<dyad-add-dependency packages="x">\n</dyad-add-dependency>\nHi.\n';
  expect(proseOf(text)).toBe("Hi.\n");
});

describe("a deletion", () => {
  const deleted = (path: string) => [
    { type: "file_start", path, action: "delete" },
    { type: "file_end", path, action: "delete", complete: true },
  ];

  test.each([
    ["a fence", `${FENCE}delete path="a b.js"\n${FENCE}\n`],
    ["a fence with words in it", `${FENCE}delete path="a b.js"\nno longer used\n${FENCE}\n`],
    ["a fence on one line", `${FENCE}delete path="a b.js"${FENCE}\n`],
    ["a fence that is never closed", `${FENCE}delete path="a b.js"\n`],
    ["a dyad tag", '<dyad-delete path="a b.js"></dyad-delete>\n'],
    ["a lone dyad tag", '<dyad-delete path="a b.js" />\n'],
    ["a dyad tag that is never closed", '<dyad-delete path="a b.js">\n'],
  ])("may be %s", (_shape, text) => {
    expect(parse(text)).toEqual(deleted("a b.js"));
    expect(parse(`${text}${FENCE}js path="b.js"\n1\n${FENCE}\n`).slice(0, 2)).toEqual(
      deleted("a b.js"),
    );
    expect(filesOf(`${text}${block('js path="b.js"', "1\n")}`)).toMatchObject({ "b.js": "1\n" });
  });

  test("that was cut off within its path deletes nothing", () => {
    expect(filesOf(`${FENCE}delete path=src`)).toEqual({});
  });
});

describe("an answer that is cut off", () => {
  test.each([
    ["within a line", `${FENCE}js path="a.js"\nlet a;\nlet`, "cut: let a;\nlet"],
    ["after its opener", `${FENCE}js path="a.js"\n`, "cut: "],
    ["within a tag's file", '<file path="a.js">\nlet a;\n</fi', "cut: let a;\n</fi"],
  ])("%s leaves an incomplete file", (_where, text, file) => {
    expect(filesOf(text)).toEqual({ "a.js": file });
  });

  test("within its last fence is complete", () => {
    expect(filesOf(`${FENCE}js path="a.js"\n1\n${FENCE}`)).toEqual({ "a.js": "1\n" });
  });
});

describe("an edit", () => {
  const editOf = (body: string, path = "a.js") =>
    parse(`${FENCE}edit path="${path}"\n${body}${FENCE}\nafter\n`).find(
      (event) => event.type === "file_end" && event.action === "edit",
    );

  test("carries its blocks, line ends and all", () => {
    expect(
      editOf(
        "<<<<<<< SEARCH\nold\r\n\n=======\nnew\n>>>>>>> REPLACE\n\n<<<<<<< SEARCH\nx\n=======\n>>>>>>> REPLACE\n",
      ),
    ).toEqual({
      type: "file_end",
      path: "a.js",
      action: "edit",
      complete: true,
      edits: [
        { search: "old\r\n\n", replace: "new\n" },
        { search: "x\n", replace: "" },
      ],
    });
  });

  test.each([
    ["five characters", "<<<<< SEARCH\na\n=====\nb\n>>>>> REPLACE\n"],
    ["nine characters", "<<<<<<<<< SEARCH\na\n=========\nb\n>>>>>>>>> REPLACE\n"],
    ["uneven counts", "<<<<<< SEARCH\na\n========\nb\n>>>>>>> REPLACE\n"],
    ["bare markers", "<<<<<<<\na\n=======\nb\n>>>>>>>\n"],
    ["dashes and pluses", "------- SEARCH\na\n=======\nb\n+++++++ REPLACE\n"],
    ["Windows line ends", "<<<<<<< SEARCH\r\na\n=======\r\nb\n>>>>>>> REPLACE\r\n"],
    ["trailing space", "<<<<<<< SEARCH \na\n======= \nb\n>>>>>>> REPLACE \n"],
  ])("may have %s", (_what, body) => {
    expect(editOf(body)).toMatchObject({ edits: [{ search: "a\n", replace: "b\n" }] });
    expect(editOf(body)).not.toHaveProperty("error");
  });

  test("with an empty search is passed on", () => {
    expect(editOf("<<<<<<< SEARCH\n=======\nb\n>>>>>>> REPLACE\n")).toMatchObject({
      edits: [{ search: "", replace: "b\n" }],
    });
  });

  test("of Markdown may hold fences and underlined headings", () => {
    const body = `<<<<<<< SEARCH\nTitle\n=====\n${FENCE}\nx\n=======\n${FENCE}sh\ny\n${FENCE}\n>>>>>>> REPLACE\n`;
    expect(editOf(body, "a.md")).toMatchObject({
      edits: [{ search: `Title\n=====\n${FENCE}\nx\n`, replace: `${FENCE}sh\ny\n${FENCE}\n` }],
    });
  });

  test("is known by its marker where the fence lacks the word", () => {
    const text = block('js path="a.js"', "<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n");
    expect(parse(text)).toEqual([
      { type: "file_start", path: "a.js", action: "edit" },
      expect.objectContaining({ action: "edit", edits: [{ search: "a\n", replace: "b\n" }] }),
    ]);
  });

  test.each([
    [
      "words behind a replacement and no closing marker",
      "<<<<<<< SEARCH\na\n=======\nb\n\nThat is the change.\n",
      "no closing",
    ],
    ["nothing in its place and no closing marker", "<<<<<<< SEARCH\na\n=======\n", "no closing"],
    [
      "a block that begins within another",
      "<<<<<<< SEARCH\na\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n",
      "no closing",
    ],
    ["no divider", "<<<<<<< SEARCH\na\n>>>>>>> REPLACE\n", "no ======="],
    [
      "several dividers",
      "<<<<<<< SEARCH\na\n=======\nb\n=======\nc\n>>>>>>> REPLACE\n",
      "several =======",
    ],
    ["no marker at all", "just code\n", "no <<<<<<< SEARCH"],
    ["nothing", "", "no SEARCH/REPLACE"],
  ])("with %s says so, and what follows is read", (_what, body, error) => {
    expect(editOf(body)).toMatchObject({ error: expect.stringContaining(error) });
    expect(proseOf(`${FENCE}edit path="a.js"\n${body}${FENCE}\nafter\n`)).toBe("after\n");
  });

  test("that only lacks its last mark is read, where its fence was closed", () => {
    const edits = [{ search: "a\n", replace: "b\n" }];
    const end = editOf("<<<<<<< SEARCH\na\n=======\nb\n");
    expect(end).toMatchObject({ edits });
    expect(end).not.toHaveProperty("error");
  });

  test("that is cut off is not complete", () => {
    expect(parse(`${FENCE}edit path="a.js"\n<<<<<<< SEARCH\na\n`).at(-1)).toMatchObject({
      complete: false,
      error: expect.stringContaining("no closing"),
    });
  });

  test("may be a unified diff, which is never written as the file", () => {
    const end = parse(block('diff path="a.js"', "@@ -1 +1 @@\n-a\n+b\n")).at(-1);
    expect(end).toMatchObject({ action: "edit", edits: [{ search: "a\n", replace: "b\n" }] });
    expect(end).not.toHaveProperty("error");
    const unreadable = parse(block('diff path="a.js"', "make it blue\n")).at(-1);
    expect(unreadable).toMatchObject({ error: expect.stringContaining("could not be read") });
    expect(filesOf(block('diff path="a.diff"', "-a\n"))).toEqual({ "a.diff": "-a\n" });
  });
});

test("files follow each other without a gap", () => {
  expect(
    filesOf(
      `${block('js path="a.js"', "1\n")}${block('js path="b.js"', "2\n")}**c.js**\n${block("js", "3\n")}`,
    ),
  ).toEqual({ "a.js": "1\n", "b.js": "2\n", "c.js": "3\n" });
});

test("a name before a fence with a path of its own stays prose", () => {
  expect(parse(`### a.js\n${block('js path="b.js"', "1\n")}`)[0]).toEqual({
    type: "prose",
    text: "### a.js\n",
  });
});

test("what the parser gave back belongs to its reader", () => {
  const parser = new ResponseParser();
  for (const chunk of ["", "H", "i", `\n${FENCE}js path="a.js"\n`, "1", "\n"]) {
    parser.write(chunk).push({ type: "prose", text: "added by the reader" });
  }
  expect(parser.end()).toMatchObject([{ type: "file_end", content: "1\n" }]);
});
