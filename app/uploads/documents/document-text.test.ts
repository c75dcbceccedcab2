import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { docxOf, packedPdf, pdfOfPages } from "../../../tests/support/upload-files";
import { DOCUMENT_LENGTH, DOCX, PDF, PDF_PAGES, readDocument } from "./document-text";

test("a PDF is read page by page", async () => {
  expect(await readDocument({ type: PDF, bytes: pdfOfPages(2) })).toEqual({
    text: "Page 1: The menu of the café\n\nPage 2: The menu of the café",
    pages: { read: 2, all: 2 },
    isCut: false,
  });
});

test("of a PDF of 900 pages the first are read, and it says so", async () => {
  const read = await readDocument({ type: PDF, bytes: pdfOfPages(900) });
  expect(read.pages).toEqual({ read: PDF_PAGES, all: 900 });
  expect(read.isCut).toBe(true);
  expect(read.text).toContain(`Page ${PDF_PAGES}:`);
  expect(read.text).not.toContain(`Page ${PDF_PAGES + 1}:`);
});

test("a PDF whose pages are packed is read, and one that unpacks to too much gives nothing at once", async () => {
  const drawn = "BT /F1 12 Tf 72 720 Td (The menu of the café) Tj ET";
  const packed = packedPdf(Buffer.from(drawn, "latin1"));
  expect((await readDocument({ type: PDF, bytes: packed })).text).toBe("The menu of the café");
  const bomb = packedPdf(Buffer.alloc(200_000_000, " "), 2);
  expect(bomb.length).toBeLessThan(5_000);
  // Making it takes those 200 MB, too, which may still be there.
  const before = process.memoryUsage.rss();
  const read = await readDocument({ type: PDF, bytes: bomb }).catch(() => null);
  expect(read?.text ?? "").toBe("");
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});

test("a DOCX of blanks without end is read at once", async () => {
  const bytes = docxOf(
    `<w:p><w:r><w:t xml:space="preserve">a${" ".repeat(199_000)}b</w:t></w:r></w:p>`,
  );
  const { text } = await readDocument({ type: DOCX, bytes });
  expect(text.endsWith("b")).toBe(true);
});

test("a DOCX is read with its lines, tabs and marks", async () => {
  const bytes = docxOf(
    '<w:p><w:r><w:t xml:space="preserve">Soup &amp; bread </w:t></w:r><w:r><w:tab/><w:t>4 €</w:t></w:r></w:p><w:p><w:r><w:t>Tea&#x20AC;</w:t><w:br/><w:t>&lt;b&gt;</w:t></w:r></w:p>',
  );
  expect(await readDocument({ type: DOCX, bytes })).toEqual({
    text: "Soup & bread \t4 €\nTea€\n<b>",
    isCut: false,
  });
});

test("a long DOCX is read to its bound", async () => {
  const bytes = docxOf(`<w:p><w:t>${"word ".repeat(100_000)}</w:t></w:p>`);
  const read = await readDocument({ type: DOCX, bytes });
  expect(read.isCut).toBe(true);
  expect(read.text.length).toBeLessThanOrEqual(DOCUMENT_LENGTH);
});

test.each<[string, string, () => Uint8Array]>([
  ["a PDF that is only its head", PDF, () => Buffer.from("%PDF-1.7\n")],
  ["a DOCX without text", DOCX, () => zipSync({ "word/other.xml": strToU8("<x/>") })],
  [
    "a DOCX that is a bomb",
    DOCX,
    () => zipSync({ "word/document.xml": new Uint8Array(30_000_000) }),
  ],
  ["a ZIP that is cut off", DOCX, () => docxOf("<w:t>x</w:t>").subarray(0, 60)],
])("%s is refused", async (_what, type, make) => {
  await expect(readDocument({ type, bytes: make() })).rejects.toThrow();
});
