import type { Overview } from "~/admin/figures/read-figures.server";
import { groupDigits } from "~/platform/group-digits";
import { adminHealthPath, adminPath, adminReportsPath } from "~/platform/urls";
import type { PageFrame } from "~/ui/page";
import { AdminPage } from "./admin-page";
import { AdminSection } from "./admin-section";
import { FigureCard } from "./figure-card";
import { figuresOf } from "./figure-words";
import { FiguresTable } from "./figures-table";

/** How much there is of what, and what waits for an administrator. */
export function OverviewView({ frame, overview }: { frame: PageFrame; overview: Overview }) {
  const { days, waiting } = overview;
  const figures = figuresOf(overview);
  return (
    <AdminPage
      frame={frame}
      title="Overview"
      place={adminPath}
      lead={`The last ${days.length} days. A day begins at midnight UTC; today is counted up to now.`}
    >
      <ul className="figures">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} />
        ))}
      </ul>
      <details>
        <summary>The figures of each day</summary>
        <FiguresTable days={days} figures={figures} />
      </details>
      <AdminSection title="What waits">
        <dl className="admin-facts">
          <dt>Open reports</dt>
          <dd>
            <Waiting count={waiting.reports} href={adminReportsPath} />
          </dd>
          <dt>Failing jobs</dt>
          <dd>
            <Waiting count={waiting.failingJobs} href={adminHealthPath} />
          </dd>
          <dt>Answers being written</dt>
          <dd>{groupDigits(waiting.runningAnswers)}</dd>
        </dl>
      </AdminSection>
    </AdminPage>
  );
}

function Waiting({ count, href }: { count: number; href: string }) {
  if (count === 0) return "None";
  return (
    <a className="badge badge--warning" href={href}>
      {groupDigits(count)}
    </a>
  );
}
