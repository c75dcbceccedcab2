/** A project that somebody else wrote. */
export interface Subject {
  name: string;
  /** Where its files are on this machine. */
  folder: string;
  /** Selector of what must be visible; where it is not said, a text or a picture of the project's own. */
  see?: string;
  /** Whether a tool makes a project of it, which gives it a name and the files that npm keeps from packages. */
  isTemplate?: true;
  /** What the tool would write that makes a project of the template: path → text. */
  written?: Readonly<Record<string, string>>;
}

/** What became of one project. `seconds` count from "start" to what is visible. */
export interface Outcome {
  name: string;
  verdict: "runs" | "runs, with a sentence" | "named as a server's" | "does not run";
  cold: number;
  warm: number | null;
  /** What was said of it: problems and warnings of the build. */
  said: string[];
  /** What the page itself complained of. */
  complaints: Complaints;
}

/** What a page's console and its requests told. */
export interface Complaints {
  /** Errors that nothing caught. */
  uncaught: string[];
  /** Errors in the console, without those of requests. */
  console: string[];
  /** Requests of the site's own origin that failed or were refused: "404 /missing.png". */
  requests: string[];
  /** Requests elsewhere that failed: a machine without a network has as many as the page asks for. */
  elsewhere: number;
}
