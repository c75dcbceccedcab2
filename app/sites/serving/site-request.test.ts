import type { Request } from "express";
import { expect, test } from "vitest";
import { siteOf } from "./site-request.server";

const CONFIG = { SITES_HOST: "sites.localhost:3000", APP_URL: "http://localhost:3000" };
const pathOf = (path: string, host = "shop.sites.localhost:3000") =>
  siteOf({ headers: { host }, path } as Request, CONFIG)?.path;

test("several slashes in an address are one, as other servers of files have it", () => {
  expect(pathOf("/assets//images///shadow%20a.png")).toBe("/assets/images/shadow a.png");
  expect(pathOf("//%E0%A4%A")).toBe("/%E0%A4%A");
  expect(pathOf("/sites/shop//a.png", "192.168.1.5:3000")).toBe("/a.png");
});
