import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentFolder, DRAFTS } from "../store-layout";

/** Beside a package's files: how much it is. Its name is none that a package can have at that place. */
export const SIZE_FILE = ".size.json";

/** How much a package takes, unpacked. */
export interface ContentSize {
  files: number;
  bytes: number;
}

/** What a file takes beyond its bytes: half a block of a disk. */
export const FILE_BYTES = 2_048;

/** What a content takes on disk, in bytes, about. */
export function roomOf({ files, bytes }: ContentSize): number {
  return bytes + files * FILE_BYTES;
}

/** The contents of packages, each once, by checksum; all processes of an installation share them. */
export class ContentStore {
  readonly #store: string;

  /** @param store the folder of the package store */
  constructor(store: string) {
    this.#store = store;
  }

  /**
   * How much a content takes, and notes that it is in use. @returns null when it is not there
   *
   * @param name from `contentName`
   */
  async use(name: string): Promise<ContentSize | null> {
    const folder = path.join(this.#store, contentFolder(name));
    try {
      const size = JSON.parse(await readFile(path.join(folder, SIZE_FILE), "utf8")) as ContentSize;
      const now = new Date();
      await utimes(folder, now, now);
      return size;
    } catch {
      return null;
    }
  }

  /**
   * Has a content written into a folder of its own, which takes its place when it is whole. Of two processes
   * that do it at once the first counts.
   *
   * @param write writes into an empty folder, and may be called again by whoever tries again
   */
  async add(name: string, write: (folder: string) => Promise<ContentSize>): Promise<ContentSize> {
    const draft = path.join(this.#store, DRAFTS, `${name.slice(0, 16)}-${randomUUID()}`);
    const target = path.join(this.#store, contentFolder(name));
    try {
      await mkdir(draft, { recursive: true });
      const size = await write(draft);
      await writeFile(path.join(draft, SIZE_FILE), JSON.stringify(size));
      await mkdir(path.dirname(target), { recursive: true });
      await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
        // Another process was quicker: it has the same checksum, so it is the same.
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
      return size;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
}
