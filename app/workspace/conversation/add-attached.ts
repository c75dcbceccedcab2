import type { Attachment } from "~/conversation/message-schema";
import { requestJson, shownError } from "~/platform/api-client";
import { uploadApiPath } from "~/platform/urls";
import type { Workspace } from "~/workspace/create-workspace";
import { addToProject } from "./text-into-project";

/** Makes the text of an attached document a file of the project. */
export async function addAttached(workspace: Workspace, { url, name }: Attachment): Promise<void> {
  const [id = ""] = url.split("/").slice(2);
  try {
    const { text } = await requestJson<{ text: string }>("GET", `${uploadApiPath}/${id}/text`);
    await addToProject(workspace, `${name.replace(/\.\w+$/, "")}.txt`, text);
  } catch (error) {
    workspace.notify({
      title: "Error",
      description: shownError(error, `${name} could not be added to the project.`),
      kind: "error",
    });
  }
}
