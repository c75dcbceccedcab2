import type { Attachment } from "~/conversation/message-schema";
import { request, requestJson, shownError } from "~/platform/api-client";
import { uploadApiPath } from "~/platform/urls";
import type { Workspace } from "~/workspace/create-workspace";
import { uploadsOf } from "~/workspace/uploads/uploads-model";
import { addToProject } from "./text-into-project";

/** Makes an attached picture, or the text of an attached document, a file of the project. */
export async function addAttached(
  workspace: Workspace,
  { url, name, type }: Attachment,
): Promise<void> {
  const [id = ""] = url.split("/").slice(2);
  try {
    if (type === "image") return await addPicture(workspace, url, name);
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

/** Where tools look for what is served as it is, in a project that has one; else at its top. */
async function addPicture(workspace: Workspace, url: string, name: string): Promise<void> {
  const blob = await (await request("GET", url)).blob();
  const { files } = workspace.files.state.getState();
  const isBuilt =
    files.has("package.json") || [...files.keys()].some((path) => /^public\//.test(path));
  const chosen = [{ path: name, file: new File([blob], name, { type: blob.type }) }];
  const dropped = { files: chosen, leftOut: [], hasFolder: false };
  uploadsOf(workspace).add(dropped, isBuilt ? "public" : "", "both");
}
