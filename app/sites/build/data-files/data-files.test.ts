import { describe, expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";
import { writtenValue } from "./written-value";

const { build, built } = openBuilds();
const project = (main: string, files: Record<string, string>) => ({
  "index.html": pageWith("/src/main.ts"),
  "src/main.ts": main,
  ...files,
});

async function scriptOf(main: string, files: Record<string, string>) {
  const site = await built(project(main, files), "preview");
  return site.text("/assets/src/main.js") + site.text("/assets/src/main.parts.js");
}

async function problemsOf(main: string, files: Record<string, string>) {
  const done = await build(project(main, files), "preview");
  if (done.ok) throw new Error("It was built.");
  return done.problems.map(({ text, file, line }) => ({ text, file, line }));
}

describe("a file of values is imported as they are", { timeout: PATIENT_MS }, () => {
  test("in YAML, whole and by the names at its top", async () => {
    const script = await scriptOf(
      'import all, { towns } from "./a.yaml"; import empty from "./b.yml"; console.log(all, towns, empty)',
      { "src/a.yaml": "# places\ntowns:\n  - Oslo\n  - Bergen\nsince: 2024\n", "src/b.yml": "" },
    );
    expect(script).toContain('["Oslo", "Bergen"]');
    expect(script).toContain("2024");
  });

  test("in JSON5 and in JSON with comments, and nothing in it runs", async () => {
    const script = await scriptOf(
      'import a from "./a.json5"; import b from "./b.jsonc"; console.log(a, b)',
      {
        "src/a.json5": "// one\n{ size: +0x10, 'name': 'Oslo', more: [.5, -1,], }",
        "src/b.jsonc": '{ "a": 1, /* two */ "b": [true, null], }\n// three\n',
      },
    );
    expect(script).toContain("size: 16");
    expect(script).toContain("[0.5, -1]");
    for (const text of ["{ a: alert(1) }", "{ get a() { return 1 } }", "[...x]", "{} alert(1)"]) {
      expect(() => writtenValue(text)).toThrow(SyntaxError);
    }
    expect(Object.keys(writtenValue('{ "__proto__": { a: 1 } }') as object)).toEqual(["__proto__"]);
  });

  test("and one that cannot be read says where it stops", async () => {
    const main = 'import a from "./a.yaml"; import b from "./b.json5"; console.log(a, b)';
    const said = await problemsOf(main, {
      "src/a.yaml": "a: 1\nb: [1\nc: 2\n",
      "src/b.json5": "{\n a: f() }",
    });
    expect(said).toEqual([
      {
        text: expect.stringMatching(/^src\/a\.yaml cannot be read: .+\.$/),
        file: "src/a.yaml",
        line: expect.any(Number),
      },
      {
        text: "src/b.json5 cannot be read: Only values can be written here.",
        file: "src/b.json5",
        line: 2,
      },
    ]);
  });

  test("and one of another kind says how its text is asked for", async () => {
    const [problem] = await problemsOf('import a from "./a.toml"; console.log(a)', {
      "src/a.toml": "a = 1",
    });
    expect(problem?.text).toBe(
      'src/a.toml cannot be imported as it is: ask for its text with "a.toml?raw", or for its address with "a.toml?url".',
    );
  });

  test("a value that holds itself, or grows without end, is told and not made", async () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${["b", "c", "d", "e", "f", "g"].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdef"[at]}`).join(",")}]`).join("\n")}`;
    const said = await problemsOf(
      'import a from "./a.yaml"; import b from "./b.yaml"; console.log(a, b)',
      {
        "src/a.yaml": "a: &a\n  b: *a\n",
        "src/b.yaml": bomb,
      },
    );
    expect(said.map(({ text }) => text.slice(0, 27))).toEqual([
      "src/a.yaml cannot be read: ",
      "src/b.yaml cannot be read: ",
    ]);
  });
});

test("many names and deep nesting are no matter of minutes", { timeout: PATIENT_MS }, async () => {
  const wide = Array.from({ length: 40_000 }, (_, at) => `k${at}: v`).join("\n");
  const before = performance.now();
  expect(
    await scriptOf('import a from "./a.yaml"; console.log(a)', { "src/a.yaml": wide }),
  ).toContain("k39999");
  expect(performance.now() - before).toBeLessThan(15_000);
  const main = 'import a from "./a.json5"; console.log(a)';
  const [deep] = await problemsOf(main, { "src/a.json5": "[".repeat(100_000) });
  expect(deep?.text).toBe("src/a.json5 cannot be read: It is nested too deeply.");
});

test("numbers that JSON has no word for stay numbers", { timeout: PATIENT_MS }, async () => {
  const script = await scriptOf(
    'import all, { most } from "./a.json5"; import b from "./b.yaml"; console.log(all, most, b)',
    {
      "src/a.json5": "{ most: Infinity, least: [-Infinity, NaN], 'a-b': 1 }",
      "src/b.yaml": "x: .inf",
    },
  );
  expect(script).toMatch(/"most": ?Infinity, ?"least": ?\[-Infinity, ?NaN\], ?"a-b": ?1/);
  expect(script).toMatch(/"x": ?Infinity/);
});

describe("a program of the graphics card", { timeout: PATIENT_MS }, () => {
  test("comes with what it includes; parts of three.js stay", async () => {
    const script = await scriptOf('import code from "./a.frag"; console.log(code)', {
      "src/a.frag":
        '#include <fog>\n#include "./lib/noise.glsl"\n#include lib/half;\nvoid main() {}',
      "src/lib/noise.glsl": "#include half.glsl\nfloat noise() { return half_; }",
      "src/lib/half.glsl": "float half_ = .5;",
      "src/lib/half": "float other;",
    });
    expect(script).toContain("#include <fog>\\nfloat half_ = .5;\\nfloat noise()");
    expect(script).toContain("float other;\\nvoid main() {}");
  });

  test("that would grow without end is told", async () => {
    const doubled = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [
        `src/a${at}.glsl`,
        `#include ./a${at + 1}.glsl\n`.repeat(4),
      ]),
    );
    const main = 'import a from "./a0.glsl"; import b from "./b.glsl"; console.log(a, b)';
    const said = await problemsOf(main, {
      ...doubled,
      "src/a30.glsl": "void a() {}",
      "src/b.glsl": "#include ./c.glsl\n".repeat(100),
      "src/c.glsl": "c".repeat(500_000),
    });
    expect(new Set(said.map(({ text }) => text))).toEqual(
      new Set(["This program includes too much: at most 200 files of 2 MB together."]),
    );
  });

  test("that includes itself, or what is not there, says so where it does", async () => {
    const said = await problemsOf(
      'import a from "./a.glsl"; import b from "./b.glsl"; console.log(a, b)',
      {
        "src/a.glsl": "x\n#include ./c.glsl",
        "src/c.glsl": "#include ./a.glsl",
        "src/b.glsl": "#include ./none.glsl",
      },
    );
    expect(said.sort((a, b) => a.text.localeCompare(b.text))).toEqual([
      { text: "./a.glsl includes itself.", file: "src/c.glsl", line: 1 },
      { text: "There is no file ./none.glsl in the project.", file: "src/b.glsl", line: 1 },
    ]);
  });
});
