import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ApiError, request, shownRefusal } from "~/platform/api-client";
import { projectsPath } from "~/platform/urls";
import type { DeletedProject } from "~/projects/deleted-projects.server";
import type { ProjectPage } from "~/projects/list-projects.server";
import { type ProjectQuery, writeProjectQuery } from "~/projects/project-query";
import { DELETED_DAYS } from "~/projects/project-rules";
import { ButtonLink } from "~/ui/button";
import { showToast } from "~/ui/toaster";
import { tellProjectTabs } from "~/workspace/project-tabs";
import { BulkBar, SelectBox } from "./bulk-bar";
import { CardMenu } from "./card-menu";
import { DeletedList } from "./deleted-list";
import { ListControls } from "./list-controls";
import { MoveInOffer } from "./move-in-offer";
import { NothingFits } from "./nothing-fits";
import type { ListedProject } from "./project-card";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid } from "./project-grid";
import { useKeptFocus } from "./use-kept-focus";

interface AccountListProps {
  /** A page of them, and the list that it is of. */
  page: Omit<ProjectPage, "projects"> & { projects: readonly ListedProject[] };
  query: ProjectQuery;
  /** What can be restored, where that is what is looked at. */
  deleted: readonly DeletedProject[];
  /** ISO 8601: when the page was made. */
  now: string;
  onCreate(): void;
}

/** The projects of somebody who is signed in, as the server rendered them. */
export function AccountList({ page, query, deleted, now, onCreate }: AccountListProps) {
  const refresh = useRefresh();
  const around = useKeptFocus();

  const remove = async ({ id }: ListedProject) => {
    try {
      await request("DELETE", `/api/projects/${encodeURIComponent(id)}`);
    } catch (error) {
      // Another tab has deleted it already, which is what was asked for.
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        console.warn("The project could not be deleted.", error);
        showToast({
          title: "Error",
          description: "Failed to delete project. Please try again.",
          variant: "destructive",
        });
        return;
      }
    }
    tellProjectTabs(id);
    await refresh();
    showToast({
      title: "Project deleted",
      description: `You can restore it for ${DELETED_DAYS} days.`,
      action: { label: "Undo", run: () => void restore(id) },
    });
  };

  const restore = async (id: string) => {
    try {
      await request("POST", `/api/projects/${encodeURIComponent(id)}/restore`);
    } catch (error) {
      const description = shownRefusal(
        error,
        "It waits under “Recently deleted”. Please try again.",
      );
      showToast({ title: "Not restored", description, variant: "destructive" });
      return;
    }
    tellProjectTabs(id);
    await refresh();
  };

  return (
    <div ref={around} className="project-list">
      <ListControls query={query} page={page} />
      {query.view === "deleted" ? (
        <DeletedList projects={deleted} />
      ) : page.projects.length === 0 ? (
        <NothingThere query={query} onCreate={onCreate} />
      ) : (
        <>
          <ProjectGrid
            projects={page.projects}
            label="Projects"
            now={query.sort === "changed" ? now : undefined}
            onDelete={remove}
            partsOf={(project) => (
              <>
                <SelectBox id={project.id} name={project.name} />
                <CardMenu project={project} />
              </>
            )}
          />
          <PageLinks query={query} next={page.next} />
          <BulkBar isArchived={query.view === "archived"} />
        </>
      )}
      <datalist id="project-labels">
        {page.labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <MoveInOffer onMoved={refresh} />
    </div>
  );
}

/** Says why a list is empty: there is no project yet, or none of what was asked for. */
function NothingThere({ query, onCreate }: { query: ProjectQuery; onCreate(): void }) {
  const { view, search, label } = query;
  if (view === "current" && !search && !label) return <ProjectEmpty onCreate={onCreate} />;
  const isNarrowed = search !== "" || label !== "";
  return (
    <NothingFits isNarrowed={isNarrowed}>
      <ButtonLink href={`${projectsPath}${isNarrowed ? writeProjectQuery({ view }) : ""}`}>
        {isNarrowed ? "Show all" : "Back to the list"}
      </ButtonLink>
    </NothingFits>
  );
}

function PageLinks({ query, next }: { query: ProjectQuery; next: string | null }) {
  if (!next && !query.after) return null;
  const hrefOf = (after: string) => `${projectsPath}${writeProjectQuery({ ...query, after })}`;
  return (
    <nav className="pagination" aria-label="Pages">
      {query.after ? <ButtonLink href={hrefOf("")}>First page</ButtonLink> : null}
      {next ? (
        <ButtonLink href={hrefOf(next)} rel="next">
          Next page
        </ButtonLink>
      ) : null}
    </nav>
  );
}

/** Loads the list again; resolves when it is there. */
function useRefresh(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (state !== "idle") return;
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [state]);
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      revalidate();
    });
}
