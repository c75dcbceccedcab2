import type { Topics } from "~/platform/coordination/topics";
import { AccountChanges } from "./account-changes.server";
import { BlockedPeople } from "./blocked-people.server";
import { Hints } from "./hints.server";
import { Presence } from "./presence.server";
import { PresenceFrames } from "./presence-frames.server";
import { type Listener, RoomChannel } from "./room-channel.server";

/** What somebody knows who has begun to listen to a room. */
interface Listening {
  /** The change up to which it has to read for itself. */
  change: number;
  isArchived: boolean;
}

/** The rooms that this process's sockets and endless pages listen to. */
export class LiveRooms {
  readonly accounts: AccountChanges;
  readonly presence: Presence;
  readonly blocked: BlockedPeople;
  readonly #channels = new Map<string, RoomChannel>();
  readonly #presenceFrames: PresenceFrames;
  readonly #hints: Hints;
  readonly #topics: Topics;
  #isConnected = false;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
    this.accounts = new AccountChanges(options);
    this.presence = new Presence(options);
    this.blocked = new BlockedPeople(options);
    this.#presenceFrames = new PresenceFrames();
    this.#hints = new Hints({ presence: this.#presenceFrames });
  }

  /**
   * Has a listener hear what happens in a room, until it leaves.
   *
   * @throws {AppError} 404 without such a room
   */
  async listen(roomId: string, listener: Listener): Promise<Listening> {
    this.#connect();
    const channel = this.#channels.get(roomId) ?? new RoomChannel(roomId);
    // Before anything is read: what changes from here on is not missed.
    this.#channels.set(roomId, channel);
    try {
      return await channel.add(listener);
    } catch (error) {
      this.leave(roomId, listener);
      throw error;
    }
  }

  /** Has a listener hear nothing more. */
  leave(roomId: string, listener: Listener): void {
    const channel = this.#channels.get(roomId);
    channel?.remove(listener);
    if (channel?.isEmpty) this.#channels.delete(roomId);
  }

  /** The frame that says who is in a room. */
  whoIsHere(roomId: string): Promise<Buffer> {
    return this.#presenceFrames.recent(roomId);
  }

  /** Tells everybody in a room that somebody types. */
  type(roomId: string, userId: string): void {
    this.#topics.publish("room-typing", { roomId, userId });
  }

  /** Takes this process's people out of their rooms: it ends. */
  async close(): Promise<void> {
    this.#hints.close();
    await this.presence.close();
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const wakeAll = () => {
      for (const channel of this.#channels.values()) channel.wake();
    };
    const tellAllStates = () => {
      for (const channel of this.#channels.values()) void channel.tellState();
    };
    this.#topics.subscribe(
      "community-changed",
      ({ id }) => void this.#channels.get(id)?.tellState(),
      tellAllStates,
    );
    this.#topics.subscribe(
      "room-changed",
      ({ roomId }) => this.#channels.get(roomId)?.wake(),
      wakeAll,
    );
    this.#topics.subscribe("room-presence", ({ roomId }) => {
      const channel = this.#channels.get(roomId);
      if (channel) this.#hints.presenceChanged(channel);
    });
    this.#topics.subscribe("room-typing", ({ roomId, userId }) => {
      const channel = this.#channels.get(roomId);
      if (channel) this.#hints.typed(channel, userId);
    });
  }
}
