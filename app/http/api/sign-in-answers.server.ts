import type { Viewer } from "~/accounts/user";
import { redirectWithFlash } from "~/platform/flash.server";
import { loginPathTo } from "~/platform/urls";
import { errorResponse, toAppError } from "../requests/error-response.server";

/**
 * Answers a sign-in that came to nothing. A person comes back to the login page, or to where they
 * were when they are signed in, and reads why; a program gets JSON.
 *
 * @param headers what the answer carries in any case
 */
export function refuseSignIn(
  request: Request,
  error: unknown,
  context: { viewer: Viewer; returnTo: string; headers?: Headers },
): Response {
  const { viewer, returnTo, headers = new Headers() } = context;
  if (!request.headers.get("Accept")?.includes("text/html")) {
    const response = errorResponse(error);
    for (const [name, value] of headers) response.headers.append(name, value);
    return response;
  }
  const description = toAppError(error).message;
  return viewer.user
    ? redirectWithFlash(
        returnTo,
        { title: "That did not work.", description, kind: "error" },
        headers,
      )
    : redirectWithFlash(
        loginPathTo(returnTo),
        { title: "Login failed.", description, kind: "error" },
        headers,
      );
}
