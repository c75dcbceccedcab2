/** Addresses with a secret at their end: whoever read it could sign in, or take over. */
const SECRET_PATH = /^(\/+(?:login\/link|first-administrator|invitations)\/).+/i;

/** Below the product's path: the label of a preview or of a link to one, and the pass of a private app's owner. */
const SECRET_SITE = /^(\/+sites\/(?:preview-|[^/]*\/+@owner\/))[^/]+/i;

/** A request's path as it may stand in the log. */
export function loggedPath(path: string): string {
  return path.replace(SECRET_PATH, "$1…").replace(SECRET_SITE, "$1…");
}
