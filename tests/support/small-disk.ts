import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Bytes that are written at once while a disk is being filled: one block. */
const BLOCK = Buffer.alloc(4096);

/** A disk of a few megabytes that a test can fill: a tmpfs, which only root may mount. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @returns null where no disk can be mounted */
  static mount(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(path.join(tmpdir(), "sayso-disk-"));
    try {
      const options = `size=${megabytes}m`;
      execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
      return new SmallDisk(folder);
    } catch {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }

  /** Takes all the room that is left. */
  fill(): void {
    try {
      for (;;) appendFileSync(this.#filler, BLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
    if (statSync(this.#filler).size === 0) throw new Error("The disk was full already.");
  }

  /** Gives the room back. */
  free(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync("umount", [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return path.join(this.folder, "filler");
  }
}
