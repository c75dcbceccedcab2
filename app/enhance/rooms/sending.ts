import type { SentMessage, ServerFrame } from "~/community/rooms/frames";
import { ApiError } from "~/platform/api-client";
import { randomName } from "~/platform/random-name";
import type { KeptText, UnsentMessage } from "./kept-text";
import type { Line } from "./line";
import type { RoomApi } from "./room-api";
import type { UnsentList } from "./unsent-list";

/** How long the socket gets to confirm a message before it is posted, in milliseconds. */
const CONFIRM_MS = 5_000;

interface SendingParts {
  roomId: string;
  /** Who writes, as the page knows them. */
  author: { id: string; name: string };
  line: Pick<Line, "send">;
  api: Pick<RoomApi, "send">;
  kept: KeptText;
  list: Pick<UnsentList, "show" | "wait" | "fail" | "remove">;
  onStored(message: SentMessage): void;
  /** Tells the person that something failed. */
  warn(title: string, description?: string): void;
}

/**
 * Sends messages: by the socket, and by a call when there is none or when it says nothing. Both under
 * one client id, so that it is one message whichever arrives. Until one is confirmed it is kept.
 */
export class Sending {
  readonly #parts: SendingParts;
  /** What is on its way, by client id, with the timer that would post it. */
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout> | undefined>();
  /** Calls go one after the other, so that messages arrive in the order in which they were written. */
  #calls: Promise<unknown> = Promise.resolve();

  constructor(parts: SendingParts) {
    this.#parts = parts;
  }

  /** Shows what was kept when the page was left. */
  showKept(): void {
    const { kept, list } = this.#parts;
    for (const message of kept.unsent) {
      list.show(message);
      list.fail(message, message.reason ?? "Not sent.");
    }
  }

  /** Sends what was not refused once more: the socket is back. */
  retryAll(): void {
    for (const message of this.#parts.kept.unsent) {
      if (!message.reason && !this.#waiting.has(message.clientId)) this.#dispatch(message);
    }
  }

  send(content: string, replyToId?: string): void {
    const message = { clientId: randomName(), content, ...(replyToId ? { replyToId } : {}) };
    this.#parts.list.show(message);
    this.#dispatch(message);
  }

  retry(clientId: string): void {
    const message = this.#parts.kept.unsent.find((one) => one.clientId === clientId);
    if (!message) return;
    const { reason: _, ...again } = message;
    this.#dispatch(again);
  }

  drop(clientId: string): void {
    this.#settle(clientId);
  }

  /** Takes note of a message that is stored. */
  confirm({ clientId }: Pick<SentMessage, "clientId">): void {
    if (clientId) this.#settle(clientId);
  }

  /** Takes note of a refusal by the socket. */
  refuse({ clientId, message }: Extract<ServerFrame, { type: "error" }>): void {
    const refused = this.#parts.kept.unsent.find((one) => one.clientId === clientId);
    if (refused) this.#refuse(refused, message);
  }

  #dispatch(message: UnsentMessage): void {
    const { roomId, author, line, kept, list } = this.#parts;
    kept.put(message);
    list.wait(message.clientId);
    const isSent = line.send({ type: "message", roomId, userId: author.id, author, ...message });
    if (isSent) {
      const late = setTimeout(() => this.#post(message), CONFIRM_MS);
      this.#waiting.set(message.clientId, late);
    } else this.#post(message);
  }

  #post(message: UnsentMessage): void {
    const { api, list, onStored } = this.#parts;
    this.#waiting.set(message.clientId, undefined);
    this.#calls = this.#calls.then(async () => {
      try {
        onStored(await api.send(message));
      } catch (error) {
        if (!this.#waiting.delete(message.clientId)) return;
        if (error instanceof ApiError && error.status < 500) {
          this.#refuse(message, error.message, error.status);
          return;
        }
        list.fail(message, "Not sent.");
        this.#parts.warn(
          "Failed to send message",
          "It is kept here. Press Retry to send it again.",
        );
      }
    });
  }

  #refuse(message: UnsentMessage, reason: string, status?: number): void {
    const { kept, list, warn } = this.#parts;
    this.#forget(message.clientId);
    kept.put({ ...message, reason });
    list.fail(message, reason);
    if (status === 401) warn(reason);
    else warn("Failed to send message", reason);
  }

  #forget(clientId: string): void {
    clearTimeout(this.#waiting.get(clientId));
    this.#waiting.delete(clientId);
  }

  #settle(clientId: string): void {
    this.#forget(clientId);
    if (this.#parts.kept.drop(clientId)) this.#parts.list.remove(clientId);
  }
}
