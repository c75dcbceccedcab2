import { type NewTrial, trialStore, type WriteResult } from "~/trial/trial-store";
import { keepFirstPrompt } from "~/workspace/conversation/first-prompt";

/**
 * Makes a project in this browser.
 *
 * @returns its id, and what to tell somebody whose browser did not store it
 */
export function createTrial(trial: NewTrial): { id: string; warning: string | null } {
  const created = trialStore.createProject(trial);
  return { id: created.project.id, warning: warningOf(created) };
}

/** Where a new project opens, with the message that it begins with on its way there. */
export function openingPath(path: string, projectId: string, prompt: string | undefined): string {
  const first = prompt?.trim();
  if (!first || keepFirstPrompt(projectId, first)) return path;
  // In the fragment, which browsers do not send: a trial's text stays in the browser until it is sent.
  return `${path}#prompt=${encodeURIComponent(first)}`;
}

function warningOf(result: WriteResult): string | null {
  if (result.ok) return null;
  return result.reason === "quota"
    ? "This browser's storage is full, so the project is only in this tab. Delete another one for good in a new tab to make room."
    : "This browser stores nothing for this site, so the project is only in this tab. Sign in to keep it.";
}
