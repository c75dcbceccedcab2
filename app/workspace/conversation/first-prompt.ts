import { BROWSER_KEYS } from "~/platform/browser-keys";

/**
 * The first message of a project, on its way from the page that made the project to the workspace.
 * It waits in `sessionStorage`, where only this origin can write: what is found there was sent by
 * the person, so no link from elsewhere can make a browser send words to a model.
 */
const keyOf = (projectId: string) => `${BROWSER_KEYS.firstPrompt}${projectId}`;

/** A message to begin with; one that only the address brought is shown, not sent. */
export interface FirstPrompt {
  text: string;
  isSent: boolean;
}

/** Leaves the message for the workspace. False when this browser keeps nothing. */
export function keepFirstPrompt(projectId: string, prompt: string): boolean {
  try {
    window.sessionStorage.setItem(keyOf(projectId), prompt);
    return true;
  } catch (error) {
    console.warn("The first message could not be handed over.", error);
    return false;
  }
}

/** Takes the message, once: what was left for the workspace, else what the address says. */
export function takeFirstPrompt(projectId: string): FirstPrompt | null {
  const kept = takeKept(projectId);
  if (kept) return { text: kept, isSent: true };
  const { hash, search } = window.location;
  const told = new URLSearchParams(hash.slice(1)).get("prompt");
  const text = told ?? new URLSearchParams(search).get("prompt");
  return text?.trim() ? { text, isSent: false } : null;
}

function takeKept(projectId: string): string | null {
  try {
    const prompt = window.sessionStorage.getItem(keyOf(projectId));
    window.sessionStorage.removeItem(keyOf(projectId));
    return prompt;
  } catch {
    return null;
  }
}
