/** What can be reported and moderated, as `Report.subject` names it. */
export type Subject =
  | `thread:${string}`
  | `reply:${string}`
  | `message:${string}`
  | `person:${string}`
  | `app:${string}`;
