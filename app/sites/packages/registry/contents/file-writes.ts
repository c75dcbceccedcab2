import { mkdir, writeFile } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

/** Bytes that wait for the disk before whoever brings more has to wait, too. */
const WAITING = 8_000_000;

const makeFolder = promisify(mkdir);
const write = promisify(writeFile);

/**
 * Writes files of one folder side by side: to make one takes a disk longer than a processor, and a package has
 * hundreds. The first that fails fails all.
 */
export class FileWrites {
  readonly #folder: string;
  readonly #folders = new Map<string, Promise<unknown>>();
  /** The last write of each file: of two by one name the second counts. */
  readonly #files = new Map<string, Promise<void>>();
  #bytes = 0;
  #failure: { error: unknown } | null = null;
  #wake = () => {};

  /** @param folder absolute, and there */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param file within the folder */
  add(file: string, contents: Uint8Array): void {
    const whole = path.join(this.#folder, file);
    this.#bytes += contents.length;
    const before = this.#files.get(whole);
    const written = this.#write(whole, contents, before).then(
      () => this.#left(contents.length),
      (error: unknown) => {
        this.#failure ??= { error };
        this.#left(contents.length);
      },
    );
    this.#files.set(whole, written);
  }

  /** Resolves when there is room for more. @throws what the first write that failed threw */
  async room(): Promise<void> {
    while (this.#bytes > WAITING) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#failure) throw this.#failure.error;
  }

  /** Resolves when nothing is written any more, whatever came of it. */
  async settled(): Promise<void> {
    await Promise.all(this.#files.values());
  }

  /** Resolves when all is written. @throws what the first write that failed threw */
  async end(): Promise<void> {
    await this.settled();
    if (this.#failure) throw this.#failure.error;
  }

  async #write(whole: string, contents: Uint8Array, before?: Promise<void>): Promise<void> {
    const parent = path.dirname(whole);
    const made = this.#folders.get(parent) ?? makeFolder(parent, { recursive: true });
    this.#folders.set(parent, made);
    await Promise.all([made, before]);
    // There are no links below the folder that it could follow.
    await write(whole, contents, { mode: 0o644 });
  }

  #left(bytes: number): void {
    this.#bytes -= bytes;
    this.#wake();
  }
}
