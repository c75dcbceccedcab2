import { devLoginSchema, findDevUser } from "~/accounts/dev-login.server";
import { readAdmission } from "~/accounts/registration/admission.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";

/** Signs a local developer in; 404 unless DEV_LOGIN is on. */
export const { loader, action } = apiRoute({
  async POST({ request, context }) {
    const { name } = await readJson(request.clone(), devLoginSchema);
    const { id } = await findDevUser({ request, ...context }, name, await readAdmission(request));
    const headers = await signInBrowser(request, id, "dev");
    return Response.json({ id, name }, { headers });
  },
});
