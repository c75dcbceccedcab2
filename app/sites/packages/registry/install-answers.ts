import type { InstallResult } from "./install-types";

export const STOPPING = problem(
  "The server is stopping, so packages were not fetched. Try again shortly.",
);
export const NOT_NEEDED = problem("The packages are no longer needed.");
export const BROKEN = problem("Fetching the packages stopped unexpectedly. Try again.");
export const OFF = problem(
  "This server fetches no packages. Those that come with it work; take the other imports out.",
);
export const FULL = problem(
  "The server's store of packages is full at the moment, so nothing was fetched. Try again later; what was fetched before works.",
);

/** @param seconds how long fetching may take */
export function tooLong(seconds: number): string {
  return `Fetching the packages took longer than ${seconds} seconds and was stopped. What has come is kept: try again.`;
}

/** An installation that did not come to its end, and why. */
export function problem(text: string): InstallResult {
  return { ok: false, problems: [{ text }] };
}
