import { browserName } from "~/accounts/browser-name";
import type { OpenSession } from "~/accounts/session-list.server";
import { americanMoment } from "~/platform/write-dates";
import { AccountSection, IntentButton } from "./account-section";

const METHODS: Record<string, string> = {
  google: "By Google",
  github: "By GitHub",
  wallet: "By Solana wallet",
  passkey: "By passkey",
  mail: "By a mailed link",
  code: "By recovery code",
  dev: "By development login",
};

interface SessionsSectionProps {
  sessions: readonly OpenSession[];
  /** How long a login lasts. */
  days: string;
}

/** The browsers in which the person is logged in. */
export function SessionsSection({ sessions, days }: SessionsSectionProps) {
  return (
    <AccountSection
      id="sessions"
      title="Where you are logged in"
      hint={`A login lasts ${days} days. Times are in UTC; the last use is noted to the minute.`}
    >
      <ul className="account__rows">
        {sessions.map(({ id, method, userAgent, startedAt, seenAt, isCurrent }) => (
          <li className="account__row" key={id}>
            <span className="account__what">
              <strong>{browserName(userAgent)}</strong>{" "}
              {isCurrent ? <span className="badge badge--accent">This browser</span> : null}
              <span className="muted account__detail">
                {METHODS[method] ?? method}, last used <Moment iso={seenAt} />
              </span>
            </span>
            {isCurrent ? null : (
              <IntentButton
                intent="end-session"
                id={id}
                label={`Log out ${browserName(userAgent)}, since ${americanMoment(new Date(startedAt))}`}
              >
                Log out
              </IntentButton>
            )}
          </li>
        ))}
      </ul>
      <IntentButton intent="end-sessions">Log out everywhere</IntentButton>
    </AccountSection>
  );
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{americanMoment(new Date(iso))}</time>;
}
