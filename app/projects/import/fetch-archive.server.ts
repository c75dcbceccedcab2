import { createWriteStream } from "node:fs";
import type { LookupFunction } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Dispatcher } from "undici";
import { createDispatcher } from "~/platform/dispatchers.server";
import { AppError, badRequest } from "~/platform/errors";
import { leaveBody } from "~/platform/leave-body.server";
import { boundedArchive } from "./bounded-archive";
import { archiveAddress, FORGES, type Forge, type Repository } from "./repository-address";

/** How long that may take, in milliseconds. */
const FETCH_MS = 60_000;
const CONNECT_MS = 10_000;
/** Hosts hand archives out from another one of theirs, once or twice. */
const REDIRECTS = 3;

/** How repositories are reached. */
export interface ForgeAccess {
  /** Other addresses of hosts, e.g. of mirrors; these may be private. */
  origins?: Partial<Record<Forge, string>>;
  /** Whether nothing in the private network is asked; so it is unless the operator named an address. */
  isGuarded?: boolean;
  /** How names are looked up where it is guarded; see `createDispatcher`. */
  lookup?: LookupFunction;
  /** How long it may take, in milliseconds. */
  fetchMs?: number;
}

const NOT_PUBLIC =
  "There is no public repository at this address, or no such branch. A private one can be brought as a ZIP.";

/**
 * Fetches the archive of a public repository into a file. Nothing but servers on the internet is asked,
 * unless the operator has named another; no credentials are sent.
 *
 * @throws {AppError} 400 when there is none that everybody may read, 413, 502, 504
 */
export async function fetchArchive(
  repository: Repository,
  target: string,
  access: ForgeAccess = {},
): Promise<void> {
  const { forge } = repository;
  const { origins = {}, isGuarded = origins[forge] === undefined, lookup } = access;
  const { fetchMs = FETCH_MS } = access;
  const signal = AbortSignal.timeout(fetchMs);
  const dispatcher = await createDispatcher({
    connectMs: CONNECT_MS,
    isGuarded,
    ...(lookup ? { lookup } : {}),
  });
  try {
    const answer = await ask(archiveAddress(repository, origins), {
      dispatcher,
      signal,
      isGuarded,
    });
    await pipeline(boundedArchive(answer.body), createWriteStream(target), { signal });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const name = FORGES[forge];
    if (signal.aborted) {
      throw new AppError(504, `${name} took longer than ${fetchMs / 1000} seconds. Try again.`);
    }
    throw new AppError(502, `${name} could not be reached from this server. Nothing was imported.`);
  } finally {
    await dispatcher.destroy();
  }
}

async function ask(
  address: string,
  how: { dispatcher: Dispatcher; signal: AbortSignal; isGuarded: boolean },
): Promise<Dispatcher.ResponseData> {
  const { dispatcher, signal, isGuarded } = how;
  const { request } = await import("undici");
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const headers = { "user-agent": "sayso-import", accept: "application/zip, */*" };
    const answer = await request(url, { dispatcher, signal, headers });
    const { statusCode } = answer;
    const isPage = /^text\/html\b/i.test([answer.headers["content-type"]].flat()[0] ?? "");
    if (statusCode === 200 && !isPage) return answer;
    // What it says beside its status is of no use.
    await leaveBody(answer);
    const location = [answer.headers.location].flat()[0];
    if (statusCode >= 300 && statusCode < 400 && location) {
      url = new URL(location, url);
      if (isGuarded && url.protocol !== "https:") break;
    } else if (statusCode === 200 || [401, 403, 404].includes(statusCode)) {
      // GitLab leads to the page on which people sign in.
      throw badRequest(NOT_PUBLIC);
    } else if (statusCode === 429) {
      throw new AppError(502, "The repository's host answers too many requests. Try again later.");
    } else break;
  }
  throw new Error("The host answered with no archive.");
}
