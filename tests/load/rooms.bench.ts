import { setTimeout as pause } from "node:timers/promises";
import { report, spreadOf } from "./measure";
import { numberOption, textOption } from "./options";
import { Crowd } from "./rooms/crowd";
import { CLIENT, type Heard, MARK, type Opening } from "./rooms/crowd-acts";
import {
  type Held,
  processorMs,
  type RoomServer,
  readHeld,
  signIn,
  startBare,
  startSayso,
} from "./rooms/room-server";

const SOCKETS = textOption("sockets").split(",").filter(Boolean).map(Number);
/** Of the sockets, so many are of people who are signed in; the others of visitors. */
const SIGNED_IN = numberOption("signed-in", 0.5);
const PAGES = 1_000;
const ROOM = "general";
const TEXT = `${MARK} The preview shows the new picture. Could somebody look at it on a **phone**, please?`;
const SPEAKERS = 10;
/** Deliveries of the run as fast as possible, and of the one at a quiet pace with its deliveries a second. */
const FAST_DELIVERIES = 500_000;
const PACED_PER_SECOND = 10_000;
const PACED_SECONDS = 15;
const SETTLE_MS = 3_000;
/**
 * What a server has seen before it is measured. Memory is that of the other sockets: the first ones have a
 * process grow by more than what each of them takes.
 */
const WARM_UP = { share: 0.2, messages: 300 };
/** The other sockets are opened so many times, and closed in between; memory is the median. */
const MEMORY_ROUNDS = 3;

/** What a server came to with so many sockets in one room. */
interface Measured {
  openSeconds: number;
  /** In kB. */
  perSocket: Held;
  fast: Heard;
  paced: Heard;
  /** Of the server's process, for each delivery, in microseconds. */
  processorUs: number;
}

/**
 * One room with very many people: against a server that does nothing but send what it gets to all, with the
 * same bytes and the same crowd. Then pages that do not end.
 */
async function run(): Promise<void> {
  for (const sockets of SOCKETS.length > 0 ? SOCKETS : [1_000, 5_000]) {
    const product = await measureProduct(sockets);
    const bare = await measureBare(sockets, product.fast.example);
    reportSockets(sockets, product, bare);
  }
  if (!textOption("only")) await measurePages();
}

async function measureProduct(sockets: number): Promise<Measured> {
  const server = await startSayso();
  const cookies = await signIn(server.port, Math.max(SPEAKERS, Math.round(sockets * SIGNED_IN)));
  const frame = JSON.stringify({ type: "message", roomId: ROOM, content: TEXT, clientId: CLIENT });
  const opening = {
    kind: "socket",
    port: server.port,
    path: "/ws/chat",
    cookies,
    hello: JSON.stringify({ type: "join", roomId: ROOM }),
    answered: '"joined"',
  } as const;
  return measure(server, sockets, opening, frame);
}

/** @param example a message as the product sends it, which this server gets and sends to all */
async function measureBare(sockets: number, example: string): Promise<Measured> {
  const server = await startBare();
  const frame = example.replaceAll(/at-[\d.]+-ta/g, MARK);
  const opening = { kind: "socket", port: server.port, path: "/", cookies: [] } as const;
  return measure(server, sockets, opening, frame);
}

async function measure(
  server: RoomServer,
  sockets: number,
  opening: Omit<Opening, "count">,
  frame: string,
): Promise<Measured> {
  const crowd = new Crowd();
  const first = Math.round(sockets * WARM_UP.share);
  await crowd.open({ ...opening, count: first });
  await crowd.talk({ speakers: SPEAKERS, messages: WARM_UP.messages, frame });
  const rest = { ...opening, count: sockets - first, cookies: opening.cookies.slice(first) };
  const rounds: Held[] = [];
  for (let round = 1; round < MEMORY_ROUNDS; round += 1) {
    const before = await readHeld(server);
    await crowd.open(rest);
    rounds.push(perSocketOf(before, await readHeld(server), rest.count));
    await crowd.close(rest.count);
  }
  const before = await readHeld(server);
  const opened = await crowd.open(rest);
  rounds.push(perSocketOf(before, await readHeld(server), rest.count));
  const startedMs = processorMs(server.pid);
  const fast = await crowd.talk({
    speakers: SPEAKERS,
    messages: Math.round(FAST_DELIVERIES / sockets),
    frame,
  });
  const processorUs = ((processorMs(server.pid) - startedMs) * 1000) / fast.deliveries;
  await pause(SETTLE_MS);
  const perSecond = PACED_PER_SECOND / sockets;
  const paced = await crowd.talk({
    speakers: SPEAKERS,
    messages: perSecond * PACED_SECONDS,
    perSecond,
    frame,
  });
  await crowd.close();
  crowd.end();
  await server.stop();
  const perSocket = {
    used: spreadOf(rounds.map(({ used }) => used)).median,
    resident: spreadOf(rounds.map(({ resident }) => resident)).median,
  };
  return { openSeconds: opened.seconds, perSocket, fast, paced, processorUs };
}

function perSocketOf(before: Held, after: Held, sockets: number): Held {
  return {
    used: (after.used - before.used) / sockets,
    resident: (after.resident - before.resident) / sockets,
  };
}

function reportSockets(sockets: number, product: Measured, bare: Measured): void {
  const name = `${sockets.toLocaleString("en")} sockets`;
  const compare = (
    what: string,
    of: (measured: Measured) => number,
    goal?: { text: string; isReached: (ratio: number) => boolean },
  ) => {
    const ratio = of(product) / of(bare);
    const value = `${of(product).toFixed(1)}, ${ratio.toFixed(2)} times the bare server's ${of(bare).toFixed(1)}`;
    const verdict = goal && { text: goal.text, reached: goal.isReached(ratio) };
    report(`${name}: ${what}`, value, verdict);
  };
  compare("opened, s", ({ openSeconds }) => openSeconds);
  compare("1,000 deliveries a second", ({ fast }) => fast.deliveries / fast.seconds / 1000, {
    text: "≥ 0.8",
    isReached: (ratio) => ratio >= 0.8,
  });
  compare("processor time a delivery, µs", ({ processorUs }) => processorUs);
  compare("delay at a quiet pace, p50, ms", ({ paced }) => paced.delay.p50);
  compare("delay at a quiet pace, p99, ms", ({ paced }) => paced.delay.p99, {
    text: "≤ 1.5",
    isReached: (ratio) => ratio <= 1.5,
  });
  compare("delay as fast as possible, p99, ms", ({ fast }) => fast.delay.p99);
  compare("memory in use a socket, kB", ({ perSocket }) => perSocket.used, {
    text: "≤ 2",
    isReached: (ratio) => ratio <= 2,
  });
  compare("resident memory a socket, kB", ({ perSocket }) => perSocket.resident);
}

/** From what somebody sends to the bytes of each reader: storing it is part of that. */
async function measurePages(): Promise<void> {
  const server = await startSayso();
  const [cookie = ""] = await signIn(server.port, 1);
  const crowd = new Crowd();
  const frame = JSON.stringify({ type: "message", roomId: ROOM, content: TEXT, clientId: CLIENT });
  await crowd.open({
    kind: "socket",
    port: server.port,
    path: "/ws/chat",
    count: 1,
    cookies: [cookie],
    hello: JSON.stringify({ type: "join", roomId: ROOM }),
    answered: '"joined"',
  });
  await crowd.talk({ speakers: 1, messages: WARM_UP.messages, frame });
  const before = await readHeld(server);
  const path = `/community/rooms/${ROOM}/live`;
  const { seconds } = await crowd.open({
    kind: "page",
    port: server.port,
    path,
    count: PAGES,
    cookies: [],
  });
  const kb = perSocketOf(before, await readHeld(server), PAGES).used;
  const perSecond = PACED_PER_SECOND / PAGES;
  const { delay } = await crowd.talk({
    speakers: 1,
    messages: perSecond * PACED_SECONDS,
    perSecond,
    frame,
  });
  crowd.end();
  await server.stop();
  const name = `${PAGES.toLocaleString("en")} endless pages`;
  report(`${name}: opened`, `${seconds.toFixed(1)} s, ${kb.toFixed(0)} kB each`);
  report(
    `${name}: delay`,
    `p50 ${delay.p50.toFixed(1)}, p95 ${delay.p95.toFixed(1)}, p99 ${delay.p99.toFixed(1)} ms`,
    { text: "p95 < 150 ms", reached: delay.p95 < 150 },
  );
}

await run();
process.exit(0);
