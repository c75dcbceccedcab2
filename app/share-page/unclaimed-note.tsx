import { loginPath, projectsPath } from "~/platform/urls";
import { UNCLAIMED_STAYS } from "~/publishing/unclaimed";

/** How long what a trial publishes stays, and what an account changes of it. */
export function UnclaimedNote() {
  return (
    <p className="muted small">
      {UNCLAIMED_STAYS} <SignInLink>Sign in</SignInLink> and move the project into your account to
      keep it; its address, visits and releases go along.
    </p>
  );
}

/** Leads to signing in, and from there to the list that offers to move trials into the account. */
export function SignInLink({ children }: { children: string }) {
  return <a href={`${loginPath}?returnTo=${encodeURIComponent(projectsPath)}`}>{children}</a>;
}
