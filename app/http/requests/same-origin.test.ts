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
  ["a browser of before 2020 on our page", { referer: `${own}/projects/new?q=a` }, true],
  ["a browser of before 2020 elsewhere", { referer: "https://evil.example/a.html" }, false],
  ["a name that begins as ours", { referer: `${own}.evil.example/` }, false],
  ["a page elsewhere with our name in its address", { referer: `https://a.example/${own}` }, false],
  ["our name and another program's port", { referer: `${own}:8443/` }, false],
  ["our name as somebody's at another host", { referer: `${own}@evil.example/` }, false],
  ["a page that is none of the web", { referer: "about:blank" }, false],
  ["a referrer that is no address", { referer: "/projects" }, false],
  ["our page, whatever its referrer's words", { origin: own, referer: "https://a.example/" }, true],
  [
    "our page by the browser's own word",
    { "sec-fetch-site": "same-origin", referer: "https://a.example/" },
    true,
  ],
  ["a command line", {}, true],
])("a state change from %s", (_who, headers, allowed) => {
  expect(isSameOrigin(headers, own)).toBe(allowed);
});
