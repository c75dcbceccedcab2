import { expect, test } from "vitest";
import { env } from "~/platform/env.server";
import { isSite } from "./turns-by-host.server";

test("requests to sites and to domains of people have turns apart from the product's", () => {
  const takesTurnsOfSites = (host: string) => isSite({ headers: { host }, protocol: "http" });
  expect(takesTurnsOfSites(new URL(env.APP_URL).host)).toBe(false);
  // A name of this machine, as the product's is.
  expect(takesTurnsOfSites(`my-app.${env.SITES_HOST}`)).toBe(true);
  expect(takesTurnsOfSites("shop.example.com")).toBe(true);
});
