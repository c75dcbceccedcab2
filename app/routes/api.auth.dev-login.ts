import { devLoginSchema, findDevUser } from "~/accounts/dev-login.server";
import { startSession } from "~/accounts/sessions.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";

/** Signs a local developer in; 404 unless DEV_LOGIN is on. */
export const { loader, action } = apiRoute({
  async POST({ request, context }) {
    const { name } = await readJson(request.clone(), devLoginSchema);
    const { id } = await findDevUser({ request, ...context }, name);
    const headers = { "Set-Cookie": await startSession(request, id, "dev") };
    return Response.json({ id, name }, { headers });
  },
});
