import { redirect } from "@remix-run/node";
import type { SessionUser, Viewer } from "~/accounts/user";
import { readViewer } from "~/accounts/viewer.server";
import { loginPathTo } from "~/platform/urls";

/**
 * The signed-in person.
 *
 * @param viewer who is asking, where that is looked up already (`context.viewer()`)
 * @throws a redirect to the login, which comes back to `path`
 */
export async function requireMember(
  request: Request,
  path: string,
  viewer: Promise<Viewer> = readViewer(request),
): Promise<SessionUser> {
  const { user } = await viewer;
  if (!user) throw redirect(loginPathTo(path));
  return user;
}
