import { report, show, spreadOf } from "./measure";
import { startProduct } from "./product";

const SAVERS = 50;
const SAVES_EACH = 60;
/** Each person's first saves, while the server's code is still being compiled, do not count. */
const WARM_UP = 10;

/** Fifty people save without a pause, each their own file. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Saves" });
  const files = await Promise.all(
    Array.from({ length: SAVERS }, (_, index) =>
      product.call<{ id: string }>("POST", `/api/projects/${id}/files`, {
        path: `file-${index}.txt`,
      }),
    ),
  );
  const times: number[] = [];
  const text = "x".repeat(4_000);
  await Promise.all(
    files.map(async (file, saver) => {
      for (let save = 0; save < SAVES_EACH; save += 1) {
        const started = performance.now();
        await product.call("PUT", `/api/files/${file.id}`, { content: `${saver} ${save} ${text}` });
        if (save >= WARM_UP) times.push(performance.now() - started);
      }
    }),
  );
  await product.stop();
  const spread = spreadOf(times);
  report(`save, ${SAVERS} at once, no pause`, show(spread, "ms"));
  report("save, 95th percentile", `${spread.p95.toFixed(1)} ms`, {
    text: "< 100 ms",
    reached: spread.p95 < 100,
  });
}

await run();
