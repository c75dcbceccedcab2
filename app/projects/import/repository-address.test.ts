import { expect, test } from "vitest";
import { archiveAddress, readRepositoryAddress } from "./repository-address";

test.each([
  ["https://github.com/ann/shop", "github.com", "ann/shop", undefined, ""],
  ["ann/shop", "github.com", "ann/shop", undefined, ""],
  ["git@github.com:ann/shop.git", "github.com", "ann/shop", undefined, ""],
  [" http://www.github.com/ann/shop.js/?tab=readme ", "github.com", "ann/shop.js", undefined, ""],
  ["https://github.com/ann/shop/tree/v2/apps/web", "github.com", "ann/shop", "v2", "apps/web"],
  ["https://gitlab.com/a/b/c/shop/-/tree/main/web", "gitlab.com", "a/b/c/shop", "main", "web"],
  ["https://gitlab.com/ann/shop.git", "gitlab.com", "ann/shop", undefined, ""],
  ["https://codeberg.org/ann/shop/src/branch/main/web", "codeberg.org", "ann/shop", "main", "web"],
])("%s is a repository", (typed, forge, path, ref, folder) => {
  expect(readRepositoryAddress(typed)).toEqual({ forge, path, folder, ...(ref ? { ref } : {}) });
});

test.each([
  "",
  "shop",
  "https://example.com/ann/shop",
  "https://github.com.example.com/ann/shop",
  "https://github.com@example.com/ann/shop",
  "https://github.com/ann",
  "https://github.com/../../etc",
  "https://github.com/ann/%2e%2e",
  "https://github.com/ann/shop%00",
  "https://github.com/%E0%A4%A/x",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("%s is none, and what would be is said", (typed) => {
  expect(() => readRepositoryAddress(typed)).toThrow(/It looks like https:\/\/github/);
});

test("each host hands out its archive at an address of its own", () => {
  const of = (typed: string) => archiveAddress(readRepositoryAddress(typed));
  expect(of("ann/shop")).toBe("https://github.com/ann/shop/archive/HEAD.zip");
  expect(of("https://github.com/ann/shop/tree/v2")).toBe(
    "https://github.com/ann/shop/archive/v2.zip",
  );
  expect(of("https://gitlab.com/g/ann/shop")).toBe(
    "https://gitlab.com/g/ann/shop/-/archive/HEAD/shop-HEAD.zip",
  );
  expect(of("https://codeberg.org/ann/shop")).toBe(
    "https://codeberg.org/ann/shop/archive/HEAD.zip",
  );
  const mirror = { "github.com": "http://localhost:9" };
  expect(archiveAddress(readRepositoryAddress("ann/shop"), mirror)).toBe(
    "http://localhost:9/ann/shop/archive/HEAD.zip",
  );
});
