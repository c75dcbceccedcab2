import { buffer } from "node:stream/consumers";
import yazl from "yazl";

/** A file of a ZIP: its content, and the mode of Unix tools where it is no plain file. */
export type ZipContents = Record<string, string | Buffer | { link: string }>;

const PLAIN = 0o100644;
const LINK = 0o120777;

/** Makes a ZIP in memory. */
export async function makeZip(contents: ZipContents): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(contents)) {
    const isLink = typeof content === "object" && "link" in content;
    const bytes = Buffer.from(isLink ? content.link : content);
    zip.addBuffer(bytes, path, { mode: isLink ? LINK : PLAIN });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Writes another path of the same length over one, as no honest tool would. */
export function renameInZip(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error("Both paths have to be as long.");
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** Changes the entry of each file in a ZIP's list. */
export function changeListed(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  const entry = Buffer.from("504b0102", "hex");
  for (let at = changed.indexOf(entry); at >= 0; at = changed.indexOf(entry, at + 4)) {
    change(changed.subarray(at));
  }
  return changed;
}
