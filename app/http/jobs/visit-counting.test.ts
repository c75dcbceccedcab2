import { expect, test } from "vitest";
import { isPersonsVisit } from "./visit-counting.server";

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "sec-fetch-dest": "document",
  accept: "text/html,*/*;q=0.8",
};

test("somebody who goes to a page visits it", () => {
  expect(isPersonsVisit({ method: "GET", headers: BROWSER })).toBe(true);
  const { "sec-fetch-dest": _, ...old } = BROWSER;
  expect(isPersonsVisit({ method: "GET", headers: old })).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["a frame", { "sec-fetch-dest": "iframe" }],
  ["a fetch", { "sec-fetch-dest": "empty" }],
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["curl", { "user-agent": "curl/8.5.0" }],
  ["a program without a name", { "user-agent": "" }],
  ["who asks not to be tracked", { dnt: "1" }],
  ["who asks not to be sold", { "sec-gpc": "1" }],
  ["what a browser loads ahead", { "sec-purpose": "prefetch;prerender" }],
  ["what Safari loads ahead", { purpose: "prefetch" }],
])("%s does not visit", (_who, headers) => {
  expect(isPersonsVisit({ method: "GET", headers: { ...BROWSER, ...headers } })).toBe(false);
});

test("asking for the headers alone is no visit", () => {
  expect(isPersonsVisit({ method: "HEAD", headers: BROWSER })).toBe(false);
});
