import { randomUUID } from "node:crypto";
import { type Held, limitOf, overBudget } from "~/platform/budget.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import type { FileStorage } from "~/platform/storage.server";
import { checkFile } from "./checked-file.server";
import { toAttachment } from "./own-attachments.server";
import { uploadKey } from "./stored-uploads.server";
import { UPLOAD_BUDGETS } from "./upload-budgets.server";
import { type Attachment, uploadName } from "./upload-kinds";
import { UploadsInFlight } from "./uploads-in-flight";

/** A file as it came; nothing of it is trusted yet. */
export interface SentFile {
  /** As the browser says. */
  name: string;
  bytes: Uint8Array;
}

/** What each person may keep. */
type UploadBudgets = Record<keyof typeof UPLOAD_BUDGETS, Held>;

/** Takes in what people attach. */
export class Uploads {
  readonly #storage: FileStorage;
  readonly #budgets: UploadBudgets;
  readonly #inFlight = new UploadsInFlight();

  constructor(options: { storage: FileStorage; budgets?: UploadBudgets }) {
    this.#storage = options.storage;
    this.#budgets = options.budgets ?? UPLOAD_BUDGETS;
  }

  /**
   * Receives and stores one file of a person: all of it or nothing.
   *
   * @param receive reads the file; it is not called when there is no place for one
   * @throws {AppError} 400, 413, 415 for the file; 507 when the person keeps as much as they may; 429, 503
   */
  async take(ownerId: string, receive: () => Promise<SentFile>): Promise<Attachment> {
    const leave = this.#inFlight.enter(ownerId);
    try {
      await this.#requireRoom(ownerId, 1);
      const sent = await receive();
      if (sent.bytes.length === 0) throw empty();
      const file = await decodeInTurn(`account:${ownerId}`, () => checkFile(sent.bytes));
      const name = uploadName(sent.name, file.type);
      // One after the other, so that two files at once cannot both take the last place.
      return await lock.run(`uploads:${ownerId}`, () => this.#store(ownerId, { ...file, name }));
    } finally {
      leave();
    }
  }

  async #store(
    ownerId: string,
    { bytes, type, name }: { bytes: Uint8Array; type: string; name: string },
  ): Promise<Attachment> {
    const size = bytes.length;
    await this.#requireRoom(ownerId, size);
    const id = randomUUID();
    const key = uploadKey(ownerId, id);
    try {
      await this.#storage.write(key, bytes);
      await db.upload.create({ data: { id, ownerId, name, type, size }, select: { id: true } });
    } catch (error) {
      // The disk is full, or the account went meanwhile.
      await this.#storage.remove(key);
      throw error;
    }
    return toAttachment({ id, name, type, size });
  }

  async #requireRoom(ownerId: string, size: number): Promise<void> {
    const stored = await db.upload.aggregate({
      where: { ownerId },
      _count: true,
      _sum: { size: true },
    });
    const wanted = { uploads: stored._count + 1, heldUploadBytes: (stored._sum.size ?? 0) + size };
    const visitor = `account:${ownerId}` as const;
    for (const name of ["uploads", "heldUploadBytes"] as const) {
      const budget = this.#budgets[name];
      if (wanted[name] > limitOf(budget, visitor)) throw overBudget(budget, { name, visitor });
    }
  }
}

function empty(): AppError {
  return new AppError(400, "This file is empty. Nothing was stored.", { code: "empty" });
}
