import { loginPathTo, pwaProjectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Spinner } from "~/ui/waiting";
import { BackToList } from "./back-to-list";

/** The place of a trial until this browser has found it; without JavaScript, what that would take. */
export function PhoneLoading() {
  return (
    <>
      <header className="ws-header phone-bar">
        <BackToList />
        <h1 className="phone-bar__title">Trial Project</h1>
      </header>
      <main id="main" className="ws-main" tabIndex={-1}>
        <div className="ws-slot needs-script">
          <div className="ws-empty" role="status">
            <Spinner />
            <p>Loading project...</p>
          </div>
        </div>
        <noscript>
          <div className="ws-empty">
            <p className="ws-empty-title">Trials live in your browser</p>
            <p>
              A trial project is kept by your browser, not by this server, so it needs JavaScript.
              With an account, projects are kept here and work without it.
            </p>
            <ButtonLink variant="primary" href={loginPathTo(pwaProjectsPath)}>
              Sign in
            </ButtonLink>
          </div>
        </noscript>
      </main>
    </>
  );
}
