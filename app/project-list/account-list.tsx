import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ApiError, request } from "~/platform/api-client";
import { showToast } from "~/ui/toaster";
import { MoveInOffer } from "./move-in-offer";
import type { ListedProject } from "./project-card";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid } from "./project-grid";

interface AccountListProps {
  projects: readonly ListedProject[];
  onCreate(): void;
}

/** The projects of somebody who is signed in, as the server rendered them. */
export function AccountList({ projects, onCreate }: AccountListProps) {
  const refresh = useRefresh();

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
    await refresh();
  };

  return (
    <>
      {projects.length === 0 ? (
        <ProjectEmpty onCreate={onCreate} />
      ) : (
        <ProjectGrid projects={projects} label="Projects" onDelete={remove} />
      )}
      <MoveInOffer onMoved={refresh} />
    </>
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
