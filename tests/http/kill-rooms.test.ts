import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";

/** kill -9 in the middle of a thousand messages: none that was acknowledged is lost, none doubles. */

const MESSAGES = 1_000;
/** The process is killed when so many are acknowledged. */
const KILLED_AFTER = 300;
const AT_ONCE = 20;
const PATH = "/api/chat-rooms/general/messages";

let app: AppServer;
let ann: AppClient;

beforeAll(async () => {
  app = await AppServer.start({ RATE_LIMIT_SCALE: "1000" });
  ann = await app.person("ann");
});
afterAll(() => app.stop());

const clientIdOf = (n: number) => `message-${n}`;

/** Sends all messages, some at once; what is not answered is left to be sent again. */
async function sendAll(acknowledged: Map<string, string>, onAnswer = () => {}) {
  let next = 0;
  const send = async () => {
    while (next < MESSAGES) {
      const clientId = clientIdOf(next);
      next += 1;
      const sent = { content: `This is ${clientId}.`, clientId };
      const answer = await ann.json("POST", PATH, sent).catch(() => null);
      if (!answer) continue;
      expect([200, 201]).toContain(answer.status);
      const before = acknowledged.get(clientId);
      expect(before ?? answer.body.id).toBe(answer.body.id);
      acknowledged.set(clientId, answer.body.id);
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

test("a thousand messages survive it", { timeout: 120_000 }, async () => {
  const acknowledged = new Map<string, string>();
  let killed: Promise<unknown> | undefined;
  await sendAll(acknowledged, () => {
    if (acknowledged.size === KILLED_AFTER) killed = app.kill9();
  });
  await killed;
  expect(acknowledged.size).toBeLessThan(MESSAGES);
  await app.restart();
  await sendAll(acknowledged);

  const stored: { id: string; clientId: string; number: number }[] = [];
  let path = PATH;
  for (;;) {
    const { body } = await ann.get(path);
    stored.unshift(...body);
    if (body.length === 0) break;
    path = `${PATH}?before=${body[0].number}`;
  }
  expect(stored).toHaveLength(MESSAGES);
  expect(new Map(stored.map(({ clientId, id }) => [clientId, id]))).toEqual(acknowledged);
  expect(new Set(stored.map(({ number }) => number)).size).toBe(MESSAGES);
});
