import { expect, test, vi } from "vitest";

vi.mock("./shims/contents", () => ({
  contents: { "content/posts/a.mdx": "# A", "content/posts/deep/b.mdx": "# Bé", "data.json": "{}" },
}));
const { default: fs } = await import("./shims/fs");

test("an app in the browser reads the files that it has as Node does", async () => {
  expect(fs.readdirSync("/content/posts")).toEqual(["a.mdx", "deep"]);
  expect(fs.readdirSync("./content", { recursive: true })).toContain("posts/deep/b.mdx");
  expect(fs.readFileSync("/content/../content/posts/a.mdx", "utf8")).toBe("# A");
  expect(String(await fs.promises.readFile("/content/posts/deep/b.mdx"))).toBe("# Bé");
  expect([fs.existsSync("/content"), fs.existsSync("/cont")]).toEqual([true, false]);
  const [file, folder] = fs.readdirSync("/content/posts", { withFileTypes: true }) as never as {
    name: string;
    isFile(): boolean;
  }[];
  expect([file?.name, file?.isFile(), folder?.isFile()]).toEqual(["a.mdx", true, false]);
});

test("what is not there fails with Node's code, and nothing is written", async () => {
  expect(() => fs.readFileSync("/none.md")).toThrow(expect.objectContaining({ code: "ENOENT" }));
  expect(() => fs.readFileSync("/content")).toThrow(/EISDIR/);
  expect(fs.statSync("/none.md", { throwIfNoEntry: false })).toBeUndefined();
  await expect(fs.promises.writeFile()).rejects.toThrow("writes no files");
});
