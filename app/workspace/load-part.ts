import type { Workspace } from "./create-workspace";

/** Loads a part of the page that a press asks for; where it does not load, says so and gives null. */
export async function loadPart<Part>(
  { notify }: Pick<Workspace, "notify">,
  load: () => Promise<Part>,
): Promise<Part | null> {
  try {
    return await load();
  } catch (error) {
    console.warn("A part of the page did not load.", error);
    const description = "This part of the page did not load. Nothing was changed; try again.";
    notify({ title: "Error", description, kind: "error" });
    return null;
  }
}
