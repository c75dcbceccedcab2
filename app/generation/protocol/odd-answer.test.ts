import { expect, test } from "vitest";
import { mistakenPath } from "./mistaken-paths";
import { readsLikeAnError } from "./odd-answer";

test.each([
  "Error: 500 Internal Server Error. upstream connect error",
  "error (429): slow down",
  "502 Bad Gateway",
  "HTTP/1.1 503 Service Unavailable",
  '{"error":{"message":"The server had an error"}}',
  "<svg xmlns='http://www.w3.org/2000/svg'><text>Error 500</text></svg>",
  "Internal Server Error",
  "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body></html>",
  "Rate limit exceeded, please slow down",
])("%s reads like an error", (answer) => {
  expect(readsLikeAnError(answer)).toBe(true);
});

test.each([
  "Which colour shall it be?",
  "Errors are shown below each field now.",
  "An error page is a good idea. Shall I add one for 404?",
  "404 is what a page answers that is not there.",
  `502 Bad Gateway ${"and so on ".repeat(300)}`,
])("%s is an answer", (answer) => {
  expect(readsLikeAnError(answer)).toBe(false);
});

test("a path of an example is asked about once, and not where the project has its folder", () => {
  expect(mistakenPath("path/to/a.ts", ["index.html"])).toContain("one of an example");
  expect(mistakenPath("path/to/a.ts", [])).toBe(null);
  expect(mistakenPath("path/to/a.ts", ["path/to/b.ts"])).toBe(null);
});
