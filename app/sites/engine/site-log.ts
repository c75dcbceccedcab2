export type LogSource = "build" | "console" | "page" | "server";

/** A line of a project's terminal. Ids rise, across restarts of the server too. */
export interface LogLine {
  id: number;
  source: LogSource;
  level: "info" | "warn" | "error";
  text: string;
  /** ISO 8601. */
  at: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** The build that a page shows which reports it. */
  build?: string | undefined;
}

/** A line before it is logged. */
export type LogEntry = Omit<LogLine, "id" | "at">;

/** Where an engine logs. Every process logs into it and follows it; the newest lines are kept. */
export interface SiteLog {
  add(projectId: string, entries: readonly LogEntry[]): void;
  /**
   * Adds what a build came to. Several processes may build the same tree: one of them tells.
   *
   * @param outcome names what is told; the same one twice in a row is told once
   */
  addOutcome(projectId: string, outcome: string, entries: readonly LogEntry[]): Promise<void>;
  /** Lines that are kept, then those to come, until `signal` fires. */
  follow(projectId: string, signal: AbortSignal): AsyncIterable<LogLine>;
  /** Whether somebody follows a project's log on this process. */
  isFollowed(projectId: string): boolean;
}
