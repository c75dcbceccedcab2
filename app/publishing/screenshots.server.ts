import { randomBytes } from "node:crypto";
import { db } from "~/platform/db.server";
import { makePictures } from "~/platform/pictures/picture.server";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import type { PictureTarget } from "~/platform/pictures/picture-work";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { SCREENSHOT_RATIO, SCREENSHOT_WIDTHS } from "./screenshot-rules";

/** What all keys of screenshots begin with. */
const FOLDER = "screenshots/";
const WIDEST = Math.max(...SCREENSHOT_WIDTHS);
const HEIGHT = WIDEST * SCREENSHOT_RATIO;

/** The key names the project, so that all its pictures can be dropped, and a random part. */
const NAME = /^([a-z0-9]+)-([a-f0-9]{16})-(\d{3,4}\.(?:avif|webp|jpg))$/;
const TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/**
 * The pictures of published apps. What people send is never served: it is decoded, turned upright,
 * cut to the cards' ratio and encoded anew, which leaves nothing else that may have been in it.
 */
export class Screenshots {
  readonly #storage: FileStorage;

  constructor(options: { storage: FileStorage }) {
    this.#storage = options.storage;
  }

  /**
   * Stores a picture in all sizes.
   *
   * @param visitor an opaque name of whose picture it is
   * @returns its key, or null when it cannot be processed
   * @throws {AppError} 429 or 503 when too many pictures wait
   */
  async store(projectId: string, bytes: Uint8Array, visitor: string): Promise<string | null> {
    const files = await decodeInTurn(visitor, () => encodeSizes(bytes).catch(() => null));
    if (!files) return null;
    const secret = randomBytes(8).toString("hex");
    const key = `${projectId}-${secret}`;
    try {
      for (const [name, body] of files) {
        await this.#storage.write(`${folderOf(projectId)}${secret}/${name}`, body);
      }
    } catch (error) {
      await this.drop(key);
      throw error;
    }
    return key;
  }

  /** One size of a picture by the name in its address, e.g. "<key>-640.webp". */
  async read(name: string): Promise<{ type: string; body: Uint8Array } | null> {
    const [, projectId, secret, file = ""] = NAME.exec(name) ?? [];
    if (!projectId) return null;
    const body = await this.#storage.read(`${folderOf(projectId)}${secret}/${file}`);
    return body && { type: TYPES[file.split(".")[1] ?? ""] ?? "application/octet-stream", body };
  }

  /**
   * Gives the picture that a project shows another address: who had the one before has nothing of it any
   * more. What cannot be read is left out.
   */
  async move(key: string): Promise<void> {
    const [projectId = "", from = ""] = key.split("-");
    const to = randomBytes(8).toString("hex");
    const folder = `${folderOf(projectId)}${from}/`;
    for await (const { key: stored } of this.#storage.list(folder)) {
      const body = await this.#storage.read(stored);
      if (!body) continue;
      await this.#storage.write(`${folderOf(projectId)}${to}/${stored.slice(folder.length)}`, body);
    }
    const where = { id: projectId, screenshotKey: key };
    const data = { screenshotKey: `${projectId}-${to}` };
    const { count } = await db.project.updateMany({ where, data });
    await this.drop(count > 0 ? key : data.screenshotKey);
  }

  /** Removes one picture. */
  async drop(key: string): Promise<void> {
    const [projectId = "", secret] = key.split("-");
    if (projectId && secret) await this.#storage.remove(`${folderOf(projectId)}${secret}/`);
  }

  /** Removes all pictures of a project. */
  dropAll(projectId: string): Promise<void> {
    return this.#storage.remove(folderOf(projectId));
  }

  /** Removes pictures that no project shows. @returns how many */
  sweep(now: Date): Promise<number> {
    return sweepFolder(this.#storage, FOLDER, now, async (projectId) => {
      const where = { id: projectId };
      const row = await db.project.findUnique({ where, select: { screenshotKey: true } });
      return new Set(row?.screenshotKey?.split("-").slice(1));
    });
  }
}

/** The stored sizes of a project's pictures, one at a time. */
export async function* listScreenshotFiles(
  storage: FileStorage,
  projectId: string,
): AsyncGenerator<{ name: string; body: Uint8Array }> {
  const folder = folderOf(projectId);
  for await (const { key } of storage.list(folder)) {
    const body = await storage.read(key);
    if (body) yield { name: key.slice(folder.length), body };
  }
}

function folderOf(projectId: string): string {
  return `${FOLDER}${projectId}/`;
}

/** @throws {Error} for what is no picture, is broken, or is too large to be decoded */
async function encodeSizes(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const pictures = await makePictures(bytes, {
    first: {
      resize: { width: WIDEST, height: HEIGHT, fit: "cover", position: "top" },
      onWhite: true,
      inSrgb: true,
    },
    targets: SIZES.map(({ target }) => target),
  });
  if (!pictures) throw new Error("This is no picture that is decoded.");
  return new Map(pictures.made.map(({ bytes }, at) => [SIZES[at]?.name ?? "", bytes]));
}

/** The files that are kept of each picture. */
const SIZES: { name: string; target: PictureTarget }[] = [
  ...SCREENSHOT_WIDTHS.flatMap((width) => [
    { name: `${width}.avif`, target: { format: "avif", effort: 1, resize: { width } } } as const,
    { name: `${width}.webp`, target: { format: "webp", resize: { width } } } as const,
  ]),
  // For whoever shows a link: not all of them know the newer two.
  { name: `${WIDEST}.jpg`, target: { format: "jpeg" } },
];
