import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { EventReader } from "../support/event-reader";
import { fileBlock } from "../support/file-blocks";
import { HeldAnswer } from "../support/held-answer";
import { SentThings } from "../support/sent-things";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** A process is killed while it writes answers, or takes what people write: what the other one makes of it. */

/** A lease runs out, and then somebody looks: 20 s (app/generation/runs/recover.server.ts). */
const TIMES = { timeout: 180_000 };
const PAGE = "<!doctype html>\n";

/** Of a thousand messages and two hundred posts: kill-rooms.test.ts sends all of them. */
const PARTS = 0.2;

let both: TwoProcesses;
let one: AppClient;
let two: AppClient;

beforeAll(async () => {
  both = await startTwoProcesses();
  [one, two] = await both.person("ann");
});
afterAll(() => both.stop());

/** A project whose answer is being written on the second process, and its reader on the first. */
async function sendHeld(): Promise<{ id: string; reader: EventReader }> {
  const id = (await one.json("POST", "/api/projects", { name: "Killed" })).body.id;
  const { scenario } = new HeldAnswer(`Here.\n\n${fileBlock("index.html", PAGE)}\nSo far.\n`);
  both.models.play([scenario]);
  await two.send(id, "a page").then((sent) => sent.until((data) => data.type === "file_created"));
  const reader = await one.follow(id);
  await reader.until((data) => data.type === "file_created");
  return { id, reader };
}

const messagesOf = async (id: string) => (await one.get(`/api/projects/${id}/messages`)).body;

test("its answers end on the other process, with all that was said", TIMES, async () => {
  const followed = await sendHeld();
  const stopped = await sendHeld();
  const replaced = await sendHeld();
  await both.two.kill9();
  both.models.play([{ text: "I go on.\n" }]);

  await Promise.all([
    (async () => {
      const { id, reader } = followed;
      await reader.rest();
      const problem = reader.seen.find(({ data }) => data.error)?.data;
      expect(problem).toMatchObject({ code: "interrupted", retryable: true });
      expect(reader.seen.at(-2)?.data).toMatchObject({
        type: "done",
        status: "interrupted",
        changes: [{ path: "index.html", action: "created" }],
      });
      expect((await messagesOf(id)).at(-1)).toMatchObject({
        status: "interrupted",
        content: expect.stringContaining("So far."),
        problem: problem.error,
      });
      const [checkpoint] = (await one.get(`/api/projects/${id}/checkpoints`)).body;
      expect(checkpoint).toMatchObject({ kind: "after" });
      const more = await (await one.send(id, "continue")).rest();
      expect(more.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    })(),
    (async () => {
      const { id, reader } = stopped;
      const answer = await one.json("POST", `/api/projects/${id}/chat/stop`);
      expect(answer.body).toEqual({ stopped: true });
      await reader.rest();
      expect(reader.seen.at(-2)?.data).toMatchObject({ type: "done", status: "stopped" });
    })(),
    (async () => {
      const { id, reader } = replaced;
      const more = await (await one.send(id, "something else")).rest();
      expect(more.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
      await reader.rest();
      expect(reader.seen.at(-2)?.data).toMatchObject({ type: "done", status: "stopped" });
    })(),
  ]);
  await both.two.restart();
  expect((await two.get(`/api/projects/${followed.id}/messages`)).body).toHaveLength(4);
});

test(
  "messages and posts that it took are there once, when all are sent to the other",
  TIMES,
  async () => {
    const [, cleo] = await both.person("cleo");
    const sent = new SentThings(cleo.at(both.one), PARTS);
    await sent.sendUntilKilled(both.two);
    await sent.sendAll(both.one);
    await sent.expectEachOnce();
    await both.two.restart();
  },
);
