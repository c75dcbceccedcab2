import { shownError } from "~/platform/api-client";
import { copyName } from "~/projects/copy-name";
import { isPlainText, LABEL_LENGTH } from "~/projects/project-rules";
import { type TrialStore, trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";
import { deleteTrials, roomNow } from "./delete-trials";

/** Does in this browser what a card's menu or the bar below the list asks of its trials. */
export async function actOnTrials(form: FormData): Promise<void> {
  const ids = form.getAll("project").map(String);
  try {
    const title = await carryOut(trialStore, ids, form);
    if (title) showToast({ title });
  } catch (error) {
    const description = shownError(error, "The projects stay as they were. Please try again.");
    showToast({ title: "Error", description, variant: "destructive" });
  }
}

/** @returns what to tell the person, where the list does not show it by itself */
async function carryOut(
  trials: TrialStore,
  ids: readonly string[],
  form: FormData,
): Promise<string | null> {
  const [id = ""] = ids;
  switch (String(form.get("intent"))) {
    case "describe":
      return describe(trials, id, form);
    case "duplicate":
      await duplicateTrial(trials, id);
      return null;
    case "archive":
      for (const each of ids) {
        trials.changeProject(each, { archivedAt: new Date().toISOString() });
      }
      return `${projects(ids.length)} archived.`;
    case "unarchive":
      for (const each of ids) trials.changeProject(each, { archivedAt: undefined });
      return `${projects(ids.length)} taken out of the archive.`;
    case "label":
      for (const each of ids) trials.changeProject(each, { label: readLabel(form) });
      return null;
    case "delete":
      return remove(trials, ids);
    case "restore":
      for (const each of ids) trials.restoreProject(each);
      return null;
    case "delete-for-good":
      for (const each of ids) trials.deleteProject(each);
      return `${projects(ids.length)} deleted for good.`;
    default:
      return null;
  }
}

function describe(trials: TrialStore, id: string, form: FormData): null {
  const name = String(form.get("name") ?? "").trim();
  // Once it is chosen it follows nothing any more: only where it was changed.
  if (name && name !== trials.getProject(id)?.name) trials.renameProject(id, name);
  trials.changeProject(id, { label: readLabel(form) });
  return null;
}

async function remove(trials: TrialStore, ids: readonly string[]): Promise<string | null> {
  const deletion = await deleteTrials(trials, ids);
  if (deletion === "kept") return null;
  if (deletion === "gone") return `${projects(ids.length)} deleted for good. ${roomNow(trials)}`;
  return `${projects(ids.length)} deleted. See “Recently deleted”.`;
}

/** Makes another trial of the same files; what was said in it stays behind. */
export async function duplicateTrial(trials: TrialStore, id: string): Promise<void> {
  const project = trials.getProject(id);
  if (!project) return;
  await trials.load(id);
  const files = trials.files(id);
  const { name, description, label } = project;
  const { project: made } = trials.createProject({
    name: copyName(name),
    description,
    label,
    idForm: "timestamp",
  });
  try {
    await copyBytes(trials, { from: id, to: made.id });
    const copied = files.map(({ path, content, binary }) => ({
      path,
      content,
      ...(binary ? { binary } : {}),
    }));
    trials.replaceFiles(made.id, copied);
  } catch (error) {
    trials.deleteProject(made.id);
    throw error;
  }
}

/** Each trial has bytes of its own, so that one is deleted without the other. */
async function copyBytes(trials: TrialStore, { from, to }: { from: string; to: string }) {
  const named = trials.files(from).flatMap(({ binary }) => (binary ? [binary.hash] : []));
  const { keepBytes } = await import("~/trial/keep-bytes");
  for (const hash of new Set(named)) {
    const bytes = await (await trials.bytes())?.read(from, hash);
    if (bytes) await keepBytes(trials, to, bytes);
  }
}

function readLabel(form: FormData): string | undefined {
  const label = String(form.get("label") ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return label && isPlainText(label) ? label.slice(0, LABEL_LENGTH) : undefined;
}

function projects(count: number): string {
  return count === 1 ? "1 project" : `${count} projects`;
}
