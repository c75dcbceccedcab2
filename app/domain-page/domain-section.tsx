import { AccountSection, IntentButton } from "~/account-page/account-section";
import { type DomainState, PROOF_GRACE_DAYS, type ShownDomain } from "~/domains/domain";
import { TimeAgo } from "~/ui/time-ago";

interface DomainSectionProps {
  domain: ShownDomain;
  /** The host that a domain has to lead to. */
  target: string;
  isPublished: boolean;
}

const STATES: Record<DomainState, string> = {
  waiting: "Waiting",
  verified: "Verified",
  serving: "Serving",
  failing: "Failing",
};

/** A domain of a project: how it stands, and what to do next. */
export function DomainSection({ domain, target, isPublished }: DomainSectionProps) {
  const { id, shownName, state, problem, checkedAt } = domain;
  return (
    <AccountSection id={`domain-${id}`} title={shownName} hint={<StateLine domain={domain} />}>
      <div className="stack">
        <p>{whatNext(domain, isPublished)}</p>
        {problem ? <p className="field__error">{problem}</p> : null}
        {state === "serving" ? null : <Records domain={domain} target={target} />}
        {checkedAt ? (
          <p className="muted">
            Looked at <TimeAgo at={checkedAt} />.
          </p>
        ) : null}
        <div className="button-row">
          <IntentButton intent="check" id={id} label={`Check ${shownName} now`}>
            Check now
          </IntentButton>
          <IntentButton intent="remove" id={id} label={`Remove ${shownName}`}>
            Remove
          </IntentButton>
        </div>
      </div>
    </AccountSection>
  );
}

function StateLine({ domain: { state } }: { domain: ShownDomain }) {
  const isWell = state === "serving" || state === "verified";
  return <span className={isWell ? "badge badge--accent" : "badge"}>{STATES[state]}</span>;
}

function whatNext({ state, shownName }: ShownDomain, isPublished: boolean): string {
  if (state === "waiting") {
    return "Add both records where the domain is managed. We look for the first one by ourselves, and the second one brings people here.";
  }
  if (state === "failing") {
    return `The TXT record below has to stay. Without it the domain is served for ${PROOF_GRACE_DAYS} days.`;
  }
  if (!isPublished) return "The domain is yours. Publish the project, and it is shown there.";
  return state === "serving"
    ? `Your app is shown at https://${shownName}. Leave the records as they are.`
    : "The domain is yours. As soon as its second record leads here, your app is shown there.";
}

function Records({ domain: { name, record }, target }: { domain: ShownDomain; target: string }) {
  const rows = [
    { type: "TXT", name: record.name, value: record.value },
    { type: "CNAME", name, value: target },
  ];
  return (
    <>
      <dl className="records">
        {rows.map(({ type, name: at, value }) => (
          <div key={type} className="records__one">
            <dt>{type}</dt>
            <dd>
              <span className="muted">Name</span>
              <code>{at}</code>
              <span className="muted">Value</span>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        A domain without a part before it, such as example.com, takes an ALIAS, ANAME or A record in
        place of the CNAME.
      </p>
    </>
  );
}
