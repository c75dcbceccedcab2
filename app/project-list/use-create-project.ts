import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { requestJson, shownRefusal } from "~/platform/api-client";
import { projectPath } from "~/platform/urls";
import type { ProjectJson } from "~/projects/project";
import { showToast } from "~/ui/toaster";
import { type AttachedFile, createAttachedDraft } from "~/workspace/conversation/attached-draft";
import { createTrial, openingPath } from "./create-trial";

export interface NewProject {
  name: string;
  description: string;
  /** What the workspace shall send first. */
  prompt?: string;
  /** A file of the person's that goes with it; for a project of an account. */
  attached?: Omit<AttachedFile, "id">;
}

const FAILED = "Failed to create project. Please try again.";

/**
 * Creates a project, on the server for somebody who is signed in and in this browser for a
 * visitor, says so, and opens it.
 */
export function useCreateProject({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  /** @returns whether it was created; when not, a toast has said why */
  const create = async (input: NewProject, options?: { replace: boolean }): Promise<boolean> => {
    if (busy.current) return false;
    const name = input.name.trim();
    if (name === "") {
      showToast({
        title: "Validation Error",
        description: "Please enter a project name.",
        variant: "destructive",
      });
      return false;
    }
    busy.current = true;
    setPending(true);
    try {
      const description = input.description.trim();
      const { id, warning } = isSignedIn
        ? await createStored(name, description)
        : createTrial({ name, description, idForm: "timestamp" });
      showToast({ title: "Project Created", ...(warning ? { description: warning } : {}) });
      if (input.attached) createAttachedDraft(id).write([{ ...input.attached, id: "shared" }]);
      navigate(openingPath(projectPath(id), id, input.prompt), options);
      return true;
    } catch (error) {
      console.warn("The project could not be created.", error);
      showToast({
        title: "Error",
        description: shownRefusal(error, FAILED),
        variant: "destructive",
      });
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return { create, pending };
}

async function createStored(name: string, description: string) {
  const project = await requestJson<ProjectJson>("POST", "/api/projects", { name, description });
  return { id: project.id, warning: null };
}
