import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { pageWithMarkup } from "./page-with-markup";

const PAGE = `<!doctype html><head></head><body>${"Hello. ".repeat(20_000)}</body>`;

/** A page as a storage opens it, and everything of it that was opened. */
function storedPage() {
  const bytes = Buffer.from(PAGE);
  const opened: Readable[] = [];
  const page = {
    ...{ type: "text/html", hash: "a", size: bytes.length },
    async open({ start, end } = { start: 0, end: bytes.length - 1 }) {
      const stream = Readable.from([bytes.subarray(start, end + 1)]);
      opened.push(stream);
      return stream;
    },
  };
  return { page, opened };
}

test("markup stands at the start of a large page's head, and the size counts it", async () => {
  const shown = pageWithMarkup(storedPage().page, "<base>");
  const stream = await shown.open();
  const sent = await text(stream as Readable);
  expect(sent).toBe(PAGE.replace("<head>", "<head><base>"));
  expect(shown.size).toBe(Buffer.byteLength(sent));
});

test("who asks for the headers alone leaves nothing of the page open", async () => {
  const { page, opened } = storedPage();
  const stream = await pageWithMarkup(page, "<base>").open();
  stream?.destroy();
  expect(opened.filter(({ destroyed }) => !destroyed)).toEqual([]);
});
