import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { sha256 } from "~/platform/hash.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { fetchPicture } from "./fetch-picture.server";

const FOLDER = "x-pictures/";
/** What could not be had is not asked for again so soon, in milliseconds. */
const MISSING_MS = 10 * 60_000;

/**
 * Profile pictures of those who mention the product: fetched when an administrator first sees one, and
 * kept as long as a mention names it, so that no browser of ours asks X for anything.
 */
export class ProfilePictures {
  readonly #storage: FileStorage;
  readonly #standIn: string | null;
  /** A cache of this process: the addresses of pictures that could not be had lately. */
  readonly #missing = growingCache<string, true>(1_000, { ttl: MISSING_MS });

  /** @param options.apiUrl where X's API is, if the operator has named an address */
  constructor(options: { storage: FileStorage; apiUrl?: string | undefined }) {
    this.#storage = options.storage;
    this.#standIn = options.apiUrl ? new URL(options.apiUrl).origin : null;
  }

  /** The picture of a mention's author, as WebP; null when there is none. */
  async read(mentionId: string): Promise<Uint8Array | null> {
    const row = await db.xMention.findUnique({
      where: { id: mentionId },
      select: { authorId: true, authorPictureUrl: true },
    });
    const { authorId, authorPictureUrl: address } = row ?? {};
    if (!authorId || !address) return null;
    const key = `${FOLDER}${authorId}/${fileOf(address)}`;
    const kept = await this.#storage.read(key);
    if (kept || this.#missing.has(address)) return kept;
    // A page shows an author as often as they wrote: they are asked for once.
    return lock.run(`x-picture:${authorId}`, async () => {
      const meanwhile = await this.#storage.read(key);
      if (meanwhile || this.#missing.has(address)) return meanwhile;
      const body = await fetchPicture(address, this.#standIn);
      if (body) await this.#storage.write(key, body);
      else this.#missing.set(address, true);
      return body;
    });
  }

  /** Removes pictures that no mention names any more. @returns how many */
  sweep(now: Date): Promise<number> {
    return sweepFolder(this.#storage, FOLDER, now, async (authorId) => {
      const rows = await db.xMention.findMany({
        where: { authorId, authorPictureUrl: { not: null } },
        select: { authorPictureUrl: true },
        distinct: ["authorPictureUrl"],
      });
      return new Set(rows.map(({ authorPictureUrl }) => fileOf(authorPictureUrl ?? "")));
    });
  }
}

function fileOf(address: string): string {
  return `${sha256(address).slice(0, 32)}.webp`;
}
