import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { LOOK_MS, takeTurns } from "./request-turns.server";

let server: Server;
/** Requests that arrived at their handler, and wait there to be answered. */
let held: { from: string; bytes: number; answer: () => void }[] = [];

async function listen(): Promise<string> {
  held = [];
  const app = express();
  app.set("trust proxy", 1);
  app.use(takeTurns({ atOnce: 8, perVisitor: 2, waitingPerVisitor: 2, waiting: 3 }));
  app.use((request, response) => {
    const bytes = Number(request.headers["content-length"] ?? 0);
    held.push({ from: request.ip ?? "", bytes, answer: () => void response.end("done") });
  });
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end(error.message);
  }) as express.ErrorRequestHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const MALLORY = "192.0.2.1";
const ANN = "192.0.2.2";

const ask = (url: string, from: string) =>
  fetch(url, { headers: { "X-Forwarded-For": from, Connection: "close" } });

/** One that can be given up. */
const get = (url: string, from: string) =>
  request(url, { headers: { "X-Forwarded-For": from } })
    .on("error", () => {})
    .end();

function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const heldOf = (from: string) => held.filter((one) => one.from === from).length;

test("one network's requests wait for each other, and another's do not wait for them", async () => {
  const url = await listen();
  const loud = Array.from({ length: 4 }, () => ask(url, MALLORY));
  await expect.poll(() => heldOf(MALLORY)).toBe(2);
  const quiet = ask(url, ANN);
  await expect.poll(() => heldOf(ANN)).toBe(1);
  expect(heldOf(MALLORY)).toBe(2);
  for (const one of [...held]) one.answer();
  expect(await (await quiet).text()).toBe("done");
  await expect.poll(() => heldOf(MALLORY)).toBe(4);
  for (const one of held) one.answer();
  for (const answer of await Promise.all(loud)) expect(answer.status).toBe(200);
});

test("who goes while waiting gives their place in the line back", async () => {
  const url = await listen();
  const first = [ask(url, MALLORY), ask(url, MALLORY)];
  await expect.poll(() => heldOf(MALLORY)).toBe(2);
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const busy = setInterval(() => keepBusy(20), 0);
  const waiting = [get(url, MALLORY), get(url, MALLORY)];
  await expect.poll(connections).toBe(4);
  await new Promise((resolve) => setImmediate(resolve));
  for (const one of waiting) one.destroy();
  await expect.poll(connections).toBe(2);
  const last = [ask(url, MALLORY), ask(url, MALLORY)];
  await expect.poll(connections).toBe(4);
  clearInterval(busy);
  for (const one of [...held]) one.answer();
  await expect.poll(() => heldOf(MALLORY)).toBe(4);
  for (const one of held.slice(2)) one.answer();
  for (const answer of await Promise.all([...first, ...last])) expect(answer.status).toBe(200);
});

test("what is beyond the waiting line is refused in words, and one that lasts holds nobody up", async () => {
  const url = await listen();
  const loud = Array.from({ length: 5 }, () => ask(url, MALLORY));
  const refused = await Promise.race(loud);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("at most 2 run at a time and 2 wait");
  // The first two are never answered; the others come when those have had their time.
  await expect.poll(() => heldOf(MALLORY)).toBe(4);
  for (const one of held) one.answer();
  await Promise.all(loud);
});

test("whoever keeps the process busy has no more under way for it", async () => {
  const url = await listen();
  const loud = Array.from({ length: 3 }, () => ask(url, MALLORY));
  await expect.poll(() => heldOf(MALLORY)).toBe(2);
  const until = performance.now() + 4 * LOOK_MS;
  while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
  expect(heldOf(MALLORY)).toBe(2);
  await expect.poll(() => heldOf(MALLORY)).toBe(3);
  for (const one of held) one.answer();
  await Promise.all(loud);
});

/** Begins to send a body of which the rest does not come. */
function beginBody(url: URL, from: string, first: string, bytes: number) {
  const outgoing = request({
    ...{ host: url.hostname, port: url.port, method: "POST" },
    headers: { "x-forwarded-for": from, "content-length": bytes },
  });
  outgoing.on("error", () => {});
  outgoing.write(first);
  return outgoing;
}

test("bodies that never come whole keep nobody of their network waiting", async () => {
  const url = new URL(await listen());
  const slow = Array.from({ length: 6 }, () => beginBody(url, MALLORY, "the first part", 20));
  await Promise.all(
    slow.map((one) => once(one, "socket").then(([socket]) => once(socket, "connect"))),
  );
  const [whole] = slow;
  const answered = whole && once(whole, "response");
  whole?.end("second");
  await expect.poll(() => heldOf(MALLORY)).toBe(1);
  held.at(-1)?.answer();
  await answered;
  // They go on without, two at a time, in a line of their own.
  await expect.poll(() => heldOf(MALLORY)).toBe(3);
  const quick = ask(url.href, MALLORY);
  await expect.poll(() => heldOf(MALLORY)).toBe(4);
  held.at(-1)?.answer();
  expect(await (await quick).text()).toBe("done");
  for (const one of slow) one.destroy();
});

test.each([
  ["a hundred kilobytes", 100_000, 2],
  ["a megabyte", 1_000_000, 1],
])("bodies of %s that stall on their way hold up no read of their network, and no whole body", async (_what, bytes, atOnce) => {
  const url = new URL(await listen());
  const slow = Array.from({ length: 4 }, () => beginBody(url, MALLORY, "x".repeat(70_000), bytes));
  await expect.poll(() => heldOf(MALLORY)).toBe(atOnce);
  // Nobody's turn ends for having nothing to do.
  const busy = setInterval(() => keepBusy(20), 0);
  const whole = beginBody(url, MALLORY, "x".repeat(90_000), 90_000);
  const answers = [once(whole, "response"), ask(url.href, MALLORY)];
  const isHeld = (size: number) => held.some((one) => one.bytes === size);
  await expect.poll(() => isHeld(0) && isHeld(90_000)).toBe(true);
  clearInterval(busy);
  expect(heldOf(MALLORY)).toBe(atOnce + 2);
  for (const one of held.slice(atOnce)) one.answer();
  await Promise.all(answers);
  for (const one of slow) one.destroy();
});

test("a turn lasts until the rest of a refused body is read", async () => {
  const url = new URL(await listen());
  // More than is kept before somebody reads it.
  const first = "x".repeat(200_000);
  const sendOf = () => beginBody(url, MALLORY, first, first.length + 6);
  const bodies = [sendOf(), sendOf()];
  await expect.poll(() => heldOf(MALLORY)).toBe(2);
  const answers = bodies.map((body) => once(body, "response"));
  const next = beginBody(url, MALLORY, first, first.length + 6);
  for (const one of held) one.answer();
  await Promise.all(answers);
  // There and back: what could begin meanwhile has begun.
  const quiet = ask(url.href, ANN);
  await expect.poll(() => heldOf(ANN)).toBe(1);
  held.at(-1)?.answer();
  await quiet;
  expect(heldOf(MALLORY)).toBe(2);
  for (const body of bodies) body.end("second");
  await expect.poll(() => heldOf(MALLORY)).toBe(3);
  next.destroy();
});
