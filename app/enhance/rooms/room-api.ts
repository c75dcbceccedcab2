import type { RemovedMessage, SentMessage } from "~/community/rooms/frames";
import { requestJson } from "~/platform/api-client";
import type { UnsentMessage } from "./kept-text";

/** The calls of one room. Each throws {@link ApiError} for a refusal, and what `fetch` throws. */
export class RoomApi {
  readonly #path: string;

  constructor(roomId: string) {
    this.#path = `/api/chat-rooms/${encodeURIComponent(roomId)}/messages`;
  }

  /** Stores a message; one that is stored already is answered as it is. */
  send({ clientId, content, replyToId }: UnsentMessage): Promise<SentMessage> {
    return requestJson("POST", this.#path, { clientId, content, replyToId });
  }

  edit(id: string, content: string): Promise<SentMessage> {
    return requestJson("PATCH", `${this.#path}/${id}`, { content });
  }

  delete(id: string): Promise<null> {
    return requestJson("DELETE", `${this.#path}/${id}`);
  }

  /** Those before a message. */
  older(number: number): Promise<SentMessage[]> {
    return requestJson("GET", `${this.#path}?before=${number}`);
  }

  /** What changed after a change, in the order of changes. */
  changed(after: number): Promise<(SentMessage | RemovedMessage)[]> {
    return requestJson("GET", `${this.#path}?after=${after}`);
  }
}
