import { expect, test } from "vitest";
import { routePath } from "./route-path.server";

test("every spelling that a router takes is the same path", () => {
  for (const path of [
    "/api/auth/x",
    "/API/Auth/X",
    "/api/auth/x/",
    "/api/auth/x//",
    "/api/%61uth/x",
  ]) {
    expect([path, routePath(path)]).toEqual([path, "/api/auth/x"]);
  }
  expect(routePath("/login.data")).toBe("/login");
  expect(routePath("/login/.data")).toBe("/login");
  expect(routePath("/_root.data")).toBe("/");
  expect(routePath("/")).toBe("/");
});

test("what no router takes for a path is another one", () => {
  for (const path of [
    "/login.DATA",
    "/login.data/",
    "/login%2Edata",
    "/_ROOT.data",
    "/\u212Aeys",
  ]) {
    expect([path, routePath(path)]).not.toEqual([
      path,
      expect.stringMatching(/^\/(?:login|keys)?$/),
    ]);
  }
});

test("a coded slash parts nothing, and what cannot be decoded stays", () => {
  expect(routePath("/api%2Fupload")).toBe("/api%2fupload");
  expect(routePath("/%E0%A4")).toBe("/%e0%a4");
});
