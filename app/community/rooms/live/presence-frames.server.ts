import { growingCache } from "~/platform/growing-cache";
import { readPresent } from "../present.server";
import { MOST_ROOMS } from "../room-limits";
import { encodeFrame } from "./live-change.server";

/** Who comes gets what another got so lately, in milliseconds: thousands who come at once ask once. */
const RECENT_MS = 500;

/** Who is in each room, as the frame that says so. */
export class PresenceFrames {
  readonly #recentCache = growingCache<string, Promise<Buffer>>(MOST_ROOMS, { ttl: RECENT_MS });
  /** What everybody in a room has been told; a room that has fallen out is told once more. */
  readonly #toldCache = growingCache<string, Buffer>(MOST_ROOMS);

  /** For one person: a moment old at most, and those who are in the room hear of what changes. */
  async recent(roomId: string): Promise<Buffer> {
    const frame = await (this.#recentCache.get(roomId) ?? this.#read(roomId));
    // They know something else than the others: those are told again, even if nothing else changes.
    if (!this.#toldCache.get(roomId)?.equals(frame)) this.#toldCache.delete(roomId);
    return frame;
  }

  /** For everybody in a room; null when they have been told just that. */
  async news(roomId: string): Promise<Buffer | null> {
    const frame = await this.#read(roomId);
    if (this.#toldCache.get(roomId)?.equals(frame)) return null;
    this.#toldCache.set(roomId, frame);
    return frame;
  }

  #read(roomId: string): Promise<Buffer> {
    const reading = readPresent(roomId).then((present) =>
      encodeFrame({ type: "presence", roomId, ...present }),
    );
    this.#recentCache.set(roomId, reading);
    return reading;
  }
}
