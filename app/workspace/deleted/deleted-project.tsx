import { deletedProjectsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Logo } from "~/ui/logo";
import { useRootData } from "~/ui/root-data";
import type { RefusedForm } from "~/workspace/plain/form-schema";
import { WrittenWords } from "./written-words";

interface DeletedProjectProps {
  project: { name: string };
  refused: RefusedForm | undefined;
}

/** The address of a project that its owner has deleted: it can be restored here. */
export function DeletedProject({ project, refused }: DeletedProjectProps) {
  const { appName } = useRootData();
  return (
    <main id="main" className="ws-missing" tabIndex={-1}>
      <Logo appName={appName} />
      <h1>“{project.name}” Was Deleted</h1>
      <p>
        It can be restored with its files, history and messages; its app comes back unpublished.
      </p>
      <WrittenWords refused={refused} />
      <form method="post" className="button-row">
        <Button type="submit" name="intent" value="restore-project" variant="primary">
          Restore
        </Button>
        <a className="button" href={deletedProjectsPath}>
          Recently deleted
        </a>
      </form>
    </main>
  );
}
