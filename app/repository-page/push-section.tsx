import { AccountSection, IntentButton } from "~/account-page/account-section";
import { REMOTE_LIMITS, type ShownRemote } from "~/projects/push/push-rules";
import { pageOfRemote } from "~/projects/push/remote-address";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TimeAgo } from "~/ui/time-ago";

/** Digits of a commit that people tell it by. */
const SHORT = 7;

interface PushSectionProps {
  remote: ShownRemote;
  /** The branch holds what did not come from here: how to go on is asked. */
  hasOtherCommits: boolean;
}

/** A project's repository: how it stands, and what pushes to it. */
export function PushSection({ remote, hasOtherCommits }: PushSectionProps) {
  const { address, branch, failure } = remote;
  return (
    <AccountSection id="push" title="Push" hint={<StateLine remote={remote} />}>
      <p>
        <a href={pageOfRemote(address)} rel="noreferrer">
          {address.replace(/^https?:\/\/|\.git$/g, "")}
        </a>
        , branch <code>{branch}</code>
      </p>
      {failure ? (
        <p className="field__error">
          <strong>The last push failed.</strong> {failure}
        </p>
      ) : null}
      <form method="post" className="button-row">
        <input type="hidden" name="intent" value="push" />
        <Button type="submit" variant="primary">
          Push now
        </Button>
      </form>
      <details className="repository__more" open={hasOtherCommits}>
        <summary>Push in another way</summary>
        <form method="post" className="stack">
          <input type="hidden" name="intent" value="push" />
          <Field
            label="Branch"
            name="branch"
            id="push-branch"
            hint="Another one is made where it is missing, and pushed to from then on."
            defaultValue={branch}
            maxLength={REMOTE_LIMITS.branch}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <label className="account__switch">
            <input type="checkbox" name="newest" value="yes" />
            <span>Without earlier versions: one commit of the files as they are.</span>
          </label>
          <label className="account__switch">
            <input type="checkbox" name="onTop" value="yes" />
            <span>
              On top of commits that did not come from here. They stay in the branch’s history; its
              files become those of this project.
            </span>
          </label>
          <div className="button-row">
            <Button type="submit">Push so</Button>
          </div>
        </form>
      </details>
      <IntentButton intent="disconnect" label="Disconnect the repository">
        Disconnect
      </IntentButton>
    </AccountSection>
  );
}

function StateLine({ remote: { pushedAt, pushedCommit, newer } }: { remote: ShownRemote }) {
  if (!pushedAt) return "Nothing was pushed to it yet.";
  const left = newer === 1 ? "1 version is newer." : `${newer} versions are newer.`;
  return (
    <>
      Pushed <TimeAgo at={pushedAt} />
      {pushedCommit ? (
        <>
          {" "}
          as <code>{pushedCommit.slice(0, SHORT)}</code>
        </>
      ) : null}
      . {newer === 0 ? "It has every version." : left}
    </>
  );
}
