import type { RemovedMessage, SentMessage, ServerFrame } from "~/community/rooms/frames";
import { roomPath } from "~/platform/urls";
import { loadToasts, warn } from "./failure-toast";
import { Line } from "./line";
import { MessageList } from "./message-list";
import { showPresence, TypingLine } from "./people";
import { Place } from "./place";
import { RoomApi } from "./room-api";
import type { Sending } from "./sending";
import { Unread } from "./unread";

/** Whoever stays this long is told when the line is lost, even where nothing can be loaded then, in milliseconds. */
const STAY_MS = 3_000;
/** While there is no socket, the room is asked this often for what is new, in milliseconds. */
const ASK_MS = 15_000;

/** What the server says of a room, in its page. */
export class LiveRoom {
  readonly list: MessageList;
  readonly api: RoomApi;
  readonly id: string;
  /** Once somebody writes. */
  sending: Sending | undefined;
  isArchived = false;
  /** Called when it is archived, and when it is opened again. */
  onTurn = () => {};
  readonly #room: HTMLElement;
  readonly #place: Place;
  readonly #unread: Unread;
  readonly line: Line;
  readonly #typing: TypingLine;
  /** The newest change that is shown. */
  #change: number;

  constructor(room: HTMLElement) {
    this.#room = room;
    this.id = room.dataset.room ?? "";
    this.#change = Number(room.dataset.change);
    const viewer = room.dataset.viewer ?? "";
    this.api = new RoomApi(this.id);
    this.list = new MessageList(this.#find("[data-messages]"), viewer);
    this.#place = new Place(this.#find("[data-log]"), this.#find("#composer"), () =>
      this.goToEnd(),
    );
    this.#unread = new Unread(
      this.list,
      () => this.#place.isAtEnd,
      (number) => viewer && this.line.send({ type: "seen", roomId: this.id, number }),
    );
    this.#typing = new TypingLine(room.querySelector("[data-typing]"));
    this.#showState(false);
    this.line = new Line({
      hello: () => ({ type: "join", roomId: this.id, after: this.#change }),
      question: { type: "presence", roomId: this.id },
      onFrame: (frame) => this.#hear(frame),
      onState: (isLive) => {
        this.#showState(isLive);
        // Once the line is lost, what tells of it could not be loaded any more.
        if (isLive) setTimeout(loadToasts, STAY_MS);
      },
      onFailure: () =>
        warn("Connection Error", "Failed to connect to live chat. Messages may be delayed."),
    });
    setInterval(() => this.#ask(), ASK_MS);
  }

  /** Shows what was stored by a call. */
  takeStored(message: SentMessage): void {
    this.take(message);
    if (this.#isPart) this.goToEnd();
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "joined":
        // It may have been opened again while there was no line. That it is archived is told after this.
        this.#turn(false);
        this.#catchUp(frame);
        break;
      case "message":
        this.#typing.wrote(frame.userId);
        this.take(frame);
        break;
      case "edited":
        this.take(frame);
        break;
      case "deleted":
        this.take({ ...frame, status: "deleted" });
        break;
      case "typing":
        this.#typing.hear(frame.people);
        break;
      case "presence":
        showPresence(this.#find("[data-people]"), frame);
        break;
      case "room":
        this.#turn(frame.archived);
        break;
      case "error":
        this.sending?.refuse(frame);
    }
  }

  #turn(isArchived: boolean): void {
    if (isArchived === this.isArchived) return;
    this.isArchived = isArchived;
    this.onTurn();
  }

  #catchUp({ messages, change, more }: Extract<ServerFrame, { type: "joined" }>): void {
    // More was missed than fits: the page has the newest. What was typed is kept.
    if (more) location.reload();
    for (const message of messages) this.take(message);
    this.#change = Math.max(this.#change, change);
    this.sending?.retryAll();
  }

  /** Shows a message as it is now. */
  take(message: SentMessage | RemovedMessage): void {
    this.#change = Math.max(this.#change, message.change);
    if (message.status === "deleted") this.list.remove(message);
    else this.#show(message);
  }

  #show(message: SentMessage): void {
    this.sending?.confirm(message);
    const isOwn = message.userId !== null && message.userId === this.#room.dataset.viewer;
    if (this.#isPart && !this.list.find(message.number)) {
      this.#place.tellNew();
      return;
    }
    this.#place.keepWhile(() => {
      const entry = this.list.show(message);
      if (!entry) return;
      this.#room.querySelector("[data-empty]")?.remove();
      if (isOwn) return;
      if (!this.#place.isAtEnd) this.#place.tellNew();
      // Its line takes room, too.
      this.#unread.add(entry);
    });
  }

  async #ask(): Promise<void> {
    if (this.line.isLive || document.hidden) return;
    try {
      for (const message of await this.api.changed(this.#change)) this.take(message);
    } catch {
      // Offline altogether; the line says so.
    }
  }

  /** Whether the page shows an older part of the room, which does not end with the newest message. */
  get #isPart(): boolean {
    return this.#room.dataset.part !== undefined;
  }

  goToEnd(): void {
    if (this.#isPart) location.assign(roomPath(this.id));
    else this.#place.goToEnd();
  }

  #showState(isLive: boolean): void {
    const state = this.#find("[data-state]");
    state.textContent = isLive ? "Live" : "Offline";
    state.classList.toggle("room-state--live", isLive);
  }

  #find(selector: string): HTMLElement {
    return this.#room.querySelector(selector) as HTMLElement;
  }
}
