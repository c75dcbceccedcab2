import { setTimeout as sleep } from "node:timers/promises";
import { ALLOCATOR } from "../../scripts/allocator.mjs";
import { ask } from "../support/request";
import { startBareRemix } from "./bare-remix";
import { report } from "./measure";
import { type Product, residentKb, startProduct } from "./product";

/** How long a server is left alone before it is measured, in milliseconds. */
const PAUSE_MS = 4_000;
/** The same until it rests, whatever it has under way: threads end after two seconds, and V8 gives back what is free. */
const REST_MS = 30_000;
const GOAL = 1.6;
const PAGES = ["/", "/login", "/docs", "/blog", "/blog/version-control", "/generate?tab=recent"];

/**
 * Resident memory of the product, some seconds after its start and after a journey, and when it rests, against
 * a bare Remix server that has answered as many requests.
 */
export async function run(): Promise<void> {
  const bare = await startBareRemix(ALLOCATOR);
  const product = await startProduct(ALLOCATOR);
  // The product was asked for its health and signed somebody in; the bare server gets as many.
  await load(bare.origin, 2);
  await compareTwice("after start", product.pid, bare.pid);
  await load(bare.origin, await travel(product));
  await compareTwice("after the journey", product.pid, bare.pid);
  await product.stop();
  await bare.stop();
}

/**
 * What a new member does: looks around, makes a project, has it answered by the built-in starter, sees
 * it in the preview, publishes it and opens it.
 *
 * @returns how many requests that were
 */
async function travel(product: Product): Promise<number> {
  let requests = 0;
  const view = async (page: string, cookie = "") => {
    requests += 1;
    const response = await fetch(product.origin + page, { headers: { cookie } });
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    return response.text();
  };
  const call = <T>(...args: Parameters<Product["call"]>) => {
    requests += 1;
    return product.call<T>(...args);
  };
  const open = async ({ host, pathname, search }: URL) => {
    requests += 1;
    const { status } = await ask(product.port, host, pathname + search);
    if (status >= 400) throw new Error(`${host}${pathname}: ${status}`);
  };
  for (const page of PAGES) await view(page);
  const { id } = await call<{ id: string }>("POST", "/api/projects", { name: "Memory" });
  await view(`/projects/${id}`, product.cookie);
  requests += 1;
  const answer = await fetch(`${product.origin}/api/projects/${id}/chat/send`, {
    method: "POST",
    headers: { cookie: product.cookie, "content-type": "application/json" },
    body: JSON.stringify({ content: "a todo list", mode: "develop" }),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`the answer: ${answer.status}`);
  await call("POST", `/api/projects/${id}/preview/start`);
  requests += 1;
  const preview = await fetch(`${product.origin}/api/projects/${id}/preview/proxy/`, {
    headers: { cookie: product.cookie },
    redirect: "manual",
  });
  await open(new URL(preview.headers.get("location") ?? ""));
  await call("POST", `/api/projects/${id}/publish`, { slug: "memory-app" });
  await open(new URL(`http://memory-app.sites.localhost:${product.port}/`));
  for (const page of [...PAGES, "/projects", `/projects/${id}`]) await view(page, product.cookie);
  return requests;
}

async function load(origin: string, requests: number): Promise<void> {
  for (let request = 0; request < requests; request += 1) {
    const response = await fetch(`${origin}/page`);
    if (!(await response.text()).includes("Hello")) throw new Error("the bare server is broken");
  }
}

async function compareTwice(when: string, product: number, bare: number): Promise<void> {
  await sleep(PAUSE_MS);
  compare(`four seconds ${when}`, residentKb(product), residentKb(bare));
  await sleep(REST_MS);
  compare(`at rest ${when}`, residentKb(product), residentKb(bare));
}

function compare(when: string, productKb: number, bareKb: number): void {
  const ratio = productKb / bareKb;
  const megabytes = (kb: number) => `${(kb / 1024).toFixed(0)} MB`;
  report(
    `resident memory ${when}`,
    `${megabytes(productKb)}, ${ratio.toFixed(2)} times a bare server's ${megabytes(bareKb)}`,
    { text: `≤ ${GOAL}`, reached: ratio <= GOAL },
  );
}

await run();
process.exit(0);
