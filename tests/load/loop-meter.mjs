// Loaded into the product's process by NODE_OPTIONS, and only by benchmarks: measures how late its
// event loop is, and tells whoever connects to the socket that LOOP_METER names.
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Milliseconds between two looks. */
const TICK_MS = 10;
/** What is late by more is listed, in milliseconds. */
const BLOCK_MS = 100;
const NS_PER_MS = 1e6;

if (isMainThread && process.env.LOOP_METER) measure(process.env.LOOP_METER);

function measure(socket) {
  // Processes that this one starts have nothing to tell.
  delete process.env.LOOP_METER;
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  const own = createHistogram();
  let blocks = [];
  let last = performance.now();
  let waited = waitedForProcessor();
  setInterval(() => {
    const now = performance.now();
    const stillWaited = waitedForProcessor();
    const late = Math.max(0, now - last - TICK_MS);
    const work = Math.max(0, late - (stillWaited - waited));
    own.record(Math.max(1, Math.round(work * 1_000)));
    if (late > BLOCK_MS) blocks.push({ at: Date.now(), late, work });
    last = now;
    waited = stillWaited;
  }, TICK_MS).unref();
  delay.enable();
  const server = createServer((reader) => {
    const ms = (ns) => Math.max(0, ns / NS_PER_MS - TICK_MS);
    const spread = (histogram, of) => ({
      p50: of(histogram.percentile(50)),
      p99: of(histogram.percentile(99)),
      max: of(histogram.max),
    });
    reader.on("error", () => {});
    reader.end(
      JSON.stringify({ delay: spread(delay, ms), own: spread(own, (us) => us / 1_000), blocks }),
    );
    delay.reset();
    own.reset();
    blocks = [];
  });
  server.listen(socket);
  server.unref();
}

/** How long this thread was ready to run while others had the processors, in milliseconds. */
function waitedForProcessor() {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
}
