import { projectsPath } from "./projects";

export const loginPath = "/login";
/** Asks for a mailed link. */
export const mailLoginPath = "/login/mail";
export const codeLoginPath = "/login/code";
/** Begins an account with a passkey. */
export const joinPath = "/login/passkey";

/** The login page, which leads back to `returnTo`. */
export function loginPathTo(returnTo: string): string {
  return signInStepPath(loginPath, returnTo);
}

/** Another page that signs in, which leads back to `returnTo`. */
export function signInStepPath(path: string, returnTo: string): string {
  return returnTo === projectsPath ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where the link that the first start prints leads. */
export function firstAdminPath(token: string): string {
  return `/first-administrator/${encodeURIComponent(token)}`;
}

/** Where an invitation leads. */
export function invitationPath(secret: string): string {
  return `/invitations/${encodeURIComponent(secret)}`;
}

/** Where a mailed link leads. */
export function mailedLinkPath(secret: string): string {
  return `/login/link/${encodeURIComponent(secret)}`;
}

/** Where a sign-in with a provider begins; it leads back to `returnTo`. */
export function providerLoginPath(provider: string, returnTo: string): string {
  return `/api/auth/${provider}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Where to go after signing in: only ever a page of this product. */
export function safeReturnPath(raw: unknown, fallback = projectsPath): string {
  if (typeof raw !== "string" || !raw.startsWith("/")) return fallback;
  // Browsers read "//host" and "/\host" as another site, and drop tabs and newlines before deciding.
  if (/^\/[/\\]/.test(raw) || /[\u0000-\u001f\\]/.test(raw)) return fallback;
  return isPage(raw) ? raw : fallback;
}

/** Not an API address: opening one again would do its work again, e.g. add a login to the account. */
function isPage(path: string): boolean {
  try {
    const { pathname } = new URL(path, "http://localhost");
    return !/^\/+api(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
