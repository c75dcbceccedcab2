import { expect, test } from "vitest";
import { insertInBody } from "./page-with-entry";

test("markup goes before the last end of a body, however many a page says", {
  timeout: 1_000,
}, () => {
  expect(insertInBody("<body>a</body><!-- </BODY > --> ", "<i></i>")).toBe(
    "<body>a</body><!-- <i></i></BODY > --> ",
  );
  expect(insertInBody("a", "<i></i>")).toBe("a<i></i>");
  const ends = "</body>".repeat(5_000) + "x".repeat(300_000);
  expect(insertInBody(`${ends}</body>`, "<i></i>")).toBe(`${ends}<i></i></body>`);
});
