import { describe, expect, test } from "vitest";
import {
  type CentrePlace,
  isTabShown,
  keepLayout,
  layoutOf,
  readLayout,
  withLayout,
  withTab,
} from "./layout";

const APP: CentrePlace = { tab: "preview", codeTab: "editor", isSplit: false };
const BOTH: CentrePlace = { tab: "editor", codeTab: "editor", isSplit: true };

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

describe("what the centre shows", () => {
  test("a file that is opened comes beside the app where there is room, and over it elsewhere", () => {
    expect(layoutOf(withTab(APP, "editor", true), true)).toBe("split");
    expect(layoutOf(withTab(APP, "editor", false), true)).toBe("code");
  });

  test("whoever sees only code sees only the next file, however much room there is", () => {
    const code = withLayout(APP, "code");
    expect(layoutOf(withTab(code, "editor", true), true)).toBe("code");
  });

  test("beside the app stands the code or the terminal, whichever was seen last", () => {
    const place = withTab(BOTH, "terminal", true);
    expect(isTabShown(place, "terminal", true)).toBe(true);
    expect(isTabShown(place, "preview", true)).toBe(true);
    expect(isTabShown(place, "editor", true)).toBe(false);
    expect(isTabShown(withTab(place, "preview", true), "terminal", true)).toBe(true);
  });

  test("a centre that became too narrow shows one of the two, and both again when it grows", () => {
    expect(isTabShown(BOTH, "preview", false)).toBe(false);
    expect(layoutOf(BOTH, false)).toBe("code");
    expect(layoutOf(BOTH, true)).toBe("split");
  });

  test("back from the app alone is what stood beside it", () => {
    const alone = withLayout(withTab(BOTH, "terminal", true), "preview");
    expect(withLayout(alone, "code").tab).toBe("terminal");
  });
});

describe("what a browser remembers", () => {
  test("is the app until somebody chooses", () => {
    expect(readLayout(storage())).toEqual({ layout: "preview", share: 50 });
  });

  test("is the layout and the share, each without the other", () => {
    const kept = storage();
    keepLayout(kept, { layout: "split" });
    keepLayout(kept, { share: 37.4 });
    expect(readLayout(kept)).toEqual({ layout: "split", share: 37 });
  });

  test.each([
    '{"layout":"all","share":"wide"}',
    '{"share":1000000}',
    "[]",
    "broken",
    "7",
  ])("holds nothing strange: %s", (text) => {
    const { layout, share } = readLayout({ getItem: () => text });
    expect(layout).toBe("preview");
    expect([50, 80]).toContain(share);
  });
});
