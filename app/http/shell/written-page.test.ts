import { createElement } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { writePage } from "./written-page";

test("a page is written in one piece at once, however long it is", async () => {
  const words = "Café 🎉 ".repeat(50_000);
  const rendering = await new Promise<PipeableStream>((resolve) => {
    const stream = renderToPipeableStream(createElement("p", null, words), {
      onAllReady: () => resolve(stream),
    });
  });
  expect(writePage(rendering).toString()).toBe(`<p>${words}</p>`);
});
