import { shownError } from "~/platform/api-client";

/** What is told of a picture that stays where it was; why is told with it. */
export const NOT_TAKEN = { title: "The picture was not taken", variant: "destructive" } as const;

/**
 * Makes a picture that another app shared a file of a new project of this browser, under the name `shared-picture.png`.
 *
 * @returns null once it is there; else what to tell, and nothing is lost
 */
export async function pictureIntoTrial(picture: File, projectId: string): Promise<string | null> {
  const name = picture.name.toLowerCase().replaceAll(" ", "-");
  const file = new File([picture], name, { type: picture.type });
  try {
    const { takeIntoTrial } = await import("~/workspace/uploads/take-into-trial");
    await takeIntoTrial(projectId, { file, folder: "", whenTaken: "both" });
    return null;
  } catch (error) {
    console.warn("A shared picture did not become a file.", error);
    return shownError(error, "The project is made, and the picture still waits on this device.");
  }
}
