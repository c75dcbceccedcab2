import { expect, test } from "vitest";
import { keepStyles, keptStyles, nameOf } from "./kept-sass";

test("what was made of a stylesheet counts as long as all that it was made of is the same", () => {
  const found = [["b", "/a.scss", "/_b.scss"]] as const;
  keepStyles("key", { css: "p {}", found, loaded: new Map([["/_b.scss", nameOf("text")]]) });
  const same = { find: () => "/_b.scss", read: () => "text" };
  expect(keptStyles("key", same)).toBe("p {}");
  expect(keptStyles("key", { ...same, read: () => "other" })).toBeNull();
  expect(keptStyles("key", { ...same, read: () => null })).toBeNull();
  expect(keptStyles("key", { ...same, find: () => "/b.scss" })).toBeNull();
  expect(keptStyles("other", same)).toBeNull();
});
