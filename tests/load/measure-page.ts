import { gzipSync } from "node:zlib";
import { report, spreadOf } from "./measure";
import { numberOption } from "./options";
import { processorMs, waitedMs } from "./processor-time";
import type { Product } from "./product";

const ROUNDS = numberOption("rounds", 40);
/** Pages are asked for so often before they are measured: each shape of query is compiled once. */
const WARM_UP = 5;
const GOAL_MS = 50;

/**
 * Asks for a page again and again, and reports how long it takes by itself and with waiting for the machine.
 *
 * @param of beside: processes of a database that is one of its own
 */
export async function measurePage(
  product: Product,
  { name, address, beside }: { name: string; address: string; beside: number[] },
): Promise<void> {
  const times: number[] = [];
  const own: number[] = [];
  const pids = [product.pid, ...beside];
  let [processor, bytes] = [0, 0];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const waited = waitOf(product, beside);
    const worked = pids.map(processorMs);
    const started = performance.now();
    const answer = await fetch(product.origin + address, { headers: { cookie: product.cookie } });
    const text = await answer.text();
    const time = performance.now() - started;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    bytes = gzipSync(text).length;
    if (round < 0) continue;
    times.push(time);
    own.push(Math.max(0, time - waited()));
    const work = pids.map((pid, at) => Math.max(0, processorMs(pid) - (worked[at] ?? 0)));
    processor += work.reduce((sum, ms) => sum + ms, 0) / ROUNDS;
  }
  const [all, alone] = [spreadOf(times), spreadOf(own)];
  const digits = (ms: number) => ms.toFixed(1).padStart(5);
  report(
    name,
    `${digits(alone.median)} ms, p95 ${digits(alone.p95)}; with waiting ${digits(all.median)}, p95 ` +
      `${digits(all.p95)}; processor ${digits(processor)}; ${(bytes / 1000).toFixed(1)} kB`,
    { text: `p95 < ${GOAL_MS} ms`, reached: alone.p95 < GOAL_MS },
  );
}

/**
 * How long those who work on an answer, one after the other, wait for a processor that other programs
 * of the machine have. Of several connections to a database the one that waits longest counts.
 */
function waitOf(product: Product, beside: readonly number[]): () => number {
  const since = new Map([process.pid, product.pid, ...beside].map((pid) => [pid, waitedMs(pid)]));
  const of = (pid: number) => Math.max(0, waitedMs(pid) - (since.get(pid) ?? 0));
  return () => of(process.pid) + of(product.pid) + Math.max(0, ...beside.map(of));
}
