import { parseArgs } from "node:util";
import { AppServer } from "../support/app-server";
import { type FuzzReport, fuzz } from "./fuzz";

/** npm run fuzz -- [--seed N] [--requests N] [--from N]: see tests/fuzz/fuzz.ts. */

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    requests: { type: "string", default: "100000" },
    from: { type: "string", default: "0" },
  },
});
const [seed, requests, from] = [values.seed, values.requests, values.from].map(Number) as [
  number,
  number,
  number,
];

// No limit of rates: what lies behind them is looked for.
const server = await AppServer.start({ RATE_LIMIT_SCALE: "1000000" });
let told = 0;
const report = await fuzz(server, { seed, requests, from, onProgress: tell }).catch((error) => {
  console.log(server.output.slice(-6_000));
  throw error;
});
const health = await server.visitor().get("/healthz");
const complaints = server.output.match(/^.*"level":[56]0.*$|^.*Unhandled.*$/gm) ?? [];
await server.stop();

console.log(JSON.stringify(report.statuses), `slowest ${Math.round(report.slowestMs)} ms`);
for (const line of complaints.slice(0, 20)) console.log(line.slice(0, 1_500));
const isFine = report.findings.length === 0 && complaints.length === 0 && health.status === 200;
console.log(
  `${requests} requests of seed ${seed}: ${report.findings.length} findings, ${complaints.length} lines of errors, health ${health.status}.`,
);
process.exit(isFine ? 0 : 1);

function tell(done: number, { findings }: FuzzReport): void {
  for (const finding of findings.slice(told)) console.log(JSON.stringify(finding, null, 1));
  told = findings.length;
  if (done % 4_000 === 0) console.log(`${done} sent`);
}
