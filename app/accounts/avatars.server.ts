import { randomBytes } from "node:crypto";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest, unauthorized } from "~/platform/errors";
import { brokenPicture, makePicture } from "~/platform/pictures/picture.server";
import { decodeInTurn } from "~/platform/pictures/picture-queue.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { avatarPath } from "~/platform/urls";
import { AVATAR_BYTES, AVATAR_SIZE, AVATAR_SIZE_AT_MOST } from "./avatar-rules";

/** What all keys of pictures begin with. */
const FOLDER = "avatars/";
/** The key names the person, so that all their pictures can be dropped, and a random part. */
const NAME = /^([a-z0-9]+)-([a-f0-9]{16})\.webp$/;
const NOTHING_CHANGED = "Your picture was not changed.";

/**
 * The pictures of people. What people send is never served: it is decoded, turned upright, cut to a
 * square and encoded anew, which leaves nothing else that may have been in it.
 */
export class Avatars {
  readonly #storage: FileStorage;

  constructor(options: { storage: FileStorage }) {
    this.#storage = options.storage;
  }

  /**
   * Gives a person a picture instead of the one they had.
   *
   * @returns the path it is shown from
   * @throws {AppError} 400 for what is no picture, broken or too large; 401 when the account is gone
   */
  async replace(userId: string, bytes: Uint8Array): Promise<string> {
    if (bytes.length > AVATAR_BYTES) {
      throw badRequest(`A picture can have ${AVATAR_SIZE_AT_MOST}. ${NOTHING_CHANGED}`);
    }
    const body = await decodeInTurn(`account:${userId}`, () => encodeSquare(bytes));
    const secret = randomBytes(8).toString("hex");
    const path = avatarPath(`${userId}-${secret}`);
    await change(userId, async () => {
      const before = await readImageUrl(userId);
      await this.#storage.write(keyOf(userId, secret), body);
      const { count } = await this.#note(userId, path);
      await this.#drop(userId, count > 0 ? before : path);
      if (count === 0) throw unauthorized("This account no longer exists.");
    });
    return path;
  }

  /** Takes a person's picture away. Having none is fine. */
  async remove(userId: string): Promise<void> {
    await change(userId, async () => {
      await db.user.updateMany({ where: { id: userId }, data: { imageUrl: null } });
      await this.dropAll(userId);
    });
  }

  /** A picture by the name in its address, "<key>.webp". */
  async read(name: string): Promise<{ type: string; body: Uint8Array } | null> {
    const body = await readAvatar(this.#storage, name);
    return body && { type: "image/webp", body };
  }

  /** Removes all stored pictures of a person, also when the account's row is already gone. */
  dropAll(userId: string): Promise<void> {
    return this.#storage.remove(`${FOLDER}${userId}/`);
  }

  /** Removes pictures that nobody has. @returns how many */
  sweep(now: Date): Promise<number> {
    return sweepFolder(this.#storage, FOLDER, now, async (userId) => {
      const [, , secret] = NAME.exec((await readImageUrl(userId))?.split("/").at(-1) ?? "") ?? [];
      return new Set(secret ? [fileOf(secret)] : []);
    });
  }

  /** A picture that could not be noted is nobody's. */
  async #note(userId: string, path: string): Promise<{ count: number }> {
    try {
      return await db.user.updateMany({ where: { id: userId }, data: { imageUrl: path } });
    } catch (error) {
      await this.#drop(userId, path);
      throw error;
    }
  }

  /** Removes one picture of a person by its address. */
  async #drop(userId: string, path: string | null): Promise<void> {
    const [, owner, secret] = NAME.exec(path?.split("/").at(-1) ?? "") ?? [];
    if (owner === userId && secret) await this.#storage.remove(keyOf(userId, secret));
  }
}

/** A stored picture by its address or the last part of it; null when there is none. */
export async function readAvatar(storage: FileStorage, path: string): Promise<Uint8Array | null> {
  const [, userId, secret] = NAME.exec(path.split("/").at(-1) ?? "") ?? [];
  return userId && secret ? storage.read(keyOf(userId, secret)) : null;
}

function keyOf(userId: string, secret: string): string {
  return `${FOLDER}${userId}/${fileOf(secret)}`;
}

function fileOf(secret: string): string {
  return `${secret}.webp`;
}

/** One change of a person's picture at a time, so that of two pictures at once exactly one stays. */
function change(userId: string, work: () => Promise<void>): Promise<void> {
  return lock.run(`avatar:${userId}`, work);
}

async function readImageUrl(userId: string): Promise<string | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: { imageUrl: true } });
  return row?.imageUrl ?? null;
}

async function encodeSquare(bytes: Uint8Array): Promise<Uint8Array> {
  const resize = { width: AVATAR_SIZE, height: AVATAR_SIZE, fit: "cover" } as const;
  const square = { format: "webp", resize, inSrgb: true } as const;
  const picture = await makePicture(bytes, square).catch((error: unknown) => {
    throw brokenPicture(error, NOTHING_CHANGED);
  });
  if (picture) return picture.bytes;
  throw badRequest(
    `Only PNG, JPEG, WebP, AVIF and GIF pictures can be used; this file's content is none of them. ${NOTHING_CHANGED}`,
  );
}
