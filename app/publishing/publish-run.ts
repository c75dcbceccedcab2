/** How a project's newest publication goes, or went. */
export interface PublishRunJson {
  /** Names it, so that whoever waits for one knows it from the next. */
  id: string;
  state: "publishing" | "published" | "failed";
  /** The address that was asked for. */
  slug: string;
  /** ISO 8601. */
  startedAt: string;
  /** What it does, in words, e.g. "Fetching packages: 34 of 61"; there while it goes on. */
  progress?: string;
  /** Why nothing was published, what stays online and what to do next; there when it failed. */
  error?: string;
  /** What went wrong beside it. */
  warning?: string;
}

/** How often whoever waits asks how far it has come, in milliseconds. */
export const ASK_AGAIN_MS = 1_500;
