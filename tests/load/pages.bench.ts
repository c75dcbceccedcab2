import autocannon from "autocannon";
import { report } from "./measure";
import { startProduct } from "./product";

const SECONDS = 5;
const ROUNDS = 3;

/** Server-rendered pages per second, against a bare Remix route of the same server. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Pages" });
  await product.call("POST", `/api/projects/${id}/files`, { path: "index.html", content: "<p>x" });
  await product.call("POST", `/api/projects/${id}/publish`, { slug: "pages-app" });
  // Visitors share renderings of public pages; a member's are made for each request, of shared parts.
  const member = { cookie: product.cookie };
  const targets: Record<string, { path: string; headers?: Record<string, string> }> = {
    "bare Remix route": { path: "/bench/bare" },
    "landing /": { path: "/" },
    "showcase /generate": { path: "/generate?tab=recent" },
    "login /login": { path: "/login" },
    "article, for a member": { path: "/blog/version-control", headers: member },
    "landing, for a member": { path: "/", headers: member },
    "showcase, for a member": { path: "/generate?tab=recent", headers: member },
    "list of projects, for a member": { path: "/projects", headers: member },
    "account, for a member": { path: "/account", headers: member },
  };
  const rates = new Map<string, number[]>();
  // Rounds alternate, so that a slow minute of the machine hits everybody.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, { path, headers = {} }] of Object.entries(targets)) {
      const url = product.origin + path;
      const seconds = round === 0 ? 2 : SECONDS;
      const result = await autocannon({ url, headers, connections: 20, duration: seconds });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${name} failed`);
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), result.requests.average]);
    }
  }
  await product.stop();
  const middle = (name: string) => [...(rates.get(name) ?? [])].sort((a, b) => a - b)[1] ?? 0;
  const floorRate = middle("bare Remix route");
  for (const name of Object.keys(targets)) {
    const ratio = middle(name) / floorRate;
    const all = (rates.get(name) ?? []).map((rate) => rate.toFixed(0)).join(", ");
    const goal = !name.startsWith("bare") ? { text: "≥ 0.6", reached: ratio >= 0.6 } : undefined;
    report(name, `${middle(name).toFixed(0)} pages/s (${all}), ratio ${ratio.toFixed(2)}`, goal);
  }
}

await run();
process.exit(0);
