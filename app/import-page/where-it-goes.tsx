import { loginPath } from "~/platform/urls";

/** Where an import of somebody without an account is kept: in this browser, which takes scripts. */
export function WhereItGoes({ returnTo }: { returnTo: string }) {
  const login = `${loginPath}?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <p className="notice needs-script">
        <span>
          Without an account it becomes a trial project, which lives in this browser.{" "}
          <a href={login}>Sign in</a> to keep it in an account.
        </span>
      </p>
      <noscript>
        <p className="notice">
          <span>
            Without an account, projects live in your browser, and that needs JavaScript.{" "}
            <a href={login}>Sign in</a> to import one without it.
          </span>
        </p>
      </noscript>
    </>
  );
}
