import type { ShownPerson } from "~/admin/people/read-person.server";
import { moment } from "~/platform/write-dates";
import { TimeAgo } from "~/ui/time-ago";

/** Who somebody is, and how they stand. */
export function PersonFacts({ person }: { person: ShownPerson }) {
  const { id, email, isEmailVerified, wallet, joinedAt, bannedAt, mutedUntil, adminBy } = person;
  return (
    <dl className="admin-facts">
      <dt>Id</dt>
      <dd>
        <code>{id}</code>
      </dd>
      <dt>Email</dt>
      <dd>
        {email ?? "None"}{" "}
        {email && !isEmailVerified ? <span className="badge">unproved</span> : null}
      </dd>
      {wallet ? (
        <>
          <dt>Wallet</dt>
          <dd>
            <code>{wallet}</code>
          </dd>
        </>
      ) : null}
      <dt>Joined</dt>
      <dd>
        <TimeAgo at={joinedAt} />
      </dd>
      {adminBy ? (
        <>
          <dt>Administrator</dt>
          <dd>{adminBy === "pages" ? "Appointed" : "By the configuration of this server"}</dd>
        </>
      ) : null}
      {bannedAt ? (
        <>
          <dt>Banned</dt>
          <dd>
            <TimeAgo at={bannedAt} />
          </dd>
        </>
      ) : null}
      {mutedUntil ? (
        <>
          <dt>Muted until</dt>
          <dd>{moment(new Date(mutedUntil))} UTC</dd>
        </>
      ) : null}
    </dl>
  );
}

/** How somebody signs in, and where they are signed in. Nothing here opens anything. */
export function SignInsSection({ person }: { person: ShownPerson }) {
  const { signIns, sessions, sessionCount } = person;
  return (
    <div className="stack">
      {signIns.length === 0 ? <p className="muted">No way to sign in is left.</p> : null}
      <dl className="admin-facts">
        {signIns.map(({ what, detail, since }) => (
          <SignIn key={`${what} ${detail}`} what={what} detail={detail} since={since} />
        ))}
      </dl>
      {sessions.length === 0 ? (
        <p className="muted">Signed in nowhere.</p>
      ) : (
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Signed in on</th>
              <th scope="col">With</th>
              <th scope="col">Last used</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ browser, method, startedAt, seenAt }) => (
              <tr key={`${startedAt} ${browser}`}>
                <th scope="row">{browser}</th>
                <td className="is-quiet">{method}</td>
                <td className="is-quiet is-short">
                  <TimeAgo at={seenAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sessionCount > sessions.length ? (
        <p className="muted">And {sessionCount - sessions.length} more.</p>
      ) : null}
    </div>
  );
}

function SignIn({ what, detail, since }: ShownPerson["signIns"][number]) {
  return (
    <>
      <dt>{what}</dt>
      <dd>
        <bdi>{detail}</bdi>{" "}
        {since ? (
          <span className="muted">
            since <TimeAgo at={since} />
          </span>
        ) : null}
      </dd>
    </>
  );
}
