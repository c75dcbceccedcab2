import { randomBytes } from "node:crypto";
import { limitOf, overBudget } from "~/platform/budget.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, tooLarge } from "~/platform/errors";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import type { EncodedPixels } from "~/platform/pictures/picture-work";
import type { FileStorage } from "~/platform/storage.server";
import { postPicturePath } from "~/platform/urls";
import { uploadName } from "~/uploads/upload-kinds";
import { UploadsInFlight } from "~/uploads/uploads-in-flight";
import { PICTURE_BUDGETS, type PictureBudgets } from "./picture-budgets.server";
import { PICTURE_BYTES, PICTURE_TOO_LARGE } from "./picture-limits";
import { encodePicture } from "./post-picture.server";
import { pictureKey, readPicture } from "./stored-pictures.server";

const TYPE = "image/webp";
const NAME = /^([a-z0-9]{8,40})\.webp$/;

/** A picture that somebody sent; nothing of it is trusted yet. */
interface SentPicture {
  /** As the browser says. */
  name: string;
  bytes: Uint8Array;
}

/** A picture that can be put into a text. */
export interface PostedPicture {
  id: string;
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** How a text shows it. */
  markdown: string;
}

/** The pictures in posts and messages: everybody who reads these sees them. */
export class PostPictures {
  readonly #storage: FileStorage;
  readonly #budgets: PictureBudgets;
  readonly #inFlight = new UploadsInFlight();

  constructor(options: { storage: FileStorage; budgets?: PictureBudgets }) {
    this.#storage = options.storage;
    this.#budgets = options.budgets ?? PICTURE_BUDGETS;
  }

  /**
   * Receives and stores one picture of a person: all of it or nothing.
   *
   * @param receive reads it; it is not called when there is no place for one
   * @throws {AppError} 400, 413, 415 for the file; 507 when the person keeps as much as they may; 429, 503
   */
  async take(ownerId: string, receive: () => Promise<SentPicture>): Promise<PostedPicture> {
    const leave = this.#inFlight.enter(ownerId);
    try {
      await this.#requireRoom(ownerId, 1);
      const sent = await receive();
      if (sent.bytes.length === 0)
        throw new AppError(400, "This file is empty. It was not stored.");
      if (sent.bytes.length > PICTURE_BYTES)
        throw tooLarge(`${PICTURE_TOO_LARGE}. It was not stored.`);
      const picture = await decodeInTurn(`account:${ownerId}`, () => encodePicture(sent.bytes));
      const name = uploadName(sent.name.replace(/\.[^.]*$/, ""), TYPE);
      // One after the other, so that two at once cannot both take the last place.
      return await lock.run(`pictures:${ownerId}`, () => this.#store(ownerId, name, picture));
    } finally {
      leave();
    }
  }

  /** A picture by the name in its address, "<id>.webp". */
  async read(name: string): Promise<{ type: string; body: Uint8Array } | null> {
    const id = NAME.exec(name)?.[1];
    const row = id ? await db.postPicture.findUnique({ where: { id } }) : null;
    const body = row && (await readPicture(this.#storage, row));
    return body && { type: TYPE, body };
  }

  async #store(ownerId: string, name: string, picture: EncodedPixels): Promise<PostedPicture> {
    const { bytes, width, height } = picture;
    const size = bytes.length;
    await this.#requireRoom(ownerId, size);
    const id = randomBytes(12).toString("hex");
    const key = pictureKey({ ownerId, id });
    try {
      await this.#storage.write(key, bytes);
      const data = { id, ownerId, name, type: TYPE, size, width, height };
      await db.postPicture.create({ data, select: { id: true } });
    } catch (error) {
      // The disk is full, or the account went meanwhile.
      await this.#storage.remove(key);
      throw error;
    }
    const url = postPicturePath(id);
    return { id, url, width, height, markdown: `![${wordsOf(name)}](${url})` };
  }

  async #requireRoom(ownerId: string, size: number): Promise<void> {
    const stored = await db.postPicture.aggregate({
      where: { ownerId },
      _count: true,
      _sum: { size: true },
    });
    const wanted = {
      postPictures: stored._count + 1,
      heldPictureBytes: (stored._sum.size ?? 0) + size,
    };
    const visitor = `account:${ownerId}` as const;
    for (const name of ["postPictures", "heldPictureBytes"] as const) {
      const budget = this.#budgets[name];
      if (wanted[name] > limitOf(budget, visitor)) throw overBudget(budget, { name, visitor });
    }
  }
}

/** A file's name as words that Markdown reads as nothing else. */
function wordsOf(name: string): string {
  const words = name.replace(/\.webp$/, "").replaceAll(/[^\p{L}\p{M}\p{N} ]+/gu, " ");
  return words.replaceAll(/ +/g, " ").trim() || "picture";
}
