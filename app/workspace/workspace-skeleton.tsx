import { loginPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { WorkspaceHome } from "./workspace-home";

/** The place of a workspace whose project only the browser knows. */
export function WorkspaceSkeleton({ appName }: { appName: string }) {
  return (
    <>
      <header className="ws-header">
        <WorkspaceHome appName={appName} />
        <h1 className="ws-name">Trial project</h1>
      </header>
      <main id="main" className="ws-main ws-plain ws-skeleton" tabIndex={-1}>
        <div className="ws-panel ws-files" />
        <div className="ws-panel ws-centre">
          <noscript>
            <div className="ws-empty">
              <p className="ws-empty-title">Trials live in your browser</p>
              <p>
                A trial project is kept by your browser, not by this server, so it needs JavaScript.
                With an account, projects are kept here and work without it.
              </p>
              <ButtonLink variant="primary" href={loginPath}>
                Sign in
              </ButtonLink>
            </div>
          </noscript>
        </div>
        <div className="ws-panel ws-chat" />
      </main>
    </>
  );
}
