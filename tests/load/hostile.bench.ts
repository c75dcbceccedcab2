import { tmpdir } from "node:os";
import path from "node:path";
import { AppServer } from "../support/app-server";
import type { Answered } from "./hostile/attack";
import { startHostileVisitor } from "./hostile/hostile-visitor";
import { Neighbour, type Work } from "./hostile/neighbour";
import { type LoopDelay, measureLoop, readLoop } from "./loop-delay";
import { report, type Spread } from "./measure";
import { numberOption, textOption } from "./options";

const SECONDS = numberOption("seconds", 30);
const DELAY_GOAL_MS = 100;
const RATIO_GOAL = 2;
const WARM_UP_SECONDS = 3;

/**
 * One visitor drives every endpoint at its largest allowed input, as fast as the answers come, with
 * all limits at their defaults. Measured are the server's event loop and somebody else's work.
 * `--only=save` drives the acts whose name has that.
 */
export async function run(): Promise<void> {
  const socket = path.join(tmpdir(), `sayso-loop-${process.pid}.sock`);
  const server = await AppServer.start({
    RATE_LIMIT_SCALE: "1",
    LOG_LEVEL: "error",
    ...measureLoop(socket),
  });
  const neighbour = new Neighbour(server.port);
  await neighbour.begin();
  const hostile = await startHostileVisitor(server.port, textOption("only"));
  await neighbour.work(WARM_UP_SECONDS);
  await readLoop(socket);
  const alone = await neighbour.work(SECONDS / 2);
  const idle = await readLoop(socket);
  hostile.attack();
  const attacked = await neighbour.work(SECONDS);
  const loop = await readLoop(socket);
  const answered = await hostile.stop();
  reportLoop(idle, loop);
  reportWork("page", alone.page, attacked.page);
  reportWork("save", alone.save, attacked.save);
  const failed = reportAnswers(answered, attacked, server.output);
  await server.stop();
  process.exit(failed ? 1 : 0);
}

function reportLoop(idle: LoopDelay, { delay, own, blocks }: LoopDelay): void {
  const tell = ({ p50, p99, max }: LoopDelay["delay"]) =>
    `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(0)} ms`;
  report("event-loop delay, neighbour alone", tell(idle.delay));
  report("event-loop delay under attack", tell(delay), {
    text: `p99 < ${DELAY_GOAL_MS} ms`,
    reached: delay.p99 < DELAY_GOAL_MS,
  });
  report("… without waiting for a processor", tell(own));
  const longest = blocks.map(({ work }) => work).sort((a, b) => b - a);
  const shown = longest.slice(0, 8).map((ms) => `${ms.toFixed(0)} ms`);
  report("longest turns of the loop", shown.join(", ") || "none above 100 ms");
}

function reportWork(what: string, alone: Spread, attacked: Spread): void {
  const tell = ({ median, p95 }: Spread) => `p50 ${median.toFixed(1)}, p95 ${p95.toFixed(1)} ms`;
  const ratio = attacked.p95 / alone.p95;
  report(`the neighbour's ${what}, alone`, tell(alone));
  report(
    `the neighbour's ${what}, under attack`,
    `${tell(attacked)}, p95 ${ratio.toFixed(1)} times`,
    {
      text: `p95 < ${RATIO_GOAL} times`,
      reached: ratio < RATIO_GOAL,
    },
  );
}

/** @returns whether anything was answered that is neither success nor a stated refusal */
function reportAnswers(answered: Answered, { failures }: Work, output: string): boolean {
  const all: Record<string, number> = {};
  const wrong: string[] = [];
  for (const [act, statuses] of Object.entries(answered)) {
    for (const [status, count] of Object.entries(statuses)) {
      all[status] = (all[status] ?? 0) + count;
      if (!isAnswer(status)) wrong.push(`${act}: ${count} × ${status}`);
    }
    console.log(`  ${act.padEnd(54)} ${JSON.stringify(statuses)}`);
  }
  report("what the hostile visitor was answered", JSON.stringify(all));
  report("errors", `${wrong.length}`, { text: "none", reached: wrong.length === 0 });
  for (const line of wrong) console.log(`  ${line}`);
  report("the neighbour's failures", `${failures.length}`, {
    text: "none",
    reached: failures.length === 0,
  });
  for (const line of failures.slice(0, 5)) console.log(`  ${line}`);
  if (output) console.log(`the server's log of errors:\n${output.slice(0, 4_000)}`);
  return wrong.length > 0 || failures.length > 0;
}

/** Success, or a refusal that says why. 503 is what too many large bodies at once are answered. */
function isAnswer(status: string): boolean {
  return /^[234]\d\d$/.test(status) || ["503", "507", "not built", "not reached"].includes(status);
}

await run();
