declare global {
  interface Window {
    /** What the page asked for before its scripts were there, until somebody takes it. */
    earlyFiles?: { address: string; answer: Promise<Response> } | undefined;
  }
}

/** Where all files of a project are read. */
export const filesAddress = (projectId: string) => `/api/files/${encodeURIComponent(projectId)}`;

/**
 * A script for the page of a project: it asks for the files at once. On a slow line the scripts that show
 * them come a second later, and would only then ask.
 */
export function askForFiles(projectId: string): string {
  const address = JSON.stringify(filesAddress(projectId)).replaceAll("<", "\\u003c");
  // Whoever takes the answer hears that there is none; until then it is nobody's error.
  return `window.earlyFiles={address:${address},answer:fetch(${address},{headers:{Accept:"application/json"}})};window.earlyFiles.answer.catch(()=>{})`;
}

/** `fetch` for the first reading of a project's files: the answer that the page has asked for, once. */
export function earlyOrFetch(address: string): typeof fetch {
  const early = globalThis.window?.earlyFiles;
  if (early?.address !== address) return fetch;
  window.earlyFiles = undefined;
  return (input, init) => early.answer.catch(() => fetch(input, init));
}
