import { type ChildProcess, fork } from "node:child_process";
import type { MadePictures, PictureJob, PictureReply, PictureWork } from "./picture-work";

/** The process ends when it had nothing to do for this long, in milliseconds: idle, a server has none. */
const IDLE_MS = 10_000;
/** What takes longer than this is stuck, and its process is killed. In milliseconds. */
const MOST_MS = 60_000;

interface Waiting {
  child: ChildProcess;
  resolve: (made: MadePictures) => void;
  reject: (error: Error) => void;
}

/**
 * The process that decodes what strangers send: libvips, which stays in memory once it is loaded, goes with it, and what
 * makes it crash takes no server along. It is started with the first picture (docs/decisions/107).
 */
export class PictureProcess {
  readonly #program: string;
  readonly #idleMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #rest: NodeJS.Timeout | undefined;
  #count = 0;

  /** @param options.program what `npm run build` made of picture-program.ts */
  constructor(options: { program: string; idleMs?: number }) {
    this.#program = options.program;
    this.#idleMs = options.idleMs ?? IDLE_MS;
  }

  /** Its process id while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws {Error} when the picture is broken or too large, or its process ended over it */
  async make(bytes: Uint8Array, work: PictureWork): Promise<MadePictures> {
    this.#child ??= this.#start();
    const child = this.#child;
    clearTimeout(this.#rest);
    this.#count += 1;
    const id = this.#count;
    const stuck = setTimeout(() => child.kill("SIGKILL"), MOST_MS);
    try {
      return await new Promise<MadePictures>((resolve, reject) => {
        this.#waiting.set(id, { child, resolve, reject });
        // The callback is told what `send` would otherwise throw; the end of the process says the rest.
        child.send({ id, bytes, work } satisfies PictureJob, (error) => error && reject(error));
      });
    } finally {
      clearTimeout(stuck);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#restIn(this.#idleMs);
    }
  }

  /** Ends it. */
  close(): void {
    clearTimeout(this.#rest);
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #restIn(ms: number): void {
    this.#rest = setTimeout(() => this.close(), ms).unref();
  }

  #start(): ChildProcess {
    const child = fork(this.#program, [], {
      // The product's environment stays out, secrets and all; what it prints may be a stranger's words.
      env: { NODE_ENV: "production" },
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    child.on("message", (reply: PictureReply) => this.#hear(reply));
    // One that does not start says so here, and then has no end.
    child.on("error", () => this.#lose(child));
    child.on("exit", () => this.#lose(child));
    return child;
  }

  #hear(reply: PictureReply): void {
    const waiting = this.#waiting.get(reply.id);
    if ("made" in reply) waiting?.resolve(reply.made);
    else waiting?.reject(new Error(reply.failure));
  }

  #lose(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    for (const waiting of this.#waiting.values()) {
      if (waiting.child !== child) continue;
      waiting.reject(new Error("The process that decodes pictures ended over this one."));
    }
  }
}
