import { ask } from "../support/request";
import { report, show, spreadOf } from "./measure";
import { startProduct } from "./product";

const ROUNDS = 15;

/**
 * From the press of Publish to the first byte of the live page, for a static app; against the same
 * page asked for once more.
 */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Live" });
  const file = await product.call<{ id: string }>("POST", `/api/projects/${id}/files`, {
    path: "index.html",
    content: "<!doctype html><title>0</title>",
  });
  await product.call("POST", `/api/projects/${id}/files`, { path: "styles.css", content: "a{}" });
  const times: number[] = [];
  const again: number[] = [];
  const open = () => ask(product.port, `live-app.sites.localhost:${product.port}`, "/");
  for (let round = 1; round <= ROUNDS; round += 1) {
    const content = `<!doctype html><title>${round}</title>`;
    await product.call("PUT", `/api/files/${file.id}`, { content });
    const started = performance.now();
    await product.call("POST", `/api/projects/${id}/publish`, { slug: "live-app" });
    const page = await open();
    const live = performance.now();
    await open();
    times.push(live - started);
    again.push(performance.now() - live);
    if (page.body !== content) throw new Error("the live page is not what was published");
  }
  await product.stop();
  const spread = spreadOf(times);
  const floor = spreadOf(again);
  report(
    "publish → first byte of the live page",
    `${show(spread, "ms")}, ${(spread.median / floor.median).toFixed(0)} times ${show(floor, "ms")}`,
    { text: "< 300 ms", reached: spread.median < 300 },
  );
}

await run();
