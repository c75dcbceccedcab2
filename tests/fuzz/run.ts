import { parseArgs } from "node:util";
import { AppServer } from "../support/app-server";
import { type FuzzReport, fuzz } from "./fuzz";

/** npm run fuzz -- [--seed N] [--requests N] [--from N]: see tests/fuzz/fuzz.ts. */

/** So many a server: what those before have made uses up budgets that are no rates. */
const LEG = 4_000;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "100000" },
    from: { type: "string", default: "0" },
  },
});
const seed = Number(values.seed);
const from = Number(values.from);
const end = from + Number(values.requests);

const statuses: Record<string, number> = {};
let slowestMs = 0;
let faults = 0;
for (let first = from; first < end; first += LEG) {
  const report = await sendLeg(first, Math.min(LEG, end - first));
  for (const [status, count] of Object.entries(report.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  slowestMs = Math.max(slowestMs, report.slowestMs);
  console.log(`${Math.min(first + LEG, end) - from} sent, ${faults} faults`);
}
console.log(JSON.stringify(statuses), `slowest ${Math.round(slowestMs)} ms`);
console.log(`${end - from} requests of seed ${seed}: ${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);

/** Sends a part to a server of its own, and prints what was wrong. */
async function sendLeg(first: number, requests: number): Promise<FuzzReport> {
  // No limit of rates: what lies behind them is looked for.
  const server = await AppServer.start({ RATE_LIMIT_SCALE: "1000000" });
  try {
    const report = await fuzz(server, { seed, requests, from: first });
    const complaints: string[] = [
      ...(server.output.match(/^.*(?:"level":[56]0|Unhandled).*$/gm) ?? []),
    ];
    const { status } = await server.visitor().get("/healthz");
    if (status !== 200) complaints.push(`At the end it answers ${status}.`);
    for (const finding of report.findings) console.log(JSON.stringify(finding, null, 1));
    for (const line of complaints) console.log(line.slice(0, 1_500));
    faults += report.findings.length + complaints.length;
    return report;
  } finally {
    await server.stop();
  }
}
