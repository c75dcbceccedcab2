import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";

/** A picture of one colour. */
export function picture(width = 40, height = 30, background = "#0a6a4f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

/** A DOCX as far as a reader of its head sees. */
export function docx(): Buffer {
  return docxOf("");
}

/** An OLE file whose directory has a stream of that name: DOC, or an installer. */
export function ole(stream: string): Buffer {
  const file = Buffer.alloc(2_048);
  file.write("d0cf11e0a1b11ae1", "hex");
  file.write(stream, 1_024, "utf16le");
  return file;
}

export function mp4(brand = "isom"): Buffer {
  const head = Buffer.from([0, 0, 0, 20]);
  return Buffer.concat([head, Buffer.from(`ftyp${brand}\0\0\0\0${brand}`), Buffer.alloc(100)]);
}

/** An ASF header whose first part claims to be 0 bytes long: some readers never get past it. */
export function endlessVideo(): Buffer {
  return Buffer.concat([Buffer.from("3026b2758e66cf11a6d9", "hex"), Buffer.alloc(190)]);
}

export const SCRIPT = "<script>alert(document.domain)</script>";

/** A GIF that a page could have run as a script, with the script in a comment and behind its end. */
export async function gifScript(): Promise<Buffer> {
  const gif = await picture(47, 42).gif().toBuffer();
  const comment = Buffer.from([0x21, 0xfe, SCRIPT.length, ...Buffer.from(SCRIPT), 0]);
  const end = gif.length - 1;
  return Buffer.concat([gif.subarray(0, end), comment, gif.subarray(end), Buffer.from(SCRIPT)]);
}

/** A PDF of so many pages, each with its number and this text. */
export function pdfOfPages(count: number, text = "The menu of the café"): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, page) => `${4 + 2 * page} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  for (let page = 1; page <= count; page += 1) {
    const drawn = `BT /F1 12 Tf 72 720 Td (Page ${page}: ${text}) Tj ET`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * (page - 1)} 0 R>>`,
      `<</Length ${Buffer.byteLength(drawn, "latin1")}>>stream\n${drawn}\nendstream`,
    );
  }
  return pdfOf(objects);
}

/** A PDF of one page whose drawing is packed so many times within each other. */
export function packedPdf(drawn: string | Buffer, times = 1): Buffer {
  let packed = Buffer.from(drawn);
  for (let time = 0; time < times; time += 1) packed = deflateSync(packed, { level: 9 });
  const filters = "/FlateDecode".repeat(times);
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[4 0 R]>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>",
    `<</Length ${packed.length}/Filter[${filters}]>>stream\n${packed.toString("latin1")}\nendstream`,
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const at = body.indexOf("xref\n0");
  body += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}

/** A DOCX with this text part. */
export function docxOf(body: string): Buffer {
  const types =
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const document = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return Buffer.from(
    zipSync({ "[Content_Types].xml": strToU8(types), "word/document.xml": strToU8(document) }),
  );
}
