import type {
  BuildProcess,
  ProcessListener,
  StartProcess,
} from "../../app/sites/build/build-process.server";
import type { BuildResult } from "../../app/sites/build/build-types";
import type { BuildJob } from "../../app/sites/build/build-worker";

const BUILT: BuildResult = {
  ok: true,
  build: { kind: "static", files: new Map(), binaries: new Map(), warnings: [] },
} as unknown as BuildResult;

/** A build thread that builds nothing by itself: a test says when a job is done, or that it broke. */
export class ScriptedProcess implements BuildProcess {
  readonly jobs: BuildJob[] = [];
  /** A test may put one in its place that takes its time. */
  ready = Promise.resolve();
  hasEnded = false;

  constructor(
    private readonly listener: ProcessListener,
    /** How many processors it was given; undefined for all. */
    readonly processors: number | undefined,
    /** What a test says of its processor time, in milliseconds; null where the system does not tell. */
    public processor: number | null,
  ) {}

  post(job: BuildJob): void {
    this.jobs.push(job);
  }

  processorMs(): number | null {
    return this.processor;
  }

  async end(): Promise<void> {
    this.hasEnded = true;
  }

  /** Ends the job that was posted last. */
  finish(result: BuildResult = BUILT): void {
    const job = this.jobs.at(-1);
    if (job) this.listener.onReply({ id: job.id, result });
  }

  /** The thread breaks, whatever it was building. */
  break(why: "memory" | "exit"): void {
    this.listener.onBroken(why);
  }
}

/** Starts scripted threads, and keeps them in order. */
export class ScriptedProcesss {
  readonly all: ScriptedProcess[] = [];
  /** The processor time of those that start from now on, in milliseconds; null where the system does not tell. */
  processor: number | null = null;

  readonly start: StartProcess = (listener, { processors }) => {
    const thread = new ScriptedProcess(listener, processors, this.processor);
    this.all.push(thread);
    return thread;
  };

  /** What each thread was given to build, by the paths of the trees; ended ones in brackets. */
  get work(): string[] {
    return this.all.map(({ jobs, hasEnded }) => {
      const names = jobs.map(({ input }) => [...input.texts.keys()].join("+")).join(", ");
      return hasEnded ? `(${names})` : names;
    });
  }
}
