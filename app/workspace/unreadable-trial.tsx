import { projectsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";

/** A trial that is there, and that the browser does not hand over now. */
export function UnreadableTrial({ listPath = projectsPath }: { listPath?: string }) {
  return (
    <main id="main" className="ws-missing" tabIndex={-1}>
      <h1>This trial cannot be opened now</h1>
      <p>
        Its files are in this browser's database, which does not open at the moment. Nothing was
        changed. Close other windows of this site, check that the browser may store site data and
        that the disk is not full, then try again.
      </p>
      <div className="button-row">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink href={listPath}>Back to Projects</ButtonLink>
      </div>
    </main>
  );
}
