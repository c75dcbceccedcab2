import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { limitBodySizes } from "./body-sizes.server";
import { FILE_BODY } from "./rates/act";

/** What is said of a body before it is read; 200 where it is taken. */
function statusOf(url: string, type: string, bytes: number): number {
  const headers = { "content-type": type, "content-length": String(bytes) };
  let status = 200;
  const next = (error?: unknown) => {
    if (error) status = (error as { status: number }).status;
  };
  const request = { method: "POST", url, path: url, headers } as unknown as Request;
  limitBodySizes(request, {} as Response, next);
  return status;
}

test("a form of texts alone may be as large as a file, one with pictures as large as its act says", () => {
  const form = "application/x-www-form-urlencoded";
  const parts = "multipart/form-data; boundary=x";
  for (const url of ["/community/threads/new", "/projects/p1", "/projects/p1/share"]) {
    expect(statusOf(url, form, FILE_BODY)).toBe(200);
    expect(statusOf(url, `${form.toUpperCase()}; charset=utf-8`, FILE_BODY + 1)).toBe(413);
    expect(statusOf(url, parts, FILE_BODY + 1)).toBe(200);
    expect(statusOf(url, parts, 100_000_000)).toBe(413);
  }
  expect(statusOf("/login", form, 300_000)).toBe(413);
});
