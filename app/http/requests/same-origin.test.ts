import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server";

const own = "https://sayso.example";

test.each([
  ["the product's own page", { "sec-fetch-site": "same-origin" }, true],
  ["a bookmark or the address bar", { "sec-fetch-site": "none" }, true],
  ["another site", { "sec-fetch-site": "cross-site" }, false],
  ["a site of ours on a sibling host", { "sec-fetch-site": "same-site" }, false],
  ["an old browser on our page", { origin: own }, true],
  ["an old browser elsewhere", { origin: "https://evil.example" }, false],
  [
    "our name without TLS, which a network can answer for",
    { origin: "http://sayso.example" },
    false,
  ],
  ["another program on our machine", { origin: "https://sayso.example:8443" }, false],
  ["a sandboxed page", { origin: "null" }, false],
  ["a sandboxed page that claims more", { "sec-fetch-site": "cross-site", origin: own }, false],
  ["a command line", {}, true],
])("a state change from %s", (_who, headers, allowed) => {
  expect(isSameOrigin(headers, own)).toBe(allowed);
});
