import { expect, test } from "vitest";
import { siteHostWarning } from "./origin.server";

const PRODUCT = "https://sayso.example";

test.each([
  ["sites.sayso.example", PRODUCT],
  ["sayso.example", PRODUCT],
  ["SITES.sayso.example:8443", PRODUCT],
  ["apps.sayso.example", "https://www.sayso.example"],
])("sites below %s are too near to %s", (SITES_HOST, APP_URL) => {
  expect(siteHostWarning({ SITES_HOST, APP_URL })).toContain("below sayso.example");
});

test.each([
  ["sayso-sites.example", PRODUCT],
  ["notsayso.example", PRODUCT],
  ["path", PRODUCT],
  ["sites.localhost:3000", "http://localhost:3000"],
])("sites below %s are apart from %s", (SITES_HOST, APP_URL) => {
  expect(siteHostWarning({ SITES_HOST, APP_URL })).toBeNull();
});
