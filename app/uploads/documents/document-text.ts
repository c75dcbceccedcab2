import { strFromU8, unzipSync } from "fflate";
import { threadTime } from "~/platform/processor-time";
import { BoundedInflate } from "./bounded-inflate";

/** The text of a document, as far as it was read. */
export interface DocumentText {
  text: string;
  /** Of a PDF: pages that were read, and pages there are. */
  pages?: { read: number; all: number };
  /** Whether there is more than was read. */
  isCut: boolean;
}

/** A document that somebody sent; its type was found by content. */
export interface SentDocument {
  type: string;
  bytes: Uint8Array;
}

/** Pages of a PDF that are read: a long specification; more would not fit any model beside a project. */
export const PDF_PAGES = 100;
/** Characters of a document that are read: some sixty pages of prose. */
export const DOCUMENT_LENGTH = 200_000;
/** Milliseconds of a processor after which a PDF is read no further. */
const PDF_MS = 10_000;
/** Bytes of the text part of a DOCX, unpacked: some hundred times what is read of it. */
const DOCX_BYTES = 20_000_000;

export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const PDF = "application/pdf";

/**
 * The text of a PDF or DOCX, for a worker: it takes seconds, and as much memory as its author likes.
 *
 * @throws {Error} when it is broken, encrypted, or unpacks to too much
 */
export async function readDocument({ type, bytes }: SentDocument): Promise<DocumentText> {
  if (type === PDF) return readPdf(bytes);
  if (type === DOCX) return readDocx(bytes);
  throw new Error(`There is no reader for ${type}.`);
}

async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  // It is what the reader unpacks with, in this thread alone.
  Object.assign(globalThis, { DecompressionStream: BoundedInflate });
  // 2 MB of program, for those who send PDF files.
  const { getDocumentProxy } = await import("unpdf");
  // It keeps its input's memory for itself.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false });
  const end = threadTime() + PDF_MS;
  let text = "";
  let read = 0;
  while (read < Math.min(pdf.numPages, PDF_PAGES)) {
    if (text.length >= DOCUMENT_LENGTH || threadTime() > end) break;
    read += 1;
    const { items } = await (await pdf.getPage(read)).getTextContent();
    const page = items.map((item) =>
      "str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "",
    );
    text += `${text ? "\n\n" : ""}${tidy(page.join(""))}`;
  }
  const isCut = read < pdf.numPages || text.length > DOCUMENT_LENGTH;
  return { text: text.slice(0, DOCUMENT_LENGTH), pages: { read, all: pdf.numPages }, isCut };
}

/** The runs of text of `word/document.xml`, a line for each paragraph (ECMA-376, part 1, 17.3). */
function readDocx(bytes: Uint8Array): DocumentText {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name !== "word/document.xml") return false;
      if (originalSize > DOCX_BYTES) throw new Error("The document unpacks to too much.");
      return true;
    },
  });
  const xml = files["word/document.xml"];
  if (!xml) throw new Error("The document has no text part.");
  let text = "";
  for (const [part, run] of strFromU8(xml).matchAll(TEXT_PARTS)) {
    text +=
      run === undefined
        ? part === "</w:p>"
          ? "\n"
          : part.startsWith("<w:tab")
            ? "\t"
            : "\n"
        : unescapeXml(run);
    if (text.length > DOCUMENT_LENGTH) break;
  }
  const isCut = text.length > DOCUMENT_LENGTH;
  return { text: tidy(text.slice(0, DOCUMENT_LENGTH)), isCut };
}

const TEXT_PARTS = /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<w:(?:br|cr)(?: [^<>]*)?\/>|<\/w:p>/g;
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescapeXml(xml: string): string {
  return xml.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (_all, hex, number, name) => {
      if (name) return ENTITIES[name] ?? "";
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/** Without what models and people do not read: control characters and long gaps. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
