import { setTimeout as pause } from "node:timers/promises";
import { AppServer } from "../support/app-server";
import { SmallDisk } from "../support/small-disk";
import { report, spreadOf } from "./measure";
import { numberOption } from "./options";
import { residentKb } from "./product";
import { COLLECTING } from "./rooms/room-server";
import { Member } from "./soak/member";
import { findOrphans } from "./soak/orphans";
import { Outcomes } from "./soak/outcomes";
import { Random } from "./soak/random";
import { settle } from "./soak/settle";
import { Stranger } from "./soak/stranger";
import { Visitor } from "./soak/visitor";

const MINUTES = numberOption("minutes", 10);
const SEED = numberOption("seed", 1);
const VISITORS = numberOption("visitors", 200);
/** Between two acts of a visitor, on average, in milliseconds. */
const PAUSE_MS = 4_000;
const DISK_MEGABYTES = 400;
/** A moment of full disk in so many minutes, and how long it is, in milliseconds. */
const FULL_EACH_MINUTES = Math.min(1.5, MINUTES / 3);
const FULL_MS = 3_000;
const MEMORY_GOAL = 1.15;
/** Of how many seconds a value of memory is the median; garbage is collected before them. */
const MEMORY_SECONDS = 15;
const EARLY_SECONDS = 120;

/**
 * Mixed work of 200 visitors who come and go, with moments of full disk, the limits at their defaults.
 * At the end there is no error, no more memory than before, and nothing left over.
 */
export async function run(): Promise<void> {
  const disk = SmallDisk.mount(DISK_MEGABYTES);
  const more: Record<string, string> = {
    ...COLLECTING,
    ...(disk ? { DATA_DIR: disk.folder } : {}),
  };
  const server = await AppServer.start({ RATE_LIMIT_SCALE: "1", LOG_LEVEL: "error", ...more });
  if (!disk) console.log("No moments of full disk: only root may mount a small one.");
  const outcomes = new Outcomes();
  const until = Date.now() + MINUTES * 60_000;
  const { pid } = server;
  const visitors = Array.from({ length: VISITORS }, (_, index) =>
    visit({ port: server.port, outcomes, index, until }),
  );
  const [memory] = await Promise.all([watchMemory(pid, until), fillNowAndThen(disk, until)]);
  await Promise.all(visitors);
  const dataDir = disk?.folder ?? server.dataDir;
  await settle(server, dataDir);
  const orphans = findOrphans(dataDir);
  reportMemory(memory);
  console.log(`  ${JSON.stringify(Object.fromEntries(outcomes.counts))}`);
  reportLines(
    "errors that are no stated refusal",
    [...outcomes.errors].map(([what, n]) => `${n} × ${what}`),
  );
  reportLines("orphan files and rows", orphans);
  const logged = server.output.split("\n").filter((line) => isUnexpected(line));
  if (logged.length > 0)
    console.log(`the server's log: ${logged.length} lines\n${logged.slice(0, 5).join("\n")}`);
  await server.stop().catch(() => {});
  disk?.unmount();
  process.exit(outcomes.errors.size + orphans.length > 0 ? 1 : 0);
}

async function visit(options: { port: number; outcomes: Outcomes; index: number; until: number }) {
  const { port, outcomes, index, until } = options;
  const random = new Random(SEED * 1_000 + index);
  const address = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
  const visitor = new Visitor({ port, random, outcomes }, address);
  const kind = index % 10;
  const person =
    kind < 6
      ? new Member(visitor, `Soaker ${index}`)
      : new Stranger(visitor, { trial: `trial_${1_700_000_000_000 + index}`, onlyReads: kind > 7 });
  await pause(random.below(20_000));
  while (Date.now() < until) {
    await person.act();
    await pause(-Math.log(1 - random.next()) * PAUSE_MS);
  }
}

/** @returns resident memory in kB at each second */
async function watchMemory(pid: number, until: number): Promise<number[]> {
  const values: number[] = [];
  const seconds = Math.round((until - Date.now()) / 1_000);
  const collectAt = [earlyOf(seconds), seconds].map((second) => second - 2 * MEMORY_SECONDS);
  while (Date.now() < until) {
    if (collectAt.includes(values.length)) process.kill(pid, "SIGUSR2");
    values.push(residentKb(pid));
    await pause(1_000);
  }
  return values;
}

async function fillNowAndThen(disk: SmallDisk | null, until: number): Promise<void> {
  const eachMs = FULL_EACH_MINUTES * 60_000;
  while (disk && Date.now() + eachMs < until) {
    await pause(eachMs);
    disk.fill();
    await pause(FULL_MS);
    disk.free();
  }
}

function earlyOf(seconds: number): number {
  return Math.floor(Math.min(seconds / 3, EARLY_SECONDS));
}

function reportMemory(kb: number[]): void {
  const early = earlyOf(kb.length);
  const at = (second: number) =>
    spreadOf(kb.slice(Math.max(0, second - MEMORY_SECONDS), second)).median / 1_024;
  const [before, after] = [at(early), at(kb.length)];
  const ratio = after / before;
  report(
    `resident memory after ${early} s and at the end`,
    `${before.toFixed(0)} MB, ${after.toFixed(0)} MB: ${ratio.toFixed(2)} times`,
    { text: `≤ ${MEMORY_GOAL}`, reached: ratio <= MEMORY_GOAL },
  );
  const minutes = kb
    .filter((_, second) => second % 60 === 59)
    .map((one) => Math.round(one / 1_024));
  report("… by the minute", `${minutes.join(", ")} MB`);
}

/** A line of the log that does not come from the full disk. */
function isUnexpected(line: string): boolean {
  return line.startsWith("{") && !/SQLITE_FULL|ENOSPC|disk is full/.test(line);
}

function reportLines(what: string, lines: string[]): void {
  report(what, String(lines.length), { text: "none", reached: lines.length === 0 });
  for (const line of lines) console.log(`  ${line}`);
}

await run();
