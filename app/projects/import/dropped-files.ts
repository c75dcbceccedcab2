import { groupDigits } from "~/platform/group-digits";
import { folderOfTool, isLitter, type LeftOut } from "./choose-entries";

/** A file of somebody's computer, and where it was below what they dropped or chose. */
export interface DroppedFile {
  /** E.g. "shop/src/App.tsx" of a folder "shop", else the file's name. */
  path: string;
  file: File;
}

export interface Dropped {
  files: DroppedFile[];
  /** Folders of tools, which were not even looked into. */
  leftOut: LeftOut[];
  /** Whether a folder was among it. */
  hasFolder: boolean;
}

/** More files than this are no project that fits; walking them all would hold up the page. */
const MOST_FILES = 5_000;

/** There are more files than a page should walk. */
export class TooManyFilesError extends Error {
  constructor() {
    super(
      `That is more than ${groupDigits(MOST_FILES)} files beside those that tools make. Nothing was taken; choose a smaller folder.`,
    );
    this.name = "TooManyFilesError";
  }
}

/**
 * What was dropped, with the folders it was in. Folders of tools (node_modules, .git) are left out. Call it in the
 * event itself: the browser lets go of what was dropped after that.
 *
 * @throws {TooManyFilesError}
 */
export function readDropped(transfer: DataTransfer): Promise<Dropped> {
  const entries = [...transfer.items].flatMap((item) =>
    item.kind === "file" ? (item.webkitGetAsEntry?.() ?? item.getAsFile() ?? []) : [],
  );
  return walk(entries);
}

/** What was chosen with a picker, of files or of a folder. @throws {TooManyFilesError} */
export function readChosen(chosen: Iterable<File>): Dropped {
  const dropped: Dropped = { files: [], leftOut: [], hasFolder: false };
  for (const file of chosen) {
    const path = file.webkitRelativePath || file.name;
    dropped.hasFolder ||= path.includes("/");
    const folder = folderOfTool(path);
    if (folder) leave(dropped, folder);
    else if (!isLitter(path)) take(dropped, { path, file });
  }
  return dropped;
}

async function walk(entries: readonly (FileSystemEntry | File)[]): Promise<Dropped> {
  const dropped: Dropped = { files: [], leftOut: [], hasFolder: false };
  const visit = async (entry: FileSystemEntry | File): Promise<void> => {
    if (entry instanceof File) return take(dropped, { path: entry.name, file: entry });
    // From "/shop/src": entries count from a root of their own.
    const path = entry.fullPath.replace(/^\//, "");
    if (isLitter(path)) return;
    if (entry.isFile) {
      return take(dropped, { path, file: await fileOf(entry as FileSystemFileEntry) });
    }
    dropped.hasFolder = true;
    const folder = folderOfTool(`${path}/`);
    if (folder) return leave(dropped, folder);
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      );
      if (part.length === 0) return;
      for (const child of part) await visit(child);
    }
  };
  for (const entry of entries) await visit(entry);
  return dropped;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function take({ files }: Dropped, file: DroppedFile): void {
  if (files.length >= MOST_FILES) throw new TooManyFilesError();
  files.push(file);
}

function leave({ leftOut }: Dropped, folder: LeftOut): void {
  if (!leftOut.some(({ path }) => path === folder.path)) leftOut.push(folder);
}
