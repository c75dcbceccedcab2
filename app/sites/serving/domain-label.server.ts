import type { IncomingMessage } from "node:http";

/** The published app of a request's host, where that is a domain of somebody's: as it was looked up. */
const labels = new WeakMap<IncomingMessage, string>();

/** @param label "" for a domain whose project is not published */
export function rememberDomain(request: IncomingMessage, label: string): void {
  labels.set(request, label);
}

/** @returns null for a request under any other host */
export function labelOfDomain(request: IncomingMessage): string | null {
  return labels.get(request) ?? null;
}
