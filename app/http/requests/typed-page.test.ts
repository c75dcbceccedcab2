import { expect, test } from "vitest";
import { AppError, badRequest, notFound, unauthorized } from "~/platform/errors";
import { throwTypedPage, typedPageOf } from "./typed-page.server";

/** The page that a refusal throws, or null. */
async function pageOf(failure: AppError, typed: Record<string, string>) {
  try {
    throwTypedPage(failure, typed, {});
    return null;
  } catch (thrown) {
    const { status } = thrown as Response;
    return { status, ...((await (thrown as Response).json()) as object) };
  }
}

test("whoever was signed out meanwhile gets back what they typed", async () => {
  const typed = { Name: "VITE_TITLE", Value: "Hello", Text: "" };
  expect(await pageOf(unauthorized(), typed)).toEqual({
    status: 401,
    sentence: null,
    typed: "Name: VITE_TITLE\nValue: Hello",
  });
  expect(await pageOf(unauthorized(), { Text: "A=1\nB=2" })).toMatchObject({ typed: "A=1\nB=2" });
});

test("a project that was deleted, and a database that is away, are told in their own words", async () => {
  const gone = notFound("It was deleted.", { code: "project_deleted" });
  expect(await pageOf(gone, { Domain: "a.example" })).toMatchObject({
    sentence: "It was deleted.",
  });
  expect(await pageOf(new AppError(503, "Busy."), {})).toMatchObject({ status: 503, typed: null });
});

test("what a form's own page can say beside its fields is said there", async () => {
  expect(await pageOf(badRequest("No."), { Name: "x" })).toBeNull();
  expect(await pageOf(notFound("There is no such domain."), { Name: "x" })).toBeNull();
});

test("what was typed is kept for the case that the form's own page fails too", () => {
  const context = {};
  expect(typedPageOf(context)).toBeUndefined();
  throwTypedPage(new AppError(500, "Ours."), { Name: "VITE_TITLE" }, context);
  expect(typedPageOf(context)).toEqual({ sentence: "Ours.", typed: "VITE_TITLE" });
  throwTypedPage(badRequest("That is no name."), { Name: "1" }, context);
  expect(typedPageOf(context), "the page's failure is another one").toEqual({
    sentence: null,
    typed: "1",
  });
});
