import type { Dropped } from "~/projects/import/dropped-files";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";

const TOO_LARGE = `It has more than ${ARCHIVE_BYTES / 1_000_000} MB beside what tools make. Nothing was imported.`;

/**
 * Packs a folder, as it was dropped or chosen, into a ZIP: nothing is compressed, for it is unpacked at once. What was
 * left out of it already is named by an empty file each, so that the list of what was left out tells of it.
 *
 * @throws {Error} with a sentence, when it is larger than an archive may be
 */
export async function packFolder({ files, leftOut }: Dropped): Promise<File> {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size > ARCHIVE_BYTES) throw new Error(TOO_LARGE);
  const { zipSync } = await import("fflate");
  const contents: Record<string, Uint8Array> = {};
  for (const { path, file } of files) contents[path] = new Uint8Array(await file.arrayBuffer());
  for (const { path } of leftOut) contents[`${path}left-out`] = new Uint8Array();
  const packed = zipSync(contents, { level: 0 }) as Uint8Array<ArrayBuffer>;
  // Called as it was dropped: nobody has seen an archive.
  return new File([packed], nameOf(files[0]?.path), { type: "application/zip" });
}

function nameOf(path = ""): string {
  const [folder = ""] = path.split("/", 1);
  return path.includes("/") ? folder : "Dropped files";
}
