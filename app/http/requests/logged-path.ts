/** Addresses with a secret at their end: whoever read it could sign in, or take over. */
const SECRET_PATH = /^(\/+(?:login\/link|first-administrator|invitations)\/).+/i;

/** A request's path as it may stand in the log. */
export function loggedPath(path: string): string {
  return path.replace(SECRET_PATH, "$1…");
}
