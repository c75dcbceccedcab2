import { redirect } from "@remix-run/node";
import type { SessionUser } from "~/accounts/user";
import { readViewer } from "~/accounts/viewer.server";
import { loginPathTo } from "~/platform/urls";

/** The signed-in person. @throws a redirect to the login, which comes back to `path` */
export async function requireMember(request: Request, path: string): Promise<SessionUser> {
  const { user } = await readViewer(request);
  if (!user) throw redirect(loginPathTo(path));
  return user;
}
