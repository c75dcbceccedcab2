import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startFloor } from "./floor";
import { report, type Spread, show, spreadOf } from "./measure";
import { startProduct } from "./product";

const SAVERS = 50;
const SAVES_EACH = 60;
/** Each person's first saves, while the server's code is still being compiled, do not count. */
const WARM_UP = 10;
const TEXT = "x".repeat(4_000);

type Save = (saver: number, content: string) => Promise<void>;

/**
 * Fifty people save without a pause, each their own file; against a bare server that knows nobody
 * and only stores the text.
 */
export async function run(): Promise<void> {
  const floor = await measureFloor();
  const product = await measureProduct();
  report(`bare server, ${SAVERS} at once, no pause`, show(floor, "ms"));
  report(
    `save, ${SAVERS} at once, no pause`,
    `${show(product, "ms")}, ${(product.median / floor.median).toFixed(1)} times the bare server's`,
  );
  report("save, 95th percentile", `${product.p95.toFixed(1)} ms`, {
    text: "< 100 ms",
    reached: product.p95 < 100,
  });
}

async function measureProduct(): Promise<Spread> {
  const product = await startProduct();
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Saves" });
  const files = await Promise.all(
    Array.from({ length: SAVERS }, (_, index) =>
      product.call<{ id: string }>("POST", `/api/projects/${id}/files`, {
        path: `file-${index}.txt`,
      }),
    ),
  );
  const spread = await measure(async (saver, content) => {
    await product.call("PUT", `/api/files/${files[saver]?.id}`, { content });
  });
  await product.stop();
  return spread;
}

async function measureFloor(): Promise<Spread> {
  const folder = await mkdtemp(path.join(tmpdir(), "sayso-bench-"));
  const floor = await startFloor("save", path.join(folder, "floor.db"));
  const spread = await measure(async (saver, content) => {
    const body = JSON.stringify({ content });
    const url = `http://127.0.0.1:${floor.port}/${saver}`;
    await (await fetch(url, { method: "PUT", body })).json();
  });
  await floor.stop();
  await rm(folder, { recursive: true });
  return spread;
}

async function measure(save: Save): Promise<Spread> {
  const times: number[] = [];
  const work = Array.from({ length: SAVERS }, async (_, saver) => {
    for (let round = 0; round < SAVES_EACH; round += 1) {
      const started = performance.now();
      await save(saver, `${saver} ${round} ${TEXT}`);
      if (round >= WARM_UP) times.push(performance.now() - started);
    }
  });
  await Promise.all(work);
  return spreadOf(times);
}

await run();
