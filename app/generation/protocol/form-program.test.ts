import { expect, test } from "vitest";
import { opensProgram, readProgram } from "./form-program";

const WRITTEN = [{ action: "write", path: "a.js", content: "one();\n" }];

test.each([
  'write_file("a.js", "one();\\n")',
  'write_file(path="a.js", content="""one();\n""")',
  "print(default_api.write_file(file_path='a.js', content='''one();\n'''))",
  'import os\nos.makedirs("src", exist_ok=True)\nwith open("a.js", "w", encoding="utf-8") as f:\n    f.write("""one();\n""")\n',
  'from pathlib import Path\n\nPath("a.js").write_text("""\\\none();\n""", encoding="utf-8")\n',
  "const fs = require('fs');\nfs.writeFileSync('a.js', `one();\n`, 'utf8');\n",
  "import fs from 'fs';\nawait fs.promises.writeFile('a.js', `one();\n`);\n",
  "// The script\nwrite_file({ path: 'a.js', content: `one();\n` });",
  '[functions.write_file(path="a.js", content="one();\\n")]',
])("%j writes a file", (program) => {
  expect(readProgram(program)).toEqual(WRITTEN);
});

test.each([
  'from pathlib import Path; Path("a.js").write_text("one();\\n")',
  'import os\nos.makedirs(os.path.dirname("src/b.js"), exist_ok=True); write_file("a.js", "one();\\n")',
  "fs.mkdirSync('src', { recursive: true }); fs.writeFileSync('a.js', 'one();\\n');",
])("in %j no file is lost behind what stands before it on its line", (program) => {
  expect(readProgram(program)).toEqual(WRITTEN);
});

test("several calls are read in their order", () => {
  const calls =
    'edit_file("a.js", old_str="one", new_str="two")\ndelete_file("b.js")\nrename_file("c.js", "d.js")\n';
  expect(readProgram(calls)).toMatchObject([
    { action: "edit", path: "a.js" },
    { action: "delete", path: "b.js" },
    { action: "rename", path: "c.js", to: "d.js" },
  ]);
});

test.each([
  'write_file("a.js", f"{one}")',
  'write_file("a.js", one)',
  'write_file("a.js", """one("\\n")""")',
  "write_file('a.js', `$" + "{one}`)",
  'write_file("a.js", "one" "utf8")',
  'write_file("a.js", "one" + "two")',
  'with open("a.js", "a") as f:\n    f.write("one")\n',
  'for name in names:\n    write_file("a.js", "one")\n',
  'write_file("a.js", "one")\nsubprocess.run(["npm", "test"])\n',
  'write_file("a.js", "one',
  'print("write_file")',
  "import os\n",
  "",
])("%j is not certain to, so it is none", (program) => {
  expect(readProgram(program)).toBeNull();
});

test("only what begins like one is held back", () => {
  expect(opensProgram("import fs from 'node:fs';")).toBe(true);
  expect(opensProgram("import { useState } from 'react';")).toBe(false);
  expect(opensProgram("const total = add(1, 2);")).toBe(false);
});

test("a program without end is read in a time that grows with it", () => {
  const long = "a".repeat(300_000);
  for (const program of [
    `write_file("${long}`,
    `write_file("a.js", ${" ".repeat(300_000)}`,
    `${"import os\n".repeat(30_000)}x`,
    `${'delete_file("a.js")\n'.repeat(2_000)}x`,
    `[${'delete_file("a.js"), '.repeat(2_000)}`,
    `const ${"= ".repeat(150_000)}`,
  ])
    expect(readProgram(program)).toBeNull();
});
