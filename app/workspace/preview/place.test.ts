import { beforeEach, describe, expect, test, vi } from "vitest";
import { addressInside, readPlace } from "./place";

const ORIGIN = "http://preview-a1.sites.localhost:3000";
const TOLD = { type: "@sayso/place", path: "/menu?of=today#tea", canGoBack: true };

beforeEach(() => vi.stubGlobal("location", { origin: "http://localhost:3000" }));

describe("the route that an app tells", () => {
  test("is taken from the preview's own host, and from one below a path", () => {
    const place = { path: "/menu?of=today#tea", canGoBack: true, canGoForward: false };
    expect(readPlace({ origin: ORIGIN, data: TOLD }, "preview-a1")).toEqual(place);
    expect(readPlace({ origin: "null", data: TOLD }, "preview-a1")).toEqual(place);
  });

  test.each([
    "https://example.com",
    "http://localhost:3000",
    "http://preview-a12.sites.localhost",
    "",
  ])("is not taken from %s", (origin) => {
    expect(readPlace({ origin, data: TOLD }, "preview-a1")).toBeNull();
    expect(readPlace({ origin, data: TOLD }, undefined)).toBeNull();
  });

  test("is a text of a bounded length, or nothing", () => {
    const path = `/${"x".repeat(100_000)}`;
    const long = readPlace({ origin: ORIGIN, data: { ...TOLD, path } }, "preview-a1");
    expect(long?.path).toHaveLength(2_000);
    for (const data of [
      null,
      7,
      "place",
      [],
      { ...TOLD, path: { toString: 1 } },
      { ...TOLD, path: "javascript:1" },
    ]) {
      expect(readPlace({ origin: ORIGIN, data }, "preview-a1")).toBeNull();
    }
  });
});

describe("a route that a person types", () => {
  const URL_OF = "/api/projects/p1/preview/proxy/";
  const ROOT = `http://localhost:3000${URL_OF}`;

  test.each([
    ["/", ""],
    ["menu", "menu"],
    ["/menu?a=1#b", "menu?a=1#b"],
    ["//example.com", "example.com"],
    ["\\\\example.com", "example.com"],
    ["https://example.com/", "https://example.com/"],
    ["../../../../login", ""],
  ])("%s stays inside of the app", (typed, expected) => {
    expect(addressInside(URL_OF, typed)).toBe(ROOT + expected);
  });
});
