import { describe, expect, test } from "vitest";
import { BadPathError, normalizePath, PATH_BYTES, PATH_DEPTH } from "./file-paths";

describe("a path that a project may hold", () => {
  test.each([
    ["index.html", "index.html"],
    ["./src//App.tsx", "src/App.tsx"],
    ["src/./deep/../x".replace("/../x", "/y"), "src/deep/y"],
    ["a folder/with space.md", "a folder/with space.md"],
    ["caf\u0065\u0301.md", "café.md"],
    [".github/workflows/ci.yml", ".github/workflows/ci.yml"],
    ["src/[id].tsx", "src/[id].tsx"],
    ["emoji-🎉.md", "emoji-🎉.md"],
  ])("%j becomes %j", (raw, normal) => {
    expect(normalizePath(raw)).toBe(normal);
  });

  test("is the same after a second pass", () => {
    const once = normalizePath("./a//b/./c.ts");
    expect(normalizePath(once)).toBe(once);
  });
});

describe("a hostile or impossible path is refused", () => {
  test.each([
    ["../../etc/passwd"],
    ["a/../../b"],
    ["/etc/passwd"],
    ["//host/share"],
    ["\\\\host\\share"],
    ["C:\\Windows\\system.ini"],
    ["c:evil"],
    ["~/secrets"],
    ["./~/secrets"],
    ["./ .git/config"],
    [".//\u00a0index.html"],
    [""],
    ["   "],
    ["."],
    ["folder/"],
    [".git/config"],
    ["a/.GIT/hooks/post-checkout"],
    ["node_modules/react/index.js"],
    [".env"],
    ["config/.env.local"],
    ["a\u0000b"],
    ["line\nbreak"],
    ["rtl\u202Efile.txt"],
    ["zero\u200Bwidth"],
    ["con"],
    ["a/NUL.txt"],
    ["com¹.txt"],
    ["aux .txt"],
    ["CONOUT$"],
    ["arabic\u061Cmark"],
    ["dot."],
    ["space /x"],
    ["a:b"],
    ["what?.js"],
    ["\ud800.txt"],
    ["x".repeat(PATH_BYTES + 1)],
    ["é".repeat(PATH_BYTES / 2 + 1)],
    [Array.from({ length: PATH_DEPTH + 1 }, () => "d").join("/")],
    [undefined],
    [{ path: "index.html" }],
  ])("%j", (raw) => {
    expect(() => normalizePath(raw)).toThrow(BadPathError);
  });

  test("with a sentence that names the path and the rule", () => {
    expect(() => normalizePath("../x")).toThrow(
      'The path "../x" cannot be used: it climbs out of the project.',
    );
  });
});
