import { sha256 } from "~/platform/hash.server";

/**
 * What makes a repeated sending the same post: what its form was called, and its text, so that a
 * form that is changed and sent again is another one. Null where the sender called it nothing.
 */
export function sendKeyOf(clientId: string | undefined, ...text: readonly string[]): string | null {
  return clientId ? sha256(JSON.stringify([clientId, ...text])) : null;
}
