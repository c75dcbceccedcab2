import { AccountSection } from "~/account-page/account-section";
import { groupDigits } from "~/platform/group-digits";
import type { LeftOut } from "~/projects/import/choose-entries";

interface LeftOutListProps {
  leftOut: readonly LeftOut[];
  /** Files beyond those that are named. */
  more: number;
}

/** What an import left out, each with its reason. */
export function LeftOutList({ leftOut, more }: LeftOutListProps) {
  if (leftOut.length === 0) {
    return <p className="notice">Nothing was left out.</p>;
  }
  return (
    <AccountSection id="left-out" title="Left out" hint="Everything else is in the project.">
      <ul className="account__rows" aria-label="What was left out">
        {leftOut.map(({ path, why, count }) => (
          <li key={`${path} ${why}`} className="account__row">
            <div className="account__what">
              <code className="account__path">
                <bdi>{path}</bdi>
              </code>
              <span className="account__detail muted">
                {count && count > 1 ? `${groupDigits(count)} files. ` : ""}
                {why}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="muted">And {groupDigits(more)} more.</p> : null}
    </AccountSection>
  );
}
