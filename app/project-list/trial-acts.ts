import { shownError } from "~/platform/api-client";
import { copyName } from "~/projects/copy-name";
import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";

/** Does in this browser what a card's menu asks of a trial. */
export async function actOnTrial(form: FormData): Promise<void> {
  const id = String(form.get("project"));
  try {
    if (form.get("intent") === "duplicate") await duplicate(id);
    else rename(id, String(form.get("name") ?? ""));
  } catch (error) {
    const description = shownError(error, "The project stays as it was. Please try again.");
    showToast({ title: "Error", description, variant: "destructive" });
  }
}

function rename(id: string, name: string): void {
  if (name.trim()) trialStore.renameProject(id, name);
}

/** The files alone: what was said in it stays behind. */
async function duplicate(id: string): Promise<void> {
  const project = trialStore.getProject(id);
  if (!project) return;
  await trialStore.load(id);
  const files = trialStore.files(id);
  if (files.some(({ binary }) => binary)) {
    return showToast({
      title: "Not duplicated",
      description: "It holds pictures or other files that are no text. Sign in to duplicate it.",
    });
  }
  const { name, description } = project;
  const made = trialStore.createProject({
    name: copyName(name),
    description,
    idForm: "timestamp",
  });
  const copied = files.map(({ path, content }) => ({ path, content }));
  trialStore.replaceFiles(made.project.id, copied);
}
