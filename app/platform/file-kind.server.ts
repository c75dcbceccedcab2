/**
 * How the kinds begin that anything here accepts, as hex, with the offset. Nothing else is handed
 * to file-type: its reader of ASF headers never comes back from 200 chosen bytes.
 */
const BEGINNINGS: readonly (readonly [offset: number, hex: string])[] = [
  [0, "89504e47"], // PNG
  [0, "ffd8ff"], // JPEG
  [0, "47494638"], // GIF
  [0, "52494646"], // RIFF: WebP, AVI
  [4, "66747970"], // ftyp: MP4, QuickTime, AVIF
  [4, "6d6f6f76"], // moov: older QuickTime
  [4, "6d646174"], // mdat
  [4, "77696465"], // wide
  [0, "1a45dfa3"], // EBML: WebM, Matroska
  [0, "4f676753"], // Ogg
  [0, "000001b"], // MPEG
  [0, "255044462d"], // PDF
  [0, "504b0304"], // ZIP: DOCX
  [0, "d0cf11e0a1b11ae1"], // OLE: DOC
];
const LONGEST_BEGINNING = 12;
/**
 * How much of a file is looked at, in bytes. The reader takes each part of a file (a chunk of a PNG,
 * an entry of a ZIP) without ever letting another request in between: 5 MB of empty ones took it
 * seconds. All kinds show in a head; only a ZIP is known by the names in it, which may come later.
 */
const HEAD = 4_100;
const ZIP_HEAD = 65_536;

/** The media type of a file, by the head of its content alone; null for text and for what nothing accepts. */
export async function kindOf(bytes: Uint8Array): Promise<string | null> {
  const head = Buffer.from(bytes.subarray(0, LONGEST_BEGINNING)).toString("hex");
  if (!BEGINNINGS.some(([offset, hex]) => head.startsWith(hex, offset * 2))) return null;
  // Loaded with the first file that somebody sends: many servers are sent none.
  const { fileTypeFromBuffer } = await import("file-type");
  const looked = bytes.subarray(0, head.startsWith("504b0304") ? ZIP_HEAD : HEAD);
  return (await fileTypeFromBuffer(looked))?.mime ?? null;
}
