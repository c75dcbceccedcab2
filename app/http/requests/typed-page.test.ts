import { expect, test } from "vitest";
import { AppError, badRequest, notFound, unauthorized } from "~/platform/errors";
import { throwTypedPage } from "./typed-page.server";

/** The page that a refusal throws, or null. */
async function pageOf(failure: AppError, typed: Record<string, string>) {
  try {
    throwTypedPage(failure, typed);
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
