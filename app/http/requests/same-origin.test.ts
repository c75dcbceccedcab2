import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server";

const host = "sayso.example";

test.each([
  ["the product's own page", { "sec-fetch-site": "same-origin", host }, true],
  ["a bookmark or the address bar", { "sec-fetch-site": "none", host }, true],
  ["another site", { "sec-fetch-site": "cross-site", host }, false],
  ["a site of ours on a sibling host", { "sec-fetch-site": "same-site", host }, false],
  ["an old browser on our page", { origin: "https://sayso.example", host }, true],
  ["an old browser elsewhere", { origin: "https://evil.example", host }, false],
  ["a sandboxed page", { origin: "null", host }, false],
  [
    "a sandboxed page that claims more",
    { "sec-fetch-site": "cross-site", origin: `https://${host}`, host },
    false,
  ],
  ["a command line", { host }, true],
])("a state change from %s", (_who, headers, allowed) => {
  expect(isSameOrigin(headers)).toBe(allowed);
});
