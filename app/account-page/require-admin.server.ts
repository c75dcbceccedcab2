import type { SessionUser } from "~/accounts/user";
import { readViewer } from "~/accounts/viewer.server";

/** The admin who is asking. @throws {Response} 404 for everybody else: nothing tells what is there */
export async function requireAdmin(request: Request): Promise<SessionUser> {
  const { user } = await readViewer(request);
  if (!user?.isAdmin) throw new Response(null, { status: 404 });
  return user;
}
