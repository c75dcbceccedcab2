import { FILE_LIMITS } from "~/projects/files";
import { folderOfTool, isLitter, type LeftOut } from "~/projects/import/choose-entries";
import type { Dropped } from "~/projects/import/dropped-files";

/**
 * Unpacks a ZIP in the page, without what tools have put there. What its list says of sizes bounds what is unpacked.
 *
 * @throws {Error} with a sentence, when it is none or holds more than a project may
 */
export async function unpack(zip: File): Promise<Dropped> {
  const { unzipSync } = await import("fflate");
  const leftOut = new Map<string, LeftOut>();
  let bytes = 0;
  let count = 0;
  const isTaken = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name.endsWith("/") || isLitter(name)) return false;
    const folder = folderOfTool(name);
    if (folder) leftOut.set(folder.path, folder);
    if (folder || originalSize > FILE_LIMITS.bytesPerBinary) return false;
    bytes += originalSize;
    count += 1;
    return bytes <= FILE_LIMITS.bytesInAll && count <= FILE_LIMITS.filesPerProject;
  };
  let unpacked: Record<string, Uint8Array<ArrayBuffer>>;
  try {
    const packed = new Uint8Array(await zip.arrayBuffer());
    unpacked = unzipSync(packed, { filter: isTaken }) as typeof unpacked;
  } catch {
    throw new Error(`${zip.name} is no ZIP that can be read.`);
  }
  if (bytes > FILE_LIMITS.bytesInAll || count > FILE_LIMITS.filesPerProject) {
    throw new Error(
      `${zip.name} holds more than a project can. Import it as a project of its own.`,
    );
  }
  const files = Object.entries(unpacked).map(([path, content]) => ({
    path,
    file: new File([content], path.slice(path.lastIndexOf("/") + 1)),
  }));
  return { files, leftOut: [...leftOut.values()], hasFolder: true };
}
