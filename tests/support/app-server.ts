import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AppClient } from "./app-client";
import { copyEmptyDatabase } from "./empty-database";
import { findFreePort } from "./free-port";
import { ask } from "./request";

const ROOT = path.resolve(import.meta.dirname, "../..");
const ENTRY = path.join(ROOT, "build/index.js");
/** A first start migrates an empty database; a loaded machine needs its time. */
const START_MS = 40_000;
const POLL_MS = 50;
/** With room for what is new V8 looks through it less often: a tenth less of a processor for a server that is young. */
const ROOM_FOR_NEW = "--max-semi-space-size=64";

type Settings = Record<string, string>;

/** Servers that run. vitest ends its workers with SIGTERM, and a shared server lives until then. */
const running = new Set<AppServer>();
let isWatching = false;
function endWithThisProcess(server: AppServer): void {
  running.add(server);
  if (isWatching) return;
  isWatching = true;
  process.once("exit", () => {
    for (const left of running) left.abandon();
  });
  process.once("SIGTERM", () => process.exit());
}

/** How a process ended, and what it said. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** The built product as a process of its own, with its own data, on a port of its own. */
export class AppServer {
  readonly port: number;
  readonly dataDir: string;
  readonly #settings: Settings;
  /** Whether the data is another server's, and stays when this one stops. */
  readonly #isGuest: boolean;
  #process: ChildProcess | null = null;
  #output = "";

  private constructor(port: number, dataDir: string, settings: Settings, isGuest = false) {
    this.port = port;
    this.dataDir = dataDir;
    this.#settings = settings;
    this.#isGuest = isGuest;
  }

  /**
   * Starts the built product with development sign-in and wide rate limits.
   *
   * @param settings environment variables that differ
   * @throws {Error} when it is not built, or does not answer
   */
  static async start(settings: Settings = {}): Promise<AppServer> {
    const dataDir = mkdtempSync(path.join(tmpdir(), "sayso-http-"));
    if (!settings.DATABASE_URL && !settings.DATA_DIR) {
      copyEmptyDatabase(path.join(dataDir, "sayso.db"));
    }
    const server = new AppServer(await findFreePort(), dataDir, settings);
    await server.restart();
    return server;
  }

  /** Starts one more process of the same installation: on its data, on a port of its own. */
  async startAnother(): Promise<AppServer> {
    const server = new AppServer(await findFreePort(), this.dataDir, this.#settings, true);
    await server.restart();
    return server;
  }

  /** Runs the built product until it ends by itself, as it does when it refuses its settings. */
  static async runToEnd(settings: Settings): Promise<Ending> {
    const dataDir = mkdtempSync(path.join(tmpdir(), "sayso-http-"));
    const server = new AppServer(await findFreePort(), dataDir, settings);
    const child = server.#spawn();
    const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    clearTimeout(timer);
    rmSync(dataDir, { recursive: true, force: true });
    return { code, signal, output: server.#output };
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The process's id. @throws {Error} when it does not run */
  get pid(): number {
    if (!this.#process?.pid) throw new Error("The server is not running.");
    return this.#process.pid;
  }

  /** What the process printed so far. */
  get output(): string {
    return this.#output;
  }

  /** A signed-out browser with an empty cookie jar. */
  visitor(): AppClient {
    return new AppClient(this.port);
  }

  /** A browser in which the person of that name has signed in. */
  async person(name: string): Promise<AppClient> {
    const client = this.visitor();
    const answer = await client.json("POST", "/api/auth/dev-login", { name });
    if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.text}`);
    return client;
  }

  /** Starts the process, again with the same data and address. */
  async restart(): Promise<void> {
    if (this.#process) await this.stop({ keepData: true });
    const child = this.#spawn();
    const deadline = Date.now() + START_MS;
    while (!(await this.#isHealthy())) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The server ended while it started:\n${this.#output}`);
      }
      if (Date.now() > deadline) throw new Error(`The server did not answer:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Ends the process with no chance to finish anything. */
  kill9(): Promise<Ending> {
    return this.#end("SIGKILL");
  }

  /** Asks the process to end, so many times at once. */
  terminate(times = 1): Promise<Ending> {
    return this.#end("SIGTERM", times);
  }

  /** Ends the process and removes its data, unless that belongs to another. */
  async stop(options: { keepData?: boolean } = {}): Promise<void> {
    if (this.#process) await this.#end("SIGKILL");
    if (!options.keepData && !this.#isGuest) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Ends the process and removes its data, from a process that has no time to wait. */
  abandon(): void {
    this.#process?.kill("SIGKILL");
    if (!this.#isGuest) rmSync(this.dataDir, { recursive: true, force: true });
  }

  #spawn(): ChildProcess {
    if (!existsSync(ENTRY)) {
      throw new Error("The product is not built: run `npm run build` before these tests.");
    }
    const child = spawn(process.execPath, [ROOM_FOR_NEW, ENTRY], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        DEV_LOGIN: "true",
        // Browsers here call it so, even where it is told another address.
        APP_HOSTS: `localhost:${this.port}`,
        LOG_LEVEL: "warn",
        // No test asks the real registry; who needs packages names a registry of its own.
        PACKAGES: "off",
        // Most tests preview nothing: who does starts what builds.
        BUILD_WARM_UP: "off",
        // A thread that ended after two seconds would read the starter anew for the next answer.
        WORKER_IDLE_SECONDS: "600",
        // Nor does a browser take a picture of each app that is published.
        CHROMIUM_PATH: "off",
        RATE_LIMIT_SCALE: "100",
        // Tests fill in forms at once.
        HUMAN_SECONDS: "0",
        ...this.#settings,
      },
    });
    this.#process = child;
    endWithThisProcess(this);
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    return child;
  }

  async #end(signal: NodeJS.Signals, times = 1): Promise<Ending> {
    const child = this.#process;
    if (!child) throw new Error("The server is not running.");
    this.#process = null;
    running.delete(this);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      for (let n = 0; n < times; n += 1) child.kill(signal);
      await ended;
    }
    return { code: child.exitCode, signal: child.signalCode, output: this.#output };
  }

  async #isHealthy(): Promise<boolean> {
    try {
      return (await ask(this.port, `localhost:${this.port}`, "/healthz")).status === 200;
    } catch {
      return false;
    }
  }
}
