import { groupDigits } from "~/platform/group-digits";
import type { VisitFigures } from "~/publishing/visit-days.server";
import { DayBars } from "~/ui/day-bars";
import { ShareSection } from "./share-section";

interface VisitsSectionProps {
  visits: VisitFigures;
  isLive: boolean;
}

/** How often the app was visited, by the day. */
export function VisitsSection({ visits: { total, days }, isLive }: VisitsSectionProps) {
  const sum = (count: number) => days.slice(-count).reduce((all, one) => all + one, 0);
  const figures = [
    ["Today", sum(1)],
    ["7 days", sum(7)],
    ["30 days", sum(30)],
    ["In all", total],
  ] as const;
  return (
    <ShareSection
      id="share-visits"
      title="Visits"
      hint="Each visitor once a day, without knowing who came. Your own are left out."
    >
      <dl className="share__figures">
        {figures.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{groupDigits(count)}</dd>
          </div>
        ))}
      </dl>
      {total > 0 ? (
        <DayBars
          course={days}
          label={`Visits of the last ${days.length} days: ${sum(days.length)}, today ${sum(1)}`}
        />
      ) : (
        <p className="muted">Nobody was here yet.{isLive ? " Send somebody the address." : null}</p>
      )}
    </ShareSection>
  );
}
