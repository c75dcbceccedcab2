import { expect, test } from "vitest";
import { ApiError } from "~/platform/api-client";
import { failureNotice } from "~/workspace/conversation/answer-failure";
import { WIDE_LOOK } from "~/workspace/shell/wide-look";
import { PHONE_LOOK } from "./phone-look";

test.each([
  ["a.ts", "typescript"],
  ["a.tsx", "typescript"],
  ["a.js", "javascript"],
  ["a.jsx", "javascript"],
  ["a.json", "json"],
  ["a.html", "html"],
  ["a.css", "css"],
  ["a.scss", "scss"],
  ["a.py", "python"],
  ["a.md", "markdown"],
])("the app's editor colours %s as %s", (path, language) => {
  expect(PHONE_LOOK.languageOf(path)).toBe(language);
});

test.each([
  "a.rb",
  "a.go",
  "a.sql",
  "a.rs",
  "a.yaml",
  "a.sh",
  "Makefile",
  "ts",
])("%s is plain text in the app", (path) => {
  expect(PHONE_LOOK.languageOf(path)).toBe("plaintext");
});

test("a message that did not get through is told in the words of each shell", () => {
  const broken = new ApiError(500, "boom");
  const tell = (error: unknown, look: typeof WIDE_LOOK) =>
    failureNotice(error, false, look.texts.sendFailed);
  expect(tell(broken, PHONE_LOOK)).toMatchObject({
    title: "Error",
    description: "Failed to send message. Please try again.",
  });
  expect(tell(broken, WIDE_LOOK)).toMatchObject({
    title: "AI Generation Failed",
    description: "boom",
  });
  // What the person can mend is said by the server.
  expect(tell(new ApiError(429, "Wait a minute."), PHONE_LOOK).description).toBe("Wait a minute.");
});

test("publishing that failed is told with the server's reason, else in the app's words", () => {
  const { title, describe } = PHONE_LOOK.texts.publishFailed;
  expect(title).toBe("Publish Failed");
  expect(describe(new ApiError(409, "That slug is taken."))).toBe("That slug is taken.");
  expect(describe(new TypeError("Failed to fetch"))).toBe(
    "Failed to publish project. Please try again.",
  );
});
