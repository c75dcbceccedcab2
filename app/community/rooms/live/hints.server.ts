import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { encodeFrame } from "./live-change.server";
import type { PresenceFrames } from "./presence-frames.server";
import type { RoomChannel } from "./room-channel.server";

/** Hints are gathered for so long, in milliseconds. */
const GATHER_MS = 400;
/** And in a full room for a millisecond more for each who listens: everybody is told of everybody. */
const GATHER_MS_PER_LISTENER = 1;
/** People who are named as typing; there may be more. */
const TYPING_NAMED = 3;

/** What one room's listeners are told next. */
interface Gathered {
  isPresenceAsked: boolean;
  typing: Set<string>;
  timer: NodeJS.Timeout;
}

/** Tells listeners who is here and who types: gathered, because nothing is lost by being late. */
export class Hints {
  readonly #presence: PresenceFrames;
  readonly #gathered = new Map<RoomChannel, Gathered>();

  constructor(options: { presence: PresenceFrames }) {
    this.#presence = options.presence;
  }

  presenceChanged(channel: RoomChannel): void {
    this.#gather(channel).isPresenceAsked = true;
  }

  typed(channel: RoomChannel, userId: string): void {
    const { typing } = this.#gather(channel);
    if (typing.size < TYPING_NAMED) typing.add(userId);
  }

  close(): void {
    for (const { timer } of this.#gathered.values()) clearTimeout(timer);
    this.#gathered.clear();
  }

  #gather(channel: RoomChannel): Gathered {
    const known = this.#gathered.get(channel);
    if (known) return known;
    const ms = GATHER_MS + channel.listeners.size * GATHER_MS_PER_LISTENER;
    const timer = setTimeout(() => void this.#tell(channel), ms).unref();
    const gathered = { isPresenceAsked: false, typing: new Set<string>(), timer };
    this.#gathered.set(channel, gathered);
    return gathered;
  }

  async #tell(channel: RoomChannel): Promise<void> {
    const gathered = this.#gathered.get(channel);
    this.#gathered.delete(channel);
    if (!gathered || channel.listeners.size === 0) return;
    try {
      if (gathered.isPresenceAsked) await this.#tellPresence(channel);
      if (gathered.typing.size > 0) await tellTyping(channel, [...gathered.typing]);
    } catch (error) {
      log.warn({ err: error }, "a room was not told who is here");
    }
  }

  async #tellPresence(channel: RoomChannel): Promise<void> {
    const frame = await this.#presence.news(channel.roomId);
    if (!frame) return;
    for (const listener of channel.listeners) listener.hint?.(frame);
  }
}

async function tellTyping(channel: RoomChannel, userIds: string[]): Promise<void> {
  const { roomId } = channel;
  const rows = await db.user.findMany({
    where: {
      id: { in: userIds },
      // Who may not write is not heard of by typing, either.
      bannedAt: null,
      OR: [{ mutedUntil: null }, { mutedUntil: { lte: new Date() } }],
    },
    select: AUTHOR_FIELDS,
  });
  const people = rows.map((row) => ({ id: row.id, name: toAuthor(row).name }));
  if (people.length === 0) return;
  const all = encodeFrame({ type: "typing", roomId, people });
  for (const listener of channel.listeners) listener.typing?.(people, all);
}
