import { accountPath, loginPath, loginPathTo, mailLoginPath, projectsPath } from "~/platform/urls";
import { clockTime } from "~/platform/write-dates";
import { Button, ButtonLink } from "~/ui/button";

interface WaitingLinkProps {
  link: {
    email: string;
    /** Whether it adds the address to an account, rather than signing in. */
    adds: boolean;
    askedIn: string;
    /** ISO 8601. */
    askedAt: string;
    returnTo: string;
  };
  /** Who is signed in where the link was opened. */
  viewer: { name: string; isOwner: boolean } | null;
  appName: string;
}

/** What a link will do, and the button that does it: opening it has changed nothing. */
export function WaitingLink({ link, viewer, appName }: WaitingLinkProps) {
  const { email, adds, askedIn, askedAt } = link;
  return (
    <>
      <h1>{adds ? "Add this email to your account?" : `Log in to ${appName}?`}</h1>
      <p>
        As <strong>{email}</strong>. The link was asked for at{" "}
        <time dateTime={askedAt}>{clockTime(new Date(askedAt))} UTC</time>, in {askedIn}. If that
        was not you, close this page: nothing has happened.
      </p>
      {adds ? <AddEmail viewer={viewer} /> : <LogIn viewer={viewer} />}
    </>
  );
}

function LogIn({ viewer }: Pick<WaitingLinkProps, "viewer">) {
  return (
    <>
      {viewer ? (
        <p className="muted">
          This browser is logged in as {viewer.name}; it will be logged out there.
        </p>
      ) : null}
      <form method="post" className="button-row">
        <Button type="submit" variant="primary">
          Log in
        </Button>
        <ButtonLink href={projectsPath}>Cancel</ButtonLink>
      </form>
    </>
  );
}

function AddEmail({ viewer }: Pick<WaitingLinkProps, "viewer">) {
  if (!viewer?.isOwner) {
    return (
      <>
        <p>
          {viewer
            ? `You are logged in as ${viewer.name}, and the link belongs to another account.`
            : "Log in to the account that the address shall be added to, then open the link again."}
        </p>
        <div className="button-row">
          <ButtonLink href={viewer ? accountPath : loginPath} variant="primary">
            {viewer ? "To your account" : "Log in"}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <form method="post" className="button-row">
      <Button type="submit" variant="primary">
        Add this email
      </Button>
      <ButtonLink href={accountPath}>Cancel</ButtonLink>
    </form>
  );
}

/** A link that does nothing any more. */
export function UsedLink({ minutes, isSignedIn }: { minutes: number; isSignedIn: boolean }) {
  return (
    <>
      <h1>This link no longer works</h1>
      <p>
        It was used already, or it is older than {minutes} minutes.{" "}
        {isSignedIn ? "You are logged in." : "Ask for a new one; the mail comes within a minute."}
      </p>
      <div className="button-row">
        {isSignedIn ? (
          <ButtonLink href={projectsPath} variant="primary">
            To your projects
          </ButtonLink>
        ) : (
          <ButtonLink href={mailLoginPath} variant="primary">
            Ask for a new link
          </ButtonLink>
        )}
        {isSignedIn ? null : <ButtonLink href={loginPathTo(projectsPath)}>Other ways</ButtonLink>}
      </div>
    </>
  );
}
