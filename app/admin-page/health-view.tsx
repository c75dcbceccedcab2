import { jobWords, leaseWords } from "~/admin/health/job-words";
import type { Health, JobState, LeaseState } from "~/admin/health/read-health.server";
import { groupDigits } from "~/platform/group-digits";
import { adminHealthPath } from "~/platform/urls";
import type { PageFrame } from "~/ui/page";
import { TimeAgo } from "~/ui/time-ago";
import { ActForm, type RefusedAct } from "./act-form";
import { AdminPage } from "./admin-page";
import { AdminSection } from "./admin-section";
import { formatLargeSize } from "./large-size";

interface HealthViewProps {
  frame: PageFrame;
  health: Health;
  /** ISO 8601: what is later is to come. */
  now: string;
  refused: RefusedAct | null;
}

/** How the installation is: what comes round, what fails, and how much room there is. */
export function HealthView({ frame, health, now, refused }: HealthViewProps) {
  const { jobs, leases, leaseCount, deliveries, models, sizes, running, builds } = health;
  const failing = jobs.filter(({ failures }) => failures > 0).length;
  return (
    <AdminPage
      frame={frame}
      title="Jobs and health"
      place={adminHealthPath}
      lead={
        failing > 0
          ? `${failing} of ${jobs.length} jobs failed when they ran last.`
          : `All ${jobs.length} jobs ended well when they ran last.`
      }
    >
      <AdminSection title="Room and work">
        <dl className="admin-facts">
          {sizes.map(({ what, bytes }) => (
            <Fact key={what} name={what} value={formatLargeSize(bytes)} />
          ))}
          <Fact name="Answers being written" value={groupDigits(running.answers)} />
          <Fact name="Previews running" value={groupDigits(running.previews)} />
          <Fact
            name="Builds"
            value={`${builds.running} running, ${builds.waiting} waiting, in the process that shows this page`}
          />
        </dl>
      </AdminSection>
      <AdminSection title="Models" note="Whose last answer failed.">
        {models.length === 0 ? <p className="muted">No model fails.</p> : null}
        {models.map(({ label, code, at }) => (
          <p key={label}>
            <bdi>{label}</bdi> <span className="badge badge--warning">{code}</span>{" "}
            <span className="muted">
              <TimeAgo at={at} />
            </span>
          </p>
        ))}
      </AdminSection>
      <AdminSection title="Mails and pushes" note="People who wait to be told something.">
        {deliveries.length === 0 ? <p className="muted">Nobody waits.</p> : null}
        <dl className="admin-facts">
          {deliveries.map(({ channel, waiting, failing: broken }) => (
            <Fact
              key={channel}
              name={channel === "mail" ? "Mails" : "Pushes"}
              value={`${waiting} wait, ${broken} of them after a failure`}
            />
          ))}
        </dl>
      </AdminSection>
      <section className="stack" aria-labelledby="jobs">
        <h2 id="jobs">Jobs</h2>
        <JobTable jobs={jobs} now={now} refused={refused} />
      </section>
      <section className="stack" aria-labelledby="leases">
        <h2 id="leases">Leases</h2>
        <p className="muted small">
          What one process does for all. One that is not renewed runs out by itself; release it only
          where a process hangs.
        </p>
        {leases.length === 0 ? <p className="muted">No process has anything for itself.</p> : null}
        {leases.map((lease) => (
          <LeaseRow key={lease.name} lease={lease} refused={refused} />
        ))}
        {leaseCount > leases.length ? (
          <p className="muted">And {leaseCount - leases.length} more.</p>
        ) : null}
      </section>
    </AdminPage>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function JobTable({
  jobs,
  now,
  refused,
}: {
  jobs: readonly JobState[];
  now: string;
  refused: RefusedAct | null;
}) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Last run</th>
          <th scope="col">Next run</th>
          <th scope="col">Run it now</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">
              {jobWords(job.name)}{" "}
              {job.failures > 0 ? (
                <span className="badge badge--warning">failed {job.failures} times</span>
              ) : null}
              <span className="details">
                <code>{job.name}</code>
              </span>
              {job.lastError ? (
                <span className="details">{job.lastError.slice(0, 300)}</span>
              ) : null}
            </th>
            <td className="is-quiet is-short">
              {job.endedAt ? <TimeAgo at={job.endedAt} /> : "never"}
            </td>
            <td className="is-quiet is-short">{untilOf(job.dueAt, now)}</td>
            <td>
              <details open={isAbout(refused, "retry", job.name)}>
                <summary>Run again</summary>
                <ActForm
                  intent="retry"
                  of={job.name}
                  fields={{ name: job.name }}
                  label={`Run now: ${jobWords(job.name)}`}
                  look={{ small: true }}
                  refused={refused}
                />
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LeaseRow({ lease, refused }: { lease: LeaseState; refused: RefusedAct | null }) {
  return (
    <details open={isAbout(refused, "release", lease.name)}>
      <summary>
        {leaseWords(lease.name) ?? <code>{lease.name}</code>}{" "}
        {lease.isOver ? <span className="badge badge--warning">run out</span> : null}
      </summary>
      <p className="muted small">
        <code>{lease.name}</code>, held by <code>{lease.owner}</code>
      </p>
      <ActForm
        intent="release"
        of={lease.name}
        fields={{ name: lease.name }}
        label={`Release ${lease.name}`}
        look={{ variant: "careful", small: true }}
        refused={refused}
      />
    </details>
  );
}

function isAbout(refused: RefusedAct | null, intent: string, name: string): boolean {
  return refused?.intent === intent && refused.typed.of === name;
}

/** When something comes, e.g. "in 5 min". */
function untilOf(at: string, now: string): string {
  const seconds = (Date.parse(at) - Date.parse(now)) / 1000;
  if (seconds <= 0) return "now";
  if (seconds < 3_600) return `in ${Math.ceil(seconds / 60)} min`;
  return `in ${Math.round(seconds / 3_600)} h`;
}
