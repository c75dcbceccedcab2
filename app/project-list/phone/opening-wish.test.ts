import { expect, test } from "vitest";
import { takeOpeningWish } from "./opening-wish";

function pageAt(address: string) {
  const { hash, pathname, search } = new URL(address, "https://example.com");
  const left: unknown[] = [];
  return {
    left,
    location: { hash, pathname, search },
    history: { state: { key: "a" }, replaceState: (...now: unknown[]) => void left.push(now) },
  };
}

test("a shared text is taken out of the address, whatever is in it", () => {
  const text = "A shop & a café: 100% #1?\nSecond line";
  const page = pageAt(`/pwa/projects?x=1#share=${encodeURIComponent(text)}`);
  expect(takeOpeningWish(page)).toEqual({ sharedText: text, picture: null });
  expect(page.left).toEqual([[{ key: "a" }, "", "/pwa/projects?x=1"]]);
});

test.each(["", "#share=", "#share=%20%0a", "#main"])("nothing is taken from %j", (hash) => {
  const page = pageAt(`/pwa/projects${hash}`);
  expect(takeOpeningWish(page)).toBeNull();
  expect(page.left).toEqual([]);
});

test("a shortcut of the app asks for a new project", () => {
  const page = pageAt("/pwa/projects#new");
  expect(takeOpeningWish(page)).toEqual({ sharedText: "", picture: null });
  expect(page.left).toHaveLength(1);
});

test("a picture that was shared is told of, with or without words", () => {
  expect(takeOpeningWish(pageAt("/pwa/projects#share=&picture=kept"))).toEqual({
    sharedText: "",
    picture: "kept",
  });
  expect(takeOpeningWish(pageAt("/pwa/projects#share=Soup&picture=lost"))?.picture).toBe("lost");
  expect(takeOpeningWish(pageAt("/pwa/projects#picture=elsewhere"))).toBeNull();
});
