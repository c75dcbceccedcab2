import { TimeAgo } from "~/ui/time-ago";
import type { Action } from "./actions";
import type { LogEntry } from "./moderation-log.server";

/** What is told of each act; "what" is e.g. "reply". */
const SENTENCES: Record<Action, (what: string) => string> = {
  hide: (what) => `A ${what} was hidden`,
  restore: (what) => `A ${what} is shown again`,
  delete: (what) => `A ${what} was deleted`,
  approve: (what) => `A ${what} was looked at, and is shown now`,
  lock: (what) => `A ${what} was locked`,
  unlock: (what) => `A ${what} was opened again`,
  dismiss: (what) => `Reports of a ${what} were dismissed`,
  warn: (what) => `Somebody was warned about a ${what}`,
  mute: (what) => `Somebody was muted for a ${what}`,
  unmute: () => "A mute was ended",
  ban: (what) => `Somebody was banned for a ${what}`,
  unban: () => "A ban was lifted",
};

/** Acts that undo others have no reason of their own. */
const WITHOUT_REASON: readonly Action[] = [
  "restore",
  "approve",
  "unlock",
  "dismiss",
  "unmute",
  "unban",
];

/** Acts of moderators, as everybody reads them. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ol className="log">
      {entries.map(({ id, action, what, reason, until, createdAt }) => (
        <li key={id} className="log__entry">
          <span>
            {SENTENCES[action](what)}
            {until ? `, for ${daysBetween(createdAt, until)}` : null}
            {reason && !WITHOUT_REASON.includes(action) ? (
              <span className="muted"> · {reason}</span>
            ) : null}
          </span>
          <span className="muted small">
            <TimeAgo at={createdAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function daysBetween(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return days === 1 ? "one day" : `${days} days`;
}
