import { block, FENCE } from "./parser-fixture";

/** Answers that other parsers got wrong: the text, and the one file in it, byte for byte. */
export const CORPUS: Record<string, { text: string; path: string; content: string }> = {};

function add(name: string, path: string, content: string, text: string): void {
  CORPUS[name] = { path, content, text };
}

function addBlock(name: string, path: string, content: string, fence = FENCE): void {
  add(name, path, content, block(`txt path="${path}"`, content, fence));
}

addBlock("entities in JSX", "a.tsx", "<p>&lt;b&gt; {'<'} a && b &amp;&nbsp;</p>\n");
addBlock("leading indent", "a.css", "    a {\n\tb: c;\n    }\n  \n");
addBlock("a fence inside a template literal", "a.js", "const f = `\n  ```js\n  x\n  ```\n`;\n");
addBlock("a fence with text on its line", "a.js", 'const f = `\n``` + "`";\n"```"\n// ```\n');
addBlock(
  "its own closing tag",
  "a.js",
  'const a = "</file></boltAction></dyad-write>";\n</file>\n',
);
addBlock("protocol markers in text", "a.md", "<<<<<<<\n", "````");
addBlock(
  "a README with nested fences",
  "README.md",
  `# Hi\n\n${FENCE}sh\nls\n${FENCE}\n\n${FENCE}js\n1\n${FENCE}\nEnd\n`,
);
addBlock(
  "a README with fences in a list",
  "README.md",
  `1. Run\n   ${FENCE}sh\n   ls\n   ${FENCE}\n2. Look\n`,
);
addBlock("a longer fence around a shorter", "a.js", `${FENCE}\nx\n${FENCE}\n`, "`````");
addBlock("a tilde fence around backticks", "a.py", `"""\n${FENCE}\nx\n${FENCE}\n"""\n`, "~~~");
addBlock("blank lines", "a.txt", "\n\n\na\n\n \n\n");
addBlock("a heredoc", "a.sh", "cat <<EOF\nhello\nEOF\ncat <<'```'\nx\n");
addBlock("a path with spaces", "my notes/to do.txt", "x\n");
addBlock("a > in a path", "a>b.txt", "x\n");
addBlock("characters outside the basic plane", "a.txt", "👩‍💻 ünï e\u0301 \u2028 𝒳\n");
addBlock("a byte order mark and control characters", "a.txt", "\ufeffa\u0000\t\u000b\rb\n");
addBlock("an empty file", "a.txt", "");
addBlock("thoughts in a file", "a.html", "<think>\nx\n</think>\n");
addBlock("a file in a file", "a.html", '<file path="b.js">\n1\n</file>\n');

const windows = "let a;\r\n\r\n  b\r\n";
add("Windows line ends", "a.js", windows, `${FENCE}js path="a.js"\r\n${windows}${FENCE}\r\n`);
add(
  "mixed line ends",
  "a.js",
  "a\r\nb\nc\r\r\n",
  `${FENCE}js path="a.js"\na\r\nb\nc\r\r\n${FENCE}\r\n`,
);
add("an indented block", "a.js", "1\n", `   ${FENCE}js path="a.js"\n   1\n   ${FENCE}\n`);
add("a close with trailing space", "a.js", "1\n", `${FENCE}js path="a.js"\n1\n${FENCE}  \n`);
add("a longer close", "a.js", "1\n", `${FENCE}js path="a.js"\n1\n${FENCE}${FENCE}\n`);

const INFOS: [name: string, info: string][] = [
  ["braces", 'js {path="src/a.js"}'],
  ["bare braces", "js {path=src/a.js}"],
  ["single quotes", "js path='src/a.js'"],
  ["no quotes", "js path=src/a.js"],
  ["a space around the sign", 'js path = "src/a.js"'],
  ["a title", 'js title="src/a.js"'],
  ["a filename attribute", 'js filename="src/a.js"'],
  ["a file attribute", "js file=src/a.js"],
  ["a file name as the info", "src/a.js"],
  ["a language, then a file name", "js src/a.js"],
  ["a language glued to a file name", "js:src/a.js"],
  ["a comment in the info", "js // src/a.js"],
  ["line marks after the name", "js src/a.js {1,3}"],
  ["a path before a language", 'path="src/a.js" js'],
];
for (const [name, info] of INFOS) add(name, "src/a.js", "1\n", block(info, "1\n"));

const LINES: [name: string, line: string][] = [
  ["a bold name", "**src/a.js**"],
  ["a bold name with a colon", "**src/a.js:**"],
  ["a heading", "### src/a.js\n"],
  ["a numbered heading", "### 2. `src/a.js`\n"],
  ["a name in code", "`src/a.js`"],
  ["a name with a colon", "src/a.js:"],
  ["a labelled name", "File: src/a.js"],
  ["a bold label", "**File:** `src/a.js`"],
  ["a numbered bold name", "1. **src/a.js**"],
  ["a name that says new", "`src/a.js` (new)"],
];
for (const [name, line] of LINES) {
  add(`${name} before the fence`, "src/a.js", "1\n", `${line}\n${block("js", "1\n")}`);
}
add(
  "a Windows name before the fence",
  "a.js",
  "1\r\n",
  `### a.js\r\n\r\n${FENCE}js\r\n1\r\n${FENCE}\r\n`,
);
add(
  "a name with a space before the fence",
  "my page.html",
  "1\n",
  `\`my page.html\`\n${block("html", "1\n")}`,
);
add(
  "a name before a bare fence",
  "Dockerfile",
  "FROM a\n",
  `**Dockerfile**\n${block("", "FROM a\n")}`,
);

add("a file tag", "a.js", "1\n", '<file path="a.js">\n1\n</file>\n');
add("a file tag with > in its path", "a>b c.js", "1\n", '<file path="a>b c.js">\n1\n</file>\n');
add("a file tag on one line", "a.js", "1", "<file path='a.js'>1</file>\n");
add("a closing tag after text", "a.js", "1\n2", '<file path="a.js">\n1\n2</file>\n');
const inString = 'let s = "</boltAction>";\nlet t = `</boltAction>\n1\n';
add(
  "a bolt action",
  "a.js",
  inString,
  `<boltArtifact id="x" title="y">\n<boltAction type="file" filePath="a.js" contentType="text/js">\n${inString}</boltAction>\n</boltArtifact>\n`,
);
add(
  "bolt tags on shared lines",
  "a.js",
  "1\n",
  '<boltArtifact id="x"><boltAction type="file" filePath="a.js">\n1\n</boltAction></boltArtifact>\n',
);
add(
  "a dyad tag",
  "a.js",
  "1\n",
  '<dyad-write path="a.js" description="a > b">\n1\n</dyad-write>\n',
);
