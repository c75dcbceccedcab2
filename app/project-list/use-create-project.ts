import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { requestJson, shownRefusal } from "~/platform/api-client";
import { projectPath } from "~/platform/urls";
import type { ProjectJson } from "~/projects/project";
import { showToast } from "~/ui/toaster";
import { type AttachedFile, createAttachedDraft } from "~/workspace/conversation/attached-draft";
import { uploadFile } from "~/workspace/conversation/upload-file";
import { createTrial, openingPath } from "./create-trial";

export interface NewProject {
  name: string;
  description: string;
  /** What the workspace shall send first. */
  prompt?: string;
  /** The name was made of the prompt: it follows what comes of it until somebody chooses another. */
  namedFrom?: "wish";
  /** A file of the person's that goes with it; for a project of an account. */
  attached?: Omit<AttachedFile, "id">;
  /** Files that are uploaded first, to go with it too. */
  files?: readonly File[];
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
      // Before the project is made: what cannot be sent leaves none behind.
      const uploaded = await Promise.all((input.files ?? []).map((file) => uploadFile(file)));
      const { id, warning } = isSignedIn
        ? await createStored({ name, description, namedFrom: input.namedFrom })
        : createTrial({ name, description, namedFrom: input.namedFrom, idForm: "timestamp" });
      showToast({ title: "Project Created", ...(warning ? { description: warning } : {}) });
      const attached = [...(input.attached ? [input.attached] : []), ...uploaded];
      if (attached.length > 0) {
        createAttachedDraft(id).write(
          attached.map((file, at) => ({ ...file, id: `shared-${at}` })),
        );
      }
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

async function createStored(input: {
  name: string;
  description: string;
  namedFrom: "wish" | undefined;
}) {
  const project = await requestJson<ProjectJson>("POST", "/api/projects", input);
  return { id: project.id, warning: null };
}
