import { strToU8, zipSync } from "fflate";
import sharp from "sharp";

/** A picture of one colour. */
export function picture(width = 40, height = 30, background = "#0a6a4f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

/** A DOCX as far as a reader of its head sees. */
export function docx(): Buffer {
  const xml = '<?xml version="1.0"?><w:document/>';
  const types =
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return Buffer.from(
    zipSync({ "[Content_Types].xml": strToU8(types), "word/document.xml": strToU8(xml) }),
  );
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
