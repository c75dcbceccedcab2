import { expect, test } from "vitest";
import { KeptResults, nameOf, type Places } from "./kept-results";

test("what was made of a file counts as long as all that it was made of is the same", async () => {
  const results = new KeptResults<{ css: string }>({
    characters: 1_000,
    lengthOf: ({ css }) => css.length,
  });
  let times = 0;
  const made = async (places: Places, key = "key") => {
    const before = times;
    await results.of(key, places, ({ find, read }) => {
      times += 1;
      return { css: read(find("b", "/a.scss") ?? "") ?? "" };
    });
    return times > before;
  };
  const same = { find: () => "/_b.scss", read: () => "text" };
  expect(await made(same)).toBe(true);
  expect(await made(same)).toBe(false);
  expect(await made({ ...same, read: () => "other" })).toBe(true);
  expect(await made({ ...same, read: () => null })).toBe(true);
  expect(await made({ ...same, read: () => "null" })).toBe(true);
  expect(await made({ ...same, find: () => "/b.scss" })).toBe(true);
  expect(await made(same, "other")).toBe(true);
  expect(await made(same, "other")).toBe(false);
});

test("what failed is made again", async () => {
  const results = new KeptResults<string>({ characters: 1_000, lengthOf: ({ length }) => length });
  const nowhere = { find: () => null, read: () => null };
  const failing = results.of("key", nowhere, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await results.of("key", nowhere, () => "made")).toBe("made");
});

test("no text is named as the text that is written for it", () => {
  expect(nameOf(null)).not.toBe(nameOf("null"));
  expect(nameOf(["a", "b"])).not.toBe(nameOf(["ab"]));
});
