/** A project that somebody else wrote. */
export interface Subject {
  name: string;
  /** Where its files are on this machine. */
  folder: string;
  /** Selector of what must be visible; any visible text where it is not said. */
  see?: string;
  /** What the tool would write that makes a project of the template: path → text. */
  written?: Readonly<Record<string, string>>;
}

/** What became of one project. `seconds` count from "start" to what is visible. */
export interface Outcome {
  name: string;
  verdict: "runs" | "runs, with a sentence" | "named as a server's" | "does not run";
  cold: number;
  warm: number | null;
  /** What was said of it: problems, warnings, errors of the page. */
  said: string[];
}
