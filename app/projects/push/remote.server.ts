import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { readBounded } from "~/platform/bounded-body";
import { createDispatcher } from "~/platform/dispatchers.server";
import { AppError, badRequest } from "~/platform/errors";
import { leaveBody } from "~/platform/leave-body.server";
import type { PackFile } from "./pack-file.server";
import { flushPacket, packetLine } from "./pkt-line";
import { NO_COMMIT, type Refs, readRefs, readReport } from "./receive-pack";

const CONNECT_MS = 10_000;
/** How long a repository may take for all of a push, in milliseconds. */
const PUSH_MS = 120_000;
/** The largest list of branches and tags that is read, in bytes: some ten thousand of them. */
const REFS_BYTES = 2_000_000;
const REPORT_BYTES = 200_000;
/** Some hosts lead from an address to the same with ".git". */
const REDIRECTS = 2;
/** Hosts answer what does not call itself git with pages. */
const AGENT = "git/2.0 (sayso)";
const SERVICE = "git-receive-pack";

/** How a repository is reached. */
export interface RemoteAccess {
  address: string;
  username: string;
  token: string;
  /** Nothing but servers on the internet is connected to. */
  isGuarded: boolean;
  /** How names are looked up where it is guarded; see `createDispatcher`. */
  lookup?: LookupFunction;
  /** How long it may take, in milliseconds. */
  pushMs?: number;
}

/** What carries its requests. */
interface Connection {
  dispatcher: Dispatcher;
  signal: AbortSignal;
}

/** A repository that is talked to, over git's smart HTTP (gitprotocol-http). */
export class Remote {
  readonly #authorization: string;
  readonly #connection: Connection;
  #address: string;

  constructor({ address, username, token }: RemoteAccess, connection: Connection) {
    this.#address = address;
    this.#authorization = `Basic ${basicOf(username, token)}`;
    this.#connection = connection;
  }

  /** What branches it has, for somebody who may write it. @throws {AppError} 400 that says what to do */
  async readRefs(): Promise<Refs> {
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const url = `${this.#address}/info/refs?service=${SERVICE}`;
      const answer = await this.#ask(url, { method: "GET", headers: {} });
      const [location] = [answer.headers.location].flat();
      const isLed = answer.statusCode >= 300 && answer.statusCode < 400 && location;
      if (isLed) {
        await leaveBody(answer);
        this.#follow(url, location);
      } else {
        await this.#requireAnswer(answer, `application/x-${SERVICE}-advertisement`);
        return readRefs(await readBounded(answer.body, REFS_BYTES));
      }
    }
    throw badRequest(`${this.#host} leads from one address to the next. Look at the address.`);
  }

  /**
   * Moves a branch, if it still is where it was.
   *
   * @param branch.from the commit it was seen at; null where there was none
   * @throws {AppError} 409 with what the repository says against it, and nothing changed there
   */
  async send(
    branch: { name: string; from: string | null; to: string },
    pack: PackFile,
    capabilities: ReadonlySet<string>,
  ): Promise<void> {
    const wanted = ["report-status", "side-band-64k"].filter((name) => capabilities.has(name));
    const update = `${branch.from ?? NO_COMMIT} ${branch.to} refs/heads/${branch.name}`;
    const command = Buffer.concat([
      packetLine(`${update}\0 ${wanted.join(" ")} agent=${AGENT.replace(" ", "-")}`),
      flushPacket,
    ]);
    const parts = async function* () {
      yield command;
      yield* pack.read();
    };
    const answer = await this.#ask(`${this.#address}/${SERVICE}`, {
      method: "POST",
      headers: {
        "content-type": `application/x-${SERVICE}-request`,
        "content-length": String(command.length + pack.bytes),
      },
      body: Readable.from(parts()),
    });
    await this.#requireAnswer(answer, `application/x-${SERVICE}-result`);
    const report = readReport(await readBounded(answer.body, REPORT_BYTES), {
      branch: branch.name,
      hasBands: wanted.includes("side-band-64k"),
    });
    if (report.refused === null) return;
    const more = report.said ? ` It says: ${report.said}` : "";
    throw new AppError(409, `The repository did not take it (${report.refused}).${more}`);
  }

  get #host(): string {
    return new URL(this.#address).host;
  }

  #ask(
    url: string,
    { headers, ...request }: { method: "GET" | "POST"; headers: object; body?: Readable },
  ): Promise<Dispatcher.ResponseData> {
    return import("undici").then((undici) =>
      undici.request(url, {
        ...this.#connection,
        ...request,
        headers: { "user-agent": AGENT, authorization: this.#authorization, ...headers },
      }),
    );
  }

  /** The token goes nowhere else, so that only the same host may lead on. */
  #follow(from: string, location: string): void {
    const to = new URL(location, from);
    if (to.origin !== new URL(from).origin || !to.pathname.endsWith("/info/refs")) {
      throw badRequest(
        `${this.#host} leads to ${to.host}, and the token was not sent there. Give the address that a browser ends at.`,
      );
    }
    this.#address = `${to.origin}${to.pathname.slice(0, -"/info/refs".length)}`;
  }

  async #requireAnswer(answer: Dispatcher.ResponseData, type: string): Promise<void> {
    const { statusCode, headers } = answer;
    if (statusCode === 200 && [headers["content-type"]].flat()[0] === type) return;
    await leaveBody(answer);
    throw badRequest(`${this.#whatIsWrong(statusCode)} Nothing was pushed.`);
  }

  #whatIsWrong(status: number): string {
    switch (status) {
      case 401:
        return `${this.#host} refused the token. Make a new one that may write this repository's contents.`;
      case 403:
        return `The token may not write this repository. ${this.#host} lets one do so that has the right to write its contents.`;
      case 404:
        return "There is no repository at this address, or the token does not open it. Make an empty one there first.";
      case 413:
        return `${this.#host} takes no push that large.`;
      case 429:
        return `${this.#host} was asked too often. Try again later.`;
      default:
        return status === 200
          ? "What answers at this address is no git repository."
          : `${this.#host} answered with ${status}.`;
    }
  }
}

/**
 * Talks to a repository; the connection ends with it.
 *
 * @throws {AppError} 502 where it is not reached, 504 where it takes too long
 */
export async function withRemote<T>(
  access: RemoteAccess,
  work: (remote: Remote) => Promise<T>,
): Promise<T> {
  const { isGuarded, lookup, pushMs = PUSH_MS } = access;
  const signal = AbortSignal.timeout(pushMs);
  const dispatcher = await createDispatcher({
    connectMs: CONNECT_MS,
    isGuarded,
    ...(lookup ? { lookup } : {}),
  });
  try {
    return await work(new Remote(access, { dispatcher, signal }));
  } catch (error) {
    if (error instanceof AppError) throw withoutToken(error, access);
    const { host } = new URL(access.address);
    if (signal.aborted) {
      throw new AppError(
        504,
        `${host} took longer than ${pushMs / 1000} seconds. Push again: what had arrived is not sent twice.`,
      );
    }
    throw new AppError(
      502,
      `${host} could not be reached from this server, or broke off. Push again.`,
      {
        cause: error,
      },
    );
  } finally {
    await dispatcher.destroy();
  }
}

/**
 * What a repository says may be what it was told: the words of a failure are kept and shown, and a token is neither.
 */
function withoutToken(error: AppError, { username, token }: RemoteAccess): AppError {
  const written = [basicOf(username, token), `${username}:${token}`, token];
  const message = written.reduce((text, secret) => text.replaceAll(secret, "•••"), error.message);
  if (message === error.message) return error;
  const { status, code, fields } = error;
  return new AppError(status, message, {
    ...(code ? { code } : {}),
    ...(fields ? { fields } : {}),
  });
}

function basicOf(username: string, token: string): string {
  return Buffer.from(`${username}:${token}`).toString("base64");
}
