import type { DeletedProject } from "~/projects/deleted-projects.server";
import { DELETED_DAYS } from "~/projects/project-rules";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { OrganizeForm } from "./organize-form";
import { shortDate } from "./short-date";

interface DeletedListProps {
  projects: readonly Pick<DeletedProject, "id" | "name" | "deletedAt" | "goesAt">[];
  /** Does what is chosen in the browser, with trials. */
  onAct?: ((form: FormData) => void) | undefined;
}

/** What can be restored still, and until when. */
export function DeletedList({ projects, onAct }: DeletedListProps) {
  if (projects.length === 0) {
    return (
      <EmptyState title="Nothing was deleted lately" icon="trash">
        <p>Deleted projects wait here for {DELETED_DAYS} days, in case you want one back.</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="recently-deleted">
      <h2 id="recently-deleted" className="visually-hidden">
        Recently deleted
      </h2>
      <p className="muted">
        {onAct
          ? "Restored projects come back with their files and messages."
          : "Restored projects come back with their files, history and messages, unpublished."}
      </p>
      <ul className="deleted-list">
        {projects.map(({ id, name, deletedAt, goesAt }) => (
          <li key={id} className="card deleted-project">
            <div className="deleted-project__text">
              <strong className="deleted-project__name">{name}</strong>
              <span className="muted">
                Deleted <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>, gone for good on{" "}
                <time dateTime={goesAt}>{shortDate(goesAt)}</time>
              </span>
            </div>
            <OrganizeForm className="button-row" onAct={onAct}>
              <input type="hidden" name="project" value={id} />
              <Button type="submit" name="intent" value="restore" small>
                Restore <span className="visually-hidden">{name}</span>
              </Button>
              <details className="deleted-project__sure">
                <summary className="button button--quiet button--small">Delete for good…</summary>
                <Button type="submit" name="intent" value="delete-for-good" variant="danger" small>
                  Yes, delete <span className="visually-hidden">{name}</span> for good
                </Button>
              </details>
            </OrganizeForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
