import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { giveWay } from "~/platform/give-way.server";
import type { InstallJob, InstallProgress, InstallReply, InstallResult } from "./install-types";

/** The heap of one, in MB; what a registry says of a package can have tens of them. */
const HEAP_MB = 768;
/** What of the server's environment it needs: where npm's configuration and certificates are. */
const NEEDED =
  /^(?:npm_config_\w+|HOME|USERPROFILE|APPDATA|PREFIX|SystemRoot|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(?:https?|no|all)_proxy)$/i;

/**
 * A process that installs, one job at a time; none of the server's secrets is in it. It unpacks as fast as a processor
 * lets it, so it comes after the server.
 */
export class InstallProcess {
  readonly #child: ChildProcess;
  #onReply: ((reply: InstallReply) => void) | null = null;
  #onExit: (() => void) | null = null;
  #hasEnded = false;

  /** @param program its file */
  constructor(program: string) {
    this.#child = fork(program, [], {
      cwd: path.dirname(program),
      env: neededOf(process.env),
      execArgv: [`--max-old-space-size=${HEAP_MB}`, "--disable-proto=throw"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // A session of its own: without one it would have the server's share of the processors (give-way.server.ts).
      detached: true,
    });
    giveWay(this.#child.pid);
    this.#child.on("message", (reply: InstallReply) => this.#onReply?.(reply));
    const ended = () => {
      this.#hasEnded = true;
      this.#onExit?.();
    };
    this.#child.on("exit", ended).on("error", ended);
    // It does not keep the server from ending.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Does a job. A process whose job was given up has ended.
   *
   * @param options.limitMs after which it is ended, whatever it does
   * @throws {Error} when it ends without a result; the signal's reason
   */
  async run(
    job: InstallJob,
    options: {
      limitMs: number;
      signal: AbortSignal;
      onProgress: (progress: InstallProgress) => void;
      onStored: (bytes: number) => void;
    },
  ): Promise<InstallResult | "time"> {
    const { limitMs, signal, onProgress, onStored } = options;
    signal.throwIfAborted();
    let timer: NodeJS.Timeout | undefined;
    let giveUp = () => {};
    try {
      return await new Promise<InstallResult | "time">((resolve, reject) => {
        timer = setTimeout(() => resolve("time"), limitMs);
        giveUp = () => reject(signal.reason);
        signal.addEventListener("abort", giveUp, { once: true });
        this.#onExit = () => reject(new Error("The process that installs packages has ended."));
        this.#onReply = (reply) => {
          if ("result" in reply) resolve(reply.result);
          else if ("stored" in reply) onStored(reply.stored);
          else onProgress(reply.progress);
        };
        if (this.#hasEnded) this.#onExit();
        else this.#child.send(job, (error) => error && reject(error));
      }).then((result) => {
        if (result === "time") this.end();
        return result;
      });
    } catch (error) {
      this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", giveUp);
      this.#onReply = null;
      this.#onExit = null;
    }
  }

  end(): void {
    this.#child.kill("SIGKILL");
    this.#hasEnded = true;
  }
}

function neededOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const needed = Object.entries(environment).filter(([name]) => NEEDED.test(name));
  return { NODE_ENV: "production", ...Object.fromEntries(needed) };
}
