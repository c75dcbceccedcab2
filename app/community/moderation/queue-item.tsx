import { personPath } from "~/platform/urls";
import { TimeAgo } from "~/ui/time-ago";
import { DecisionForm } from "./decision-form";
import type { ModeratedSubject } from "./read-subjects.server";
import { REASONS } from "./reasons";
import type { OpenReport } from "./report-queue.server";
import type { QueueItem } from "./shown-queue";
import { kindOf, SUBJECT_KINDS } from "./subjects";

interface QueueItemProps {
  item: QueueItem;
  typed: { reason: string; note: string } | null;
  error: string | null;
}

/** One subject with what was said about it, and what can be done. */
export function QueueCard({ item, typed, error }: QueueItemProps) {
  const { subject, shown, person, reports, count } = item;
  return (
    <article className="card panel queue-item" id={subject.replace(":", "-")}>
      <header className="queue-item__head">
        <p className="queue-item__facts">
          <span className="badge">{SUBJECT_KINDS[kindOf(subject)]}</span>
          {shown && shown.status !== "shown" ? (
            <span className="badge badge--warning">{shown.status}</span>
          ) : null}
          {shown ? <Author shown={shown} /> : null}
          {person?.isBanned ? <span className="badge badge--warning">banned</span> : null}
          {person?.mutedUntil ? <span className="badge badge--warning">muted</span> : null}
          {person?.isAdmin ? <span className="badge badge--accent">admin</span> : null}
        </p>
        <h2 className="queue-item__title">{shown ? <Title shown={shown} /> : "Gone"}</h2>
      </header>
      {shown?.text ? (
        // A group with a name, so that it can be scrolled by keys; no landmark, of which there would be many.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div
          role="group"
          className="queue-item__text"
          aria-label="What was written"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is longer than its box
          tabIndex={0}
          dir="auto"
        >
          {shown.text}
        </div>
      ) : null}
      {count > 0 ? <Reports reports={reports} count={count} /> : null}
      <DecisionForm item={item} typed={typed} error={error} />
    </article>
  );
}

/** What it is called, or where it stands. */
function Title({ shown: { kind, path, title } }: { shown: ModeratedSubject }) {
  return (
    <a href={path}>
      {kind === "reply" || kind === "message" ? "In " : null}
      <bdi>{title}</bdi>
    </a>
  );
}

function Author({ shown: { author, createdAt, kind } }: { shown: ModeratedSubject }) {
  return (
    <span>
      {kind === "person" ? "joined " : null}
      {kind !== "person" ? (
        <bdi>{author.id ? <a href={personPath(author.id)}>{author.name}</a> : author.name}</bdi>
      ) : null}{" "}
      <TimeAgo at={createdAt} />
    </span>
  );
}

function Reports({ reports, count }: { reports: readonly OpenReport[]; count: number }) {
  const noted = reports.filter(({ note }) => note);
  const reasons = [...new Set(reports.map(({ reason }) => reason))].map((reason) => {
    const times = reports.filter((report) => report.reason === reason).length;
    return times > 1 ? `${REASONS[reason]} (${times})` : REASONS[reason];
  });
  return (
    <div className="queue-item__reports">
      <p>
        <strong>
          {count} {count === 1 ? "report" : "reports"}
        </strong>{" "}
        {reasons.join(" · ")}
      </p>
      {noted.length > 0 ? (
        <ul>
          {noted.map(({ id, note, createdAt }) => (
            <li key={id}>
              <bdi>{note}</bdi>{" "}
              <span className="muted small">
                <TimeAgo at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
