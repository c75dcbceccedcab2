import type { Duplex } from "node:stream";
import type { Viewer } from "~/accounts/user";
import { identify } from "~/accounts/viewer.server";
import { deleteMessage, editMessage } from "~/community/rooms/change-message.server";
import type { AccountFollower } from "~/community/rooms/live/account-changes.server";
import type { BlockedFollower } from "~/community/rooms/live/blocked-people.server";
import {
  frameOf,
  framesForAll,
  type LiveChange,
  removalOf,
} from "~/community/rooms/live/live-change.server";
import type { LiveRooms } from "~/community/rooms/live/live-rooms.server";
import type { ReadFrame } from "~/community/rooms/live/read-frame";
import type { Listener, Typist } from "~/community/rooms/live/room-channel.server";
import { markSeen } from "~/community/rooms/mark-seen.server";
import { toSent } from "~/community/rooms/message-html.server";
import { maySee, type Reader, readMissed } from "~/community/rooms/messages.server";
import { sendMessage } from "~/community/rooms/send-message.server";
import { NOBODY } from "~/community/standing/blocks.server";
import { nameIn } from "~/platform/visitor";
import { ACTS } from "../limits/acts";
import { productTurns } from "../limits/request-turns.server";
import { countDone, countUse, type Doer } from "../limits/spend.server";
import type { OpenSocket } from "../sockets/open-socket";
import type { SocketOwner } from "../sockets/socket-route";
import { ChatLine } from "./chat-line.server";
import { FrameQueue, POLICY_VIOLATION } from "./frame-queue.server";

/** Typing is told this often at most for one socket, in milliseconds. */
const TYPING_MS = 2_000;

/** What a socket of the rooms is opened with. */
interface ChatSocketOptions {
  socket: OpenSocket;
  /** The connection below it. */
  line: Duplex;
  owner: SocketOwner;
  rooms: LiveRooms;
}

/** One browser's socket: in one room at a time. Its owner's sockets and calls share their limits. */
export class ChatSocket implements Listener, AccountFollower, BlockedFollower {
  readonly #line: ChatLine;
  readonly #rooms: LiveRooms;
  readonly #cookie: string | null;
  readonly #doer: Doer;
  readonly #user: Reader | null;
  #blocked = NOBODY;
  /** Whether it hears when that list changes: from the first room on. */
  #followsBlocked = false;
  /** The id of the room it is in. */
  #roomId: string | null = null;
  /** What came while the missed was read; null when everything goes straight on. */
  #held: LiveChange[] | null = null;
  #typedAt = Number.NEGATIVE_INFINITY;

  constructor({ socket, line, owner, rooms }: ChatSocketOptions) {
    const { user } = owner.viewer;
    this.#line = new ChatLine(socket, line, owner.network);
    this.#rooms = rooms;
    this.#cookie = owner.cookie;
    this.#doer = { visitor: owner.visitor, network: owner.network };
    this.#user = user && { id: user.id, isAdmin: user.isAdmin };
    new FrameQueue(socket, this.#line, (frame) => this.#perform(frame));
    socket.on("close", () => this.#end());
    if (this.#user) rooms.accounts.follow(this.#user.id, this);
  }

  take(changes: readonly LiveChange[]): void {
    if (this.#held) {
      this.#held.push(...changes);
      return;
    }
    const forAll = this.#blocked.size === 0 ? framesForAll(changes) : null;
    if (forAll) this.#line.write(forAll);
    else for (const change of changes) this.#tell(change);
  }

  hint(frame: Buffer): void {
    this.#line.write(frame);
  }

  typing(people: readonly Typist[], frame: Buffer): void {
    const others = people.filter(({ id }) => id !== this.#user?.id && !this.#blocked.has(id));
    if (others.length === people.length) this.#line.write(frame);
    else if (others.length > 0 && this.#roomId) {
      this.#line.send({ type: "typing", roomId: this.#roomId, people: others });
    }
  }

  takeBlocked(blocked: ReadonlySet<string>): void {
    this.#blocked = blocked;
  }

  turn(archived: boolean): void {
    if (this.#roomId) this.#line.send({ type: "room", roomId: this.#roomId, archived });
  }

  /** Ends the socket when its session has ended: its browser comes back as whoever it is then. */
  async recheck(): Promise<void> {
    const now = await identify(this.#cookie).catch(() => null);
    if (now?.user?.id === this.#user?.id) return;
    this.#line.end(POLICY_VIOLATION, "You are signed out.");
  }

  async #perform(frame: ReadFrame): Promise<void> {
    if (frame.type === "join" || frame.type === "presence" || frame.type === "seen")
      await countUse("look-in-room", ACTS["look-in-room"].rate, this.#doer.visitor);
    switch (frame.type) {
      case "join":
        if (frame.after === undefined) return this.#join(frame.roomId);
        // What was missed may be two hundred messages, as much work as a page: it waits for its turn among pages.
        return productTurns.run(nameIn(this.#doer.network), () =>
          this.#join(frame.roomId, frame.after),
        );
      case "leave":
        return this.#leave();
      case "message": {
        const { message, isNew } = await sendMessage(await this.#writer(), frame.roomId, frame);
        // Everybody else hears of it as of any change, and so does its sender.
        const isHeard = isNew && this.#roomId === frame.roomId;
        if (!isHeard) this.#line.send({ type: "message", ...toSent(message) });
        return;
      }
      case "edit": {
        const { roomId, id, content } = frame;
        const message = await editMessage(await this.#writer(), roomId, id, content);
        if (this.#roomId !== roomId) this.#line.send({ type: "edited", ...toSent(message) });
        return;
      }
      case "delete":
        return deleteMessage(await this.#writer(), frame.roomId, frame.id);
      case "typing":
        return this.#type(frame.roomId);
      case "seen":
        return this.#user ? markSeen(this.#user.id, frame.roomId, frame.number) : undefined;
      case "presence":
        return this.#line.write(await this.#rooms.whoIsHere(frame.roomId));
    }
  }

  /** Who writes, as the session says it now, if that was not too often. */
  async #writer(): Promise<Viewer> {
    const viewer = await identify(this.#cookie);
    if (viewer.user) await countDone("write-in-room", ACTS["write-in-room"].rate, this.#doer);
    return viewer;
  }

  async #join(roomId: string, after?: number): Promise<void> {
    this.#leave();
    this.#held = [];
    try {
      await this.#followBlocked();
      const { change, isArchived } = await this.#rooms.listen(roomId, this);
      // Gone meanwhile.
      if (!this.#line.isOpen) return this.#rooms.leave(roomId, this);
      this.#roomId = roomId;
      if (this.#user) this.#rooms.presence.enter(roomId, this.#user.id);
      const missed =
        after === undefined || after >= change
          ? { messages: [], hasMore: false }
          : await readMissed({ user: this.#user }, roomId, after);
      const { messages, hasMore } = missed;
      const read = Math.max(change, ...messages.map((message) => message.change));
      const you = this.#user?.id ?? null;
      this.#line.send({ type: "joined", roomId, change: read, messages, more: hasMore, you });
      if (isArchived) this.turn(true);
      for (const held of this.#held) if (held.message.change > read) this.#tell(held);
    } finally {
      this.#held = null;
    }
    this.#line.write(await this.#rooms.whoIsHere(roomId));
  }

  /** From the first room on it is known whom this person does not want to read. */
  async #followBlocked(): Promise<void> {
    if (!this.#user || this.#followsBlocked) return;
    await this.#rooms.blocked.follow(this.#user.id, this);
    this.#followsBlocked = true;
    if (!this.#line.isOpen) this.#end();
  }

  #leave(): void {
    const roomId = this.#roomId;
    this.#roomId = null;
    if (!roomId) return;
    this.#rooms.leave(roomId, this);
    if (this.#user) this.#rooms.presence.leave(roomId, this.#user.id);
  }

  /** Nobody is at the other end any more. */
  #end(): void {
    this.#leave();
    if (!this.#user) return;
    this.#rooms.accounts.unfollow(this.#user.id, this);
    this.#rooms.blocked.unfollow(this.#user.id, this);
  }

  #type(roomId: string): void {
    const now = performance.now();
    if (!this.#user || this.#roomId !== roomId || now - this.#typedAt < TYPING_MS) return;
    this.#typedAt = now;
    this.#rooms.type(roomId, this.#user.id);
  }

  #tell(change: LiveChange): void {
    const { message } = change;
    if (maySee(message, this.#user, this.#blocked)) this.#line.write(frameOf(change));
    // What was never there for them need not go.
    else if (!change.isNew && message.status !== "shown") this.#line.write(removalOf(change));
  }
}
