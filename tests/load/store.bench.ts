import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { report } from "./measure";
import { numberOption } from "./options";
import { type Product, startProduct } from "./product";
import { shadcnProject } from "./shadcn-project";

/** The disk of many projects of one stack, as many times that of one. */
const GOAL = 1.1;
/** Packages of a project of builders that its sources may import or not; the first project imports all of them. */
const PARTS = [
  ...["accordion", "alert-dialog", "avatar", "checkbox", "dropdown-menu", "label", "popover"],
  ...["progress", "radio-group", "scroll-area", "select", "separator", "slider", "switch", "toast"],
].map((name) => `@radix-ui/react-${name}`);
const OTHERS = [
  ...["cmdk", "embla-carousel-react", "next-themes", "react-day-picker", "react-hook-form", "zod"],
  "@hookform/resolvers/zod",
];
const UNTIL_MS = 240_000;

/** What the store of packages takes, in bytes of its files: blocks of a disk are another thing on each. */
function bytesOf(data: string): number {
  const counted = execFileSync("du", ["-sb", path.join(data, "packages")], { encoding: "utf8" });
  return Number(counted.split("\t")[0]);
}

/** A project of the stack that imports the packages whose place in the list is a bit of a number. */
async function openProject(product: Product, bits: number): Promise<void> {
  const all = [...PARTS, ...OTHERS];
  const wanted = all.filter((_, at) => ((bits >> at) & 1) === 1);
  const lines = wanted.map((name, at) => `import * as part${at} from ${JSON.stringify(name)};`);
  const kept = `export const parts = [${wanted.map((_, at) => `part${at}`).join(", ")}];\n`;
  const files = new Map(shadcnProject());
  files.set("src/parts.ts", `${lines.join("\n")}\n${kept}`);
  files.set("src/main.tsx", `import "./parts";\n${files.get("src/main.tsx")}`);
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Stack" });
  for (const [file, content] of files) {
    await product.call("POST", `/api/projects/${id}/files`, { path: file, content });
  }
  const started = performance.now();
  let { status } = await product.call<{ status: string }>(
    "POST",
    `/api/projects/${id}/preview/start`,
  );
  while (status === "starting" && performance.now() - started < UNTIL_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    ({ status } = await product.call<{ status: string }>(
      "GET",
      `/api/projects/${id}/preview/status`,
    ));
  }
  if (status !== "running") throw new Error(`A project of the stack is ${status}.`);
  await product.call("POST", `/api/projects/${id}/preview/stop`);
}

/**
 * The disk that projects of one stack take in the store of packages, each of which imports another part of its packages.
 * `--projects=100`; from one run to the next the parts are the same.
 */
export async function run(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), "sayso-store-"));
  const product = await startProduct({ DATA_DIR: data });
  const count = numberOption("projects", 20);
  const every = 2 ** (PARTS.length + OTHERS.length) - 1;
  try {
    await openProject(product, every);
    const first = bytesOf(data);
    report("store of one project", `${(first / 1e6).toFixed(1)} MB`);
    for (let made = 1; made < count; made += 1) {
      // Spread over all bits, and the same each time.
      await openProject(product, Math.imul(made, 0x9e3779b1) & every);
      if (made + 1 === count || (made + 1) % 20 === 0) {
        const times = bytesOf(data) / first;
        report(`of ${made + 1} projects of its stack`, `${times.toFixed(2)} times`, {
          ...{ text: `≤ ${GOAL}`, reached: times <= GOAL },
        });
      }
    }
    report("load of the machine", loadavg()[0]?.toFixed(1) ?? "");
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

await run();
process.exit(0);
