import { projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";

/** A project that does not exist, or that is somebody else's: the two are never told apart. */
export function MissingProject() {
  return (
    <main id="main" className="ws-missing" tabIndex={-1}>
      <h1>Project Not Found</h1>
      <p>The project you're looking for doesn't exist.</p>
      <ButtonLink variant="primary" href={projectsPath}>
        Back to Projects
      </ButtonLink>
    </main>
  );
}
