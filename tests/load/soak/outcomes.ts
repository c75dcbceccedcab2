import type { AppAnswer } from "../../support/app-client";

/** What became of all requests of a soak. */
export class Outcomes {
  /** How often, by status; "left" for what the visitor did not wait for. */
  readonly counts = new Map<string, number>();
  /** What is neither success nor a stated refusal, how often. */
  readonly errors = new Map<string, number>();

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Takes an answer. @param asked of what, without ids, so that the same errors count together */
  take(asked: string, { status, text, headers }: AppAnswer): void {
    this.count(String(status));
    if (isStated(status, text, headers)) return;
    this.fail(`${asked}: ${status} ${text.slice(0, 160)}`);
  }

  fail(error: string): void {
    this.errors.set(error, (this.errors.get(error) ?? 0) + 1);
  }
}

/**
 * Success, or a refusal that says what it is. 503 is one only when it says when to come back, and a
 * preview of a project that does not build is that project's own page.
 */
function isStated(status: number, text: string, headers: AppAnswer["headers"]): boolean {
  if (status < 400) return true;
  if (status < 500 || status === 507) return text !== "";
  if (status === 500 && text.includes("@sayso/events")) return true;
  return status === 503 && headers["retry-after"] !== undefined;
}
