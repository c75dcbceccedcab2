import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { deletedProjectsPath, loginPathTo, projectPath, projectsPath } from "~/platform/urls";
import { DELETED_DAYS, isTrialId } from "~/projects/project-rules";
import { ButtonLink } from "~/ui/button";
import { Logo } from "~/ui/logo";
import { useRootData } from "~/ui/root-data";
import { WrittenWords } from "./deleted/written-words";
import type { RefusedForm } from "./plain/form-schema";

/** A project that does not exist, or that is somebody else's: the two are never told apart. */
export function MissingProject({ refused }: { refused?: RefusedForm | undefined }) {
  const { appName } = useRootData();
  return (
    <main id="main" className="ws-missing" tabIndex={-1}>
      <Logo appName={appName} />
      <h1>Project Not Found</h1>
      <p>The project you're looking for doesn't exist.</p>
      <WhereItMayBe />
      <WrittenWords refused={refused} />
      <ButtonLink variant="primary" href={projectsPath}>
        Back to Projects
      </ButtonLink>
    </main>
  );
}

/** Why somebody may still have an address that opens nothing here. */
function WhereItMayBe() {
  const { user } = useRootData();
  const { pathname } = useLocation();
  const id = pathname.split("/").at(-1) ?? "";
  const movedTo = useMovedTo(id);
  if (movedTo) {
    return (
      <p>
        You moved it into your account: <a href={projectPath(movedTo)}>open it there</a>.
      </p>
    );
  }
  if (isTrialId(id)) {
    return <p className="ws-muted">A trial opens only in the browser that it was made in.</p>;
  }
  if (user) {
    return (
      <p className="ws-muted">
        If you deleted it, you can restore it for {DELETED_DAYS} days: it is under{" "}
        <a href={deletedProjectsPath}>Recently deleted</a>.
      </p>
    );
  }
  return (
    <p className="ws-muted">
      If it is yours, <a href={loginPathTo(pathname)}>sign in</a> to open it.
    </p>
  );
}

/** What a trial of this browser is in the account that it was moved into. */
function useMovedTo(id: string): string | null {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  useEffect(() => {
    if (!isTrialId(id)) return;
    // Pages of an account's project do without this code.
    import("~/trial/trial-store")
      .then(({ trialStore }) => setMovedTo(trialStore.movedTo(id)))
      .catch((error) => console.warn("Where the trial went could not be read.", error));
  }, [id]);
  return movedTo;
}
