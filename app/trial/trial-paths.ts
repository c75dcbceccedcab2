// Addresses that only trials ask: beside those that every page names (platform/urls.ts), for their weight.

/** `PUT` takes the bytes of a trial's file that is no text into the server's copy. */
export function trialBytesPath(trialId: string, hash: string): string {
  return `/api/trial-projects/${encodeURIComponent(trialId)}/bytes/${hash}`;
}

/** `POST` makes a trial of a ZIP or a repository. */
export function trialImportPath(trialId: string): string {
  return `/api/trial-projects/${encodeURIComponent(trialId)}/import`;
}
