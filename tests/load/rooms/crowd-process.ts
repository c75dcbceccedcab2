// The process of a crowd: opens lines and has them talk as it is told (crowd.ts). It is the same program
// for every server that is measured.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CLIENT, type CrowdActs, type Heard, MARK, type Opening, type Talk } from "./crowd-acts";
import { Line } from "./line";
import { newMark } from "./marks";

/** Lines that are being opened at once. */
const OPENING = 40;
/** Lines that share an address of their own: an office. */
const PER_ADDRESS = 20;
/** Messages that are said before all have heard the first of them: more would only wait in lines. */
const UNDER_WAY = 10;
/** A delivery that has not come by then is lost, in milliseconds. */
const PATIENCE_MS = 60_000;

const lines: Line[] = [];
let broken: Error | null = null;

async function open(opening: Opening): Promise<{ seconds: number }> {
  const started = performance.now();
  let next = 0;
  const openNext = async () => {
    while (next < opening.count) {
      const index = next;
      next += 1;
      const onEnd = (error: Error) => {
        broken ??= error;
      };
      const target = { ...opening, from: addressOf(index), cookie: opening.cookies[index] ?? "" };
      lines.push(await Line.open(target, onEnd));
    }
  };
  await Promise.all(Array.from({ length: OPENING }, openNext));
  return { seconds: (performance.now() - started) / 1000 };
}

/** 127.1.0.1, 127.1.0.2 …, which Linux has without being told. */
function addressOf(index: number): string {
  const office = Math.floor(index / PER_ADDRESS);
  return `127.1.${office >> 8}.${office & 0xff || 255}`;
}

async function talk({ speakers, messages, perSecond, frame }: Talk): Promise<Heard> {
  const expected = messages * lines.length;
  const delays = new Float64Array(expected);
  const started = performance.now();
  const [first] = lines;
  if (first) first.keepsMessages = true;
  let count = 0;
  let said = 0;
  let lastAt = started;
  const say = () => {
    if (said === messages) return;
    const line = lines[said % speakers];
    said += 1;
    line?.say(frame.replaceAll(MARK, newMark()).replaceAll(CLIENT, randomUUID()));
  };
  await new Promise<void>((resolve, reject) => {
    const look = setInterval(() => {
      if (!broken && performance.now() - lastAt < PATIENCE_MS) return;
      clearInterval(look);
      reject(broken ?? new Error(`${expected - count} of ${expected} deliveries did not come.`));
    }, 250);
    const onMark = (writtenAt: number) => {
      // Said before this: the beginning of a page.
      if (writtenAt < started) return;
      lastAt = performance.now();
      delays[count] = lastAt - writtenAt;
      count += 1;
      if (perSecond === undefined && count % lines.length === 0) say();
      if (count < expected) return;
      clearInterval(look);
      resolve();
    };
    for (const line of lines) line.onMark = onMark;
    if (perSecond === undefined) for (let n = 0; n < UNDER_WAY; n += 1) say();
    else void sayEvenly(messages, perSecond, say);
  });
  return {
    deliveries: count,
    seconds: (lastAt - started) / 1000,
    delay: summarise(delays),
    example: first?.lastMessage ?? "",
  };
}

async function sayEvenly(messages: number, perSecond: number, say: () => void): Promise<void> {
  for (let turn = 0; turn < messages; turn += 1) {
    say();
    await pause(1000 / perSecond);
  }
}

function summarise(delays: Float64Array): Heard["delay"] {
  const sorted = delays.sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

async function close(count: number | null): Promise<void> {
  for (const line of lines.splice(count === null ? 0 : -count)) line.close();
  broken = null;
}

const acts: CrowdActs = { open, talk, close: (count) => close(count ?? null) };

process.on("message", async ({ act, input }: { act: keyof CrowdActs; input: never }) => {
  try {
    process.send?.({ result: await acts[act](input) });
  } catch (error) {
    process.send?.({ error: (error as Error).message });
  }
});
process.once("disconnect", () => process.exit());
