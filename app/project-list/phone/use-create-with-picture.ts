import { useState } from "react";
import { shownRefusal } from "~/platform/api-client";
import { useCreateProject } from "~/project-list/use-create-project";
import { showToast } from "~/ui/toaster";
import { UPLOAD_FAILED, uploadFile } from "~/workspace/conversation/upload-file";

/** Makes a project in somebody's account whose first message carries a picture. */
export function useCreateWithPicture() {
  const [isPending, setPending] = useState(false);
  const { create } = useCreateProject({ isSignedIn: true });
  return {
    isPending,
    /** @returns whether it was made; when not, a toast has said why, and nothing is lost */
    async create(picture: File, project: { name: string; prompt: string }): Promise<boolean> {
      setPending(true);
      try {
        const attached = await uploadFile(picture);
        return await create({ ...project, description: "", attached });
      } catch (error) {
        console.warn("A shared picture was not uploaded.", error);
        const description = shownRefusal(error, UPLOAD_FAILED);
        showToast({ title: "Upload failed", description, variant: "destructive" });
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
