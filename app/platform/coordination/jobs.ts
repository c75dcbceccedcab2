/** A job that comes round. */
export interface RecurringJob {
  /** One name is one job, in however many processes. */
  name: string;
  /** Milliseconds from one time that it is due to the next. */
  everyMs: number;
  work: () => Promise<void>;
}

/** Runs recurring jobs: each time that a job is due, one process runs it. */
export interface Jobs {
  /**
   * Runs a job from now on when it is due; at once when it has never run. A run that fails is told
   * to the log and to the job's row, and the next one comes as usual.
   *
   * @returns ends it for this process; a run that has begun goes on
   */
  schedule(job: RecurringJob): () => void;
}
