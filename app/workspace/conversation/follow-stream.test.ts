import { afterEach, expect, test, vi } from "vitest";
import type { GenerationEvent } from "~/generation/events/event-schema";
import { eventText, openStream, startLocalServer } from "../../../tests/support/local-server";
import { followStream, type StreamOptions } from "./follow-stream";
import { readStreamData } from "./read-stream-data";

let server: Awaited<ReturnType<typeof startLocalServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function follow(options: Partial<StreamOptions> = {}) {
  const events: GenerationEvent[] = [];
  let replays = 0;
  const result = await followStream({
    open: () => fetch("/send", { method: "POST" }),
    resume: (id) => fetch("/stream", { headers: id ? { "Last-Event-ID": id } : {} }),
    onEvent: (event) => events.push(event),
    onReplay: () => {
      replays += 1;
      events.length = 0;
    },
    signal: new AbortController().signal,
    delaysMs: [1, 1, 1],
    ...options,
  });
  return { result, events, replays };
}

const WHOLE =
  eventText({ content: "Grüße 👋 " }, "g:1") +
  ": ping\n\n" +
  eventText(
    { type: "file_created", file: { path: "a.html", content: "é\n", language: "html" } },
    "g:2",
  ) +
  eventText(
    {
      files: [
        { path: "b.css", content: "b" },
        { path: "c.js", content: "c" },
      ],
    },
    "g:3",
  ) +
  eventText("[DONE]", "g:4");

const created = (path: string, content: string, language: string): GenerationEvent => ({
  type: "file_created",
  file: { path, content, language },
  action: "created",
});

test.each([
  1, 2, 3, 7, 1000,
])("nothing depends on the network's chunks of %i bytes", async (size) => {
  server = await startLocalServer(async (_request, response) => {
    openStream(response);
    const bytes = Buffer.from(WHOLE);
    for (let start = 0; start < bytes.length; start += size) {
      response.write(bytes.subarray(start, start + size));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  const { result, events } = await follow();
  expect(result).toBe("ended");
  expect(events).toEqual([
    { content: "Grüße 👋 " },
    created("a.html", "é\n", "html"),
    created("b.css", "b", "css"),
    created("c.js", "c", "javascript"),
  ]);
});

test("a dropped connection goes on where it broke, and tells nothing twice", async () => {
  server = await startLocalServer(({ path, headers }, response) => {
    openStream(response);
    if (path === "/send") {
      response.write(eventText({ content: "one " }, "g:1") + eventText({ content: "two " }, "g:2"));
      setTimeout(() => response.destroy(), 20);
      return;
    }
    expect(headers["last-event-id"]).toBe("g:2");
    response.end(
      eventText({ content: "two " }, "g:2") +
        eventText({ content: "three" }, "g:3") +
        eventText("[DONE]", "g:4"),
    );
  });
  const { events } = await follow();
  const text = events.map((event) => ("content" in event ? event.content : "")).join("");
  expect(text).toBe("one two three");
});

test("a stream without ids is replayed from its beginning", async () => {
  server = await startLocalServer(({ path }, response) => {
    openStream(response);
    response.end(
      path === "/send"
        ? eventText({ content: "half" })
        : eventText({ content: "whole" }) + eventText("[DONE]"),
    );
  });
  const { events, replays } = await follow();
  expect(replays).toBe(1);
  expect(events[0]).toEqual({ content: "whole" });
});

test("after three tries in vain the stream is lost", async () => {
  server = await startLocalServer(({ path }, response) => {
    if (path === "/send") {
      openStream(response);
      response.end(eventText({ content: "x" }, "g:1"));
    } else {
      response.writeHead(500).end();
    }
  });
  await expect(follow()).rejects.toThrow("The connection to the server was lost.");
  expect(server.lines().filter((line) => line === "GET /stream")).toHaveLength(3);
});

test("a refusal is the server's own sentence, and is not tried again", async () => {
  server = await startLocalServer((_request, response) => {
    response.writeHead(400).end('{"error":"Please write a message."}');
  });
  await expect(follow()).rejects.toThrow("Please write a message.");
  expect(server.seen).toHaveLength(1);
});

test("picking up where nothing runs says so", async () => {
  server = await startLocalServer((_request, response) => void response.writeHead(204).end());
  const { result } = await follow({ open: undefined as never });
  expect(result).toBe("nothing");
});

test("an error in the stream is told and the rest still arrives", () => {
  expect(readStreamData('{"error":"Slow down","code":"rate_limit","retryable":true}')).toEqual([
    { error: "Slow down", code: "rate_limit", retryable: true },
  ]);
  expect(readStreamData('{"content":"a","error":"b"}')).toEqual([{ content: "a" }, { error: "b" }]);
});

test("what a newer server may send is left out, not fatal", () => {
  for (const data of ["", "null", "7", "{", '{"type":"hologram"}', '{"files":[null,{}]}']) {
    expect(readStreamData(data)).toEqual([]);
  }
});

test("without a line nothing is tried, and it goes on at once when there is one", async () => {
  const device = new EventTarget();
  const line = { onLine: true };
  const waits = new Promise<void>((resolve) => {
    vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
      device.addEventListener(type, listener);
      resolve();
    });
  });
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
  vi.stubGlobal("navigator", line);
  const [first = "", ...rest] = WHOLE.split("\n\n");
  server = await startLocalServer((request, response) => {
    openStream(response);
    if (request.method === "GET") return void response.end(rest.join("\n\n"));
    line.onLine = false;
    response.write(`${first}\n\n`, () => response.destroy());
  });
  const following = follow({ delaysMs: [60_000] });
  await waits;
  expect(server.lines()).toEqual(["POST /send"]);
  line.onLine = true;
  device.dispatchEvent(new Event("online"));
  expect((await following).result).toBe("ended");
  expect(server.lines()).toEqual(["POST /send", "GET /stream"]);
  vi.unstubAllGlobals();
});
