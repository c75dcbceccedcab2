import { InstallProcess } from "./install-process.server";

/** A process that had nothing to do for this long ends, in milliseconds. */
const IDLE_MS = 60_000;

/** The processes that install, each kept for a while after its job: starting one takes half a second. */
export class InstallProcesses {
  readonly #program: string;
  readonly #idle = new Map<InstallProcess, NodeJS.Timeout>();
  #isClosed = false;

  /** @param program what they run */
  constructor(program: string) {
    this.#program = program;
  }

  /** One that does nothing else, and that is {@link keep kept} after its job. */
  take(): InstallProcess {
    for (const [idle, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(idle);
      if (!idle.hasEnded) return idle;
    }
    return new InstallProcess(this.#program);
  }

  /** Takes one back for the next job. */
  keep(worker: InstallProcess): void {
    if (this.#isClosed) {
      worker.end();
      return;
    }
    const rest = () => {
      this.#idle.delete(worker);
      worker.end();
    };
    this.#idle.set(worker, setTimeout(rest, IDLE_MS).unref());
  }

  close(): void {
    this.#isClosed = true;
    for (const [idle, timer] of this.#idle) {
      clearTimeout(timer);
      idle.end();
    }
    this.#idle.clear();
  }
}
