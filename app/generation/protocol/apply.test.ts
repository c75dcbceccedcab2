import { describe, expect, test } from "vitest";
import { applyEdits } from "./apply";

const edit = (search: string, replace: string) => ({ search, replace });
const contentOf = (content: string, ...edits: { search: string; replace: string }[]) => {
  const result = applyEdits(content, edits);
  return result.ok ? result.content : result.message;
};

test("a block replaces the lines it found", () => {
  expect(contentOf("a\nb\nc\n", edit("b\n", "x\ny\n"))).toBe("a\nx\ny\nc\n");
});

test("blocks apply in order, each to what the one before it left", () => {
  expect(contentOf("a\nb\n", edit("a\n", "x\n"), edit("x\nb\n", "z\n"))).toBe("z\n");
});

test("an empty replacement deletes", () => {
  expect(contentOf("a\nb\nc\n", edit("b\n", ""))).toBe("a\nc\n");
});

test("dollar signs and backslashes are plain text", () => {
  expect(contentOf("a\n", edit("a\n", "$& $1 \\n\n"))).toBe("$& $1 \\n\n");
});

describe("a forgiving search", () => {
  test("prefers an exact place to a similar one", () => {
    expect(contentOf("  a\na\n", edit("a\n", "x\n"))).toBe("  a\nx\n");
  });

  test("overlooks trailing space, and keeps it where the line is not changed", () => {
    expect(contentOf("a  \nb\t\nc\n", edit("a\nb\n", "a\nx\n"))).toBe("a  \nx\nc\n");
  });

  test("overlooks blank lines around it that the file does not have, and keeps those that it has", () => {
    expect(contentOf("a\nb\nc\n", edit("\nb\n\n", "\nx\n\n"))).toBe("a\nx\nc\n");
    expect(contentOf("a\nb\nc\n", edit("\nb\n", "x\n"))).toBe("a\nx\nc\n");
    expect(contentOf("a\n\nb\nc\n", edit("\nb\n", "\nx\n"))).toBe("a\n\nx\nc\n");
    expect(contentOf("a\nb\nc\n", edit("\nb\n", ""))).toBe("a\nc\n");
  });

  test("takes one quotation mark for the other", () => {
    expect(contentOf('<A b="c" />\nd\n', edit("<A b='c' />\n", "<A b='e' />\n"))).toBe(
      "<A b='e' />\nd\n",
    );
    expect(contentOf("a('x');\na(\"x\");\n", edit("a(`x`);\n", "b();\n"))).toContain("not in the");
  });

  test("knows signs that the file writes by name, and takes back what the model escaped", () => {
    expect(contentOf("<p>A &amp; B</p>\n", edit("<p>A & B</p>\n", "<p>C</p>\n"))).toBe(
      "<p>C</p>\n",
    );
    expect(
      contentOf(
        '<A b="c" />\n',
        edit("&lt;A b=&quot;c&quot; /&gt;\n", "&lt;A b=&quot;d&quot; /&gt;\n"),
      ),
    ).toBe('<A b="d" />\n');
    expect(contentOf("say('A & B');\n", edit("say('A &amp; B');\n", "say('A &amp; C');\n"))).toBe(
      "say('A & C');\n",
    );
    // Text that the file escaped is no tag.
    expect(contentOf("<p>&lt;b&gt;</p>\n", edit("<p><b></p>\n", "x\n"))).toContain(
      "not in the file",
    );
  });

  test("overlooks indentation, and indents the replacement like its place", () => {
    expect(
      contentOf(
        "div {\n    p {\n        color: red;\n    }\n}\n",
        edit(
          "p {\n    color: red;\n}\n",
          "p {\n    color: blue;\n\n    a {\n        top: 0;\n    }\n}\n",
        ),
      ),
    ).toBe(
      "div {\n    p {\n        color: blue;\n\n        a {\n            top: 0;\n        }\n    }\n}\n",
    );
  });

  test("turns spaces into tabs where the file has tabs", () => {
    expect(
      contentOf(
        "function a() {\n\tif (b) {\n\t\tc();\n\t}\n}\n",
        edit("  if (b) {\n    c();\n  }\n", "  if (b) {\n    for (;;) {\n      c();\n    }\n  }\n"),
      ),
    ).toBe("function a() {\n\tif (b) {\n\t\tfor (;;) {\n\t\t\tc();\n\t\t}\n\t}\n}\n");
    expect(
      contentOf("{\n\tone();\n}\n", edit("    one();\n", "    if (a) {\n        two();\n    }\n")),
    ).toBe("{\n\tif (a) {\n\t\ttwo();\n\t}\n}\n");
  });

  test("moves a replacement that is less deep than its search", () => {
    expect(contentOf("        a\n        b\n", edit("    a\n", "  x\n    a\n"))).toBe(
      "      x\n        a\n        b\n",
    );
  });

  test("folds typographic characters, and leaves them in lines that are not changed", () => {
    expect(
      contentOf(
        "<p>It’s “here” – now\u00a0then…</p>\n<b>x</b>\n",
        edit(
          `<p>It's "here" - now then...</p>\n<b>x</b>\n`,
          `<p>It's "here" - now then...</p>\n<b>y</b>\n`,
        ),
      ),
    ).toBe("<p>It’s “here” – now\u00a0then…</p>\n<b>y</b>\n");
  });
});

describe("line ends", () => {
  test("stay Windows ones in a Windows file, whatever the model wrote", () => {
    expect(contentOf("a\r\nb\r\n", edit("b\n", "x\ny\n"))).toBe("a\r\nx\r\ny\r\n");
  });

  test("stay Unix ones in a Unix file", () => {
    expect(contentOf("a\nb\n", edit("b\r\n", "x\r\ny\r\n"))).toBe("a\nx\ny\n");
  });

  test("are not added to a file without a last one", () => {
    expect(contentOf("a\nb", edit("b\n", "x\n"))).toBe("a\nx");
  });

  test("are added to a replacement that lacks its own", () => {
    expect(contentOf("a\nb\nc\n", edit("b", "x"))).toBe("a\nx\nc\n");
  });
});

describe("an edit that cannot be applied says which and why", () => {
  test("for text that is not there", () => {
    expect(applyEdits("a\n", [edit("a\n", "b\n"), edit("  gone()\n", "")])).toEqual({
      ok: false,
      failed: 1,
      reason: "not_found",
      message: expect.stringContaining(
        "Edit 2 was not applied: its SEARCH part, which begins with “gone()”",
      ),
    });
  });

  test("for text that is there twice", () => {
    expect(applyEdits("a\nb\na\n", [edit("a\n", "x\n")])).toMatchObject({
      failed: 0,
      reason: "ambiguous",
      message: expect.stringContaining("lines 1, 3"),
    });
  });

  test("for text that is there twice once indentation is overlooked", () => {
    expect(applyEdits("  a\n    a\n", [edit("a\n", "x\n")])).toMatchObject({ reason: "ambiguous" });
  });

  test("for an empty search in a file with text", () => {
    expect(applyEdits("a\n", [edit("", "b\n")])).toMatchObject({
      ok: false,
      message: expect.stringContaining("SEARCH part is empty"),
    });
  });
});

test("an empty search fills an empty file", () => {
  expect(contentOf("", edit("", "a\nb\n"))).toBe("a\nb\n");
});

test("no edits change nothing", () => {
  expect(contentOf("a\r\nb\n")).toBe("a\r\nb\n");
});

describe("a search that is part of a line", () => {
  const css = "a { color: red; background-color: blue }\nb { margin: 0 }\n";
  const edit = (search: string, replace: string) => applyEdits(css, [{ search, replace }]);

  test("replaces that part, and the line goes on", () => {
    expect(edit("margin: 0\n", "margin: 1px\n")).toMatchObject({
      content: css.replace("margin: 0", "margin: 1px"),
    });
    expect(edit("blue }\nb {\n", "red }\nc {\n")).toMatchObject({
      content: css.replace("blue }\nb", "red }\nc"),
    });
  });

  test("is not found within another name", () => {
    expect(edit("color: blue\n", "color: red\n")).toMatchObject({ reason: "not_found" });
    expect(edit("or: red\n", "x\n")).toMatchObject({ reason: "not_found" });
  });

  test("that stands there twice is asked about, with its places", () => {
    const twice = applyEdits("x = (a, 1);\ny = (a, 1);\n", [
      { search: "(a, 1)\n", replace: "2\n" },
    ]);
    expect(twice).toMatchObject({
      reason: "ambiguous",
      message: expect.stringContaining("lines 1, 2"),
    });
  });
});

test("marks of print that only the model types are none of the file's, in what comes instead too", () => {
  const typed = edit("\u00a0\u00a0color: “red”;\n", "\u00a0\u00a0color: “blue”;\n");
  expect(contentOf('a {\n  color: "red";\n}\n', typed)).toBe('a {\n  color: "blue";\n}\n');
  const written = edit("<p>“Hi”</p>\n", "<p>“Hello”</p>\n");
  expect(contentOf("<p>“Hi”</p>\n", written)).toBe("<p>“Hello”</p>\n");
});

test("an edit that is meant everywhere replaces every place, and is like any other where there is none", () => {
  const everywhere = { ...edit("margin: 0", "margin: 1px"), isAll: true as const };
  expect(contentOf("a { margin: 0 }\nb { margin: 0 }\n", everywhere)).toBe(
    "a { margin: 1px }\nb { margin: 1px }\n",
  );
  expect(contentOf("a { padding: 0 }\n", everywhere)).toContain("is not in the file");
});
