import type { AppServer } from "../support/app-server";
import { makeHolding } from "../support/holding";
import { makeRequest, type Sent, type World } from "./fuzz-requests";
import { Random } from "./random";
import { type Exchange, exchange } from "./raw-exchange";

/** Something that must not happen, and how to have it happen again. */
export interface Finding {
  seed: number;
  /** Which request of that seed. */
  number: number;
  what: string;
  sent: string;
  answer: string;
}

export interface FuzzReport {
  findings: Finding[];
  /** How many answers there were of each status; 0 for a connection that ended without one. */
  statuses: Record<string, number>;
  slowestMs: number;
}

interface FuzzOptions {
  seed: number;
  requests: number;
  /** The first request's number; an earlier run's can be sent again by it. */
  from?: number;
}

/** Who was signed in is signed out by then, and what they had is deleted. */
const WORLD_REQUESTS = 400;
const AT_ONCE = 8;
/** Longer than anything takes on a busy machine, in milliseconds. */
const BOUND_MS = 30_000;
/** Refusals that the product states; no other answer may begin with a 5. */
const STATED = [503, 507];
const STACK =
  /^\s+at (?:async )?\S.*:\d+:\d+\)?\s*$|UnhandledPromise|PrismaClient|\bnode:internal\//m;
/** A preview that does not build says so on its own host; it is the project's failure. */
const NOT_BUILT = "The project does not build yet";
/** What is imported by its address lies on another's server, which a test's machine may not reach. */
const NOT_REACHED = "could not be reached from this server";

/** Sends so many requests that nobody would send. Each depends on the seed and its number alone. */
export async function fuzz(server: AppServer, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, from = 0 } = options;
  const report: FuzzReport = { findings: [], statuses: {}, slowestMs: 0 };
  for (let first = from; first < from + requests; first += WORLD_REQUESTS) {
    const world = await makeWorld(server);
    const end = Math.min(first + WORLD_REQUESTS, from + requests);
    let next = first;
    const sendOn = async () => {
      while (next < end) {
        const number = next++;
        const sent = makeRequest(new Random(seed * 1_000_003 + number), world);
        const came = await exchange(server.port, sent, BOUND_MS);
        if (came.isRefused)
          throw new Error(
            `The server is gone at request ${number}:\n${server.output.slice(-4_000)}`,
          );
        note(report, came);
        for (const what of faults(sent, came)) {
          report.findings.push({
            seed,
            number,
            what,
            sent: show(sent.bytes),
            answer: came.text.slice(0, 800),
          });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  }
  return report;
}

let worlds = 0;

async function makeWorld(server: AppServer): Promise<World> {
  worlds += 1;
  const [member, trial] = [await server.person(`fuzzed-${worlds}`), server.visitor()];
  const holdings = [await makeHolding(member, "account"), await makeHolding(trial, "trial")];
  return { port: server.port, browsers: [server.visitor(), trial, member, member], holdings };
}

/** What is wrong with what came back. */
function faults(sent: Sent, { text, hangs }: Exchange): string[] {
  const found: string[] = [];
  if (hangs) found.push("hangs");
  for (const status of statusesOf(text)) {
    const isStated =
      STATED.includes(status) || [NOT_BUILT, NOT_REACHED].some((why) => text.includes(why));
    if (status >= 500 && !isStated) found.push(`answers ${status}`);
  }
  if (STACK.test(bodyOf(text))) found.push("shows a stack");
  if (!sent.isCut && text !== "" && !text.startsWith("HTTP/1.1 ")) found.push("answers no HTTP");
  return found;
}

function note(report: FuzzReport, { text, ms }: Exchange): void {
  for (const status of statusesOf(text)) {
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  }
  report.slowestMs = Math.max(report.slowestMs, ms);
}

/** Each answer's; 0 where there was none. A body may quote one, but not with headers after it. */
function statusesOf(text: string): number[] {
  const heads = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n[\w-]+: /g)];
  return heads.length > 0 ? heads.map(([, status]) => Number(status)) : [0];
}

function bodyOf(text: string): string {
  return text.slice(text.indexOf("\r\n\r\n"));
}

function show(bytes: Buffer): string {
  return JSON.stringify(bytes.subarray(0, 1_500).toString("latin1"));
}
