import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "~/platform/api-client";
import type { ClientFrame, SentMessage } from "../../community/rooms/frames";
import { KeptText, type UnsentMessage } from "./kept-text";
import { Sending } from "./sending";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A room whose socket and server do as told. */
function openRoom() {
  const store = new Map<string, string>();
  const kept = new KeptText("ann:general", {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  });
  const shown = new Map<string, string>();
  const frames: ClientFrame[] = [];
  const posted: string[] = [];
  const warnings: string[] = [];
  const room = {
    isLive: true,
    answer: async (message: UnsentMessage) => message as unknown as SentMessage,
    kept,
    shown,
    frames,
    posted,
    warnings,
    sending: null as unknown as Sending,
  };
  room.sending = new Sending({
    roomId: "general",
    author: { id: "ann", name: "Ann" },
    kept,
    line: {
      send(frame: ClientFrame) {
        if (room.isLive) frames.push(frame);
        return room.isLive;
      },
    },
    api: {
      send(message: UnsentMessage) {
        posted.push(message.content);
        return room.answer(message);
      },
    },
    list: {
      show: ({ clientId }: UnsentMessage) => void shown.set(clientId, "sending"),
      wait: (clientId: string) => void shown.set(clientId, "sending"),
      fail: ({ clientId }: UnsentMessage, reason: string) => void shown.set(clientId, reason),
      remove: (clientId: string) => void shown.delete(clientId),
    },
    onStored: (message) => room.sending.confirm(message),
    warn: (title) => void warnings.push(title),
  });
  return room;
}

const onlyId = (room: ReturnType<typeof openRoom>) => room.kept.unsent[0]?.clientId ?? "";

test("a message goes by the socket, and is settled when it comes back", async () => {
  const room = openRoom();
  room.sending.send("hello");
  expect(room.frames).toMatchObject([
    {
      type: "message",
      roomId: "general",
      content: "hello",
      userId: "ann",
      author: { name: "Ann" },
    },
  ]);
  room.sending.confirm({ clientId: onlyId(room) });
  expect(room.kept.unsent).toEqual([]);
  expect(room.shown.size).toBe(0);
  await vi.runAllTimersAsync();
  expect(room.posted).toEqual([]);
});

test("what the socket does not confirm is posted under the same client id", async () => {
  const room = openRoom();
  room.sending.send("hello");
  await vi.runAllTimersAsync();
  expect(room.posted).toEqual(["hello"]);
  expect(room.kept.unsent).toEqual([]);
});

test("without a socket messages are posted one after the other", async () => {
  const room = openRoom();
  room.isLive = false;
  const answers: (() => void)[] = [];
  room.answer = (message) =>
    new Promise((resolve) => answers.push(() => resolve(message as unknown as SentMessage)));
  room.sending.send("first");
  room.sending.send("second");
  await vi.runAllTimersAsync();
  expect(room.posted).toEqual(["first"]);
  answers[0]?.();
  await vi.runAllTimersAsync();
  expect(room.posted).toEqual(["first", "second"]);
});

test("what could not be sent is kept, and goes again when the socket is back", async () => {
  const room = openRoom();
  room.isLive = false;
  room.answer = async () => {
    throw new TypeError("Failed to fetch");
  };
  room.sending.send("hello");
  await vi.runAllTimersAsync();
  expect(room.shown.get(onlyId(room))).toBe("Not sent.");
  expect(room.warnings).toEqual(["Failed to send message"]);
  room.isLive = true;
  room.sending.retryAll();
  expect(room.frames).toMatchObject([{ content: "hello", clientId: onlyId(room) }]);
});

test("what was refused waits for its author, with the reason", async () => {
  const room = openRoom();
  room.isLive = false;
  room.answer = async () => {
    throw new ApiError(429, "Wait 10 seconds.");
  };
  room.sending.send("hello");
  await vi.runAllTimersAsync();
  room.isLive = true;
  room.sending.retryAll();
  expect(room.frames).toEqual([]);
  expect(room.shown.get(onlyId(room))).toBe("Wait 10 seconds.");
  room.sending.retry(onlyId(room));
  expect(room.frames).toHaveLength(1);
});

test("whoever is signed out by now is told to log in", async () => {
  const room = openRoom();
  room.isLive = false;
  room.answer = async () => {
    throw new ApiError(401, "Please log in to chat");
  };
  room.sending.send("hello");
  await vi.runAllTimersAsync();
  expect(room.warnings).toEqual(["Please log in to chat"]);
  expect(room.kept.unsent).toMatchObject([{ content: "hello" }]);
});
