/**
 * The first message of a project, on its way from the page that made the project to the workspace
 * that sends it. It waits in `sessionStorage`: only this origin can write there, so no link from
 * elsewhere can make a browser send words to a model.
 */
const keyOf = (projectId: string) => `first-prompt:${projectId}`;

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

/** Takes the message, once. */
export function takeFirstPrompt(projectId: string): string | null {
  try {
    const prompt = window.sessionStorage.getItem(keyOf(projectId));
    window.sessionStorage.removeItem(keyOf(projectId));
    return prompt;
  } catch {
    return null;
  }
}
