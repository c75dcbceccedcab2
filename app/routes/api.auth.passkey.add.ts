import { browserName } from "~/accounts/browser-name";
import { passkeyAddSchema } from "~/accounts/passkeys/passkey-schema";
import { addPasskey, listPasskeys } from "~/accounts/passkeys/passkeys.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { apiRoute, readJson, requireUser } from "~/http/api/api-route.server";

/** Adds a passkey to the account; answers with all of its passkeys. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer }) {
    const { id } = requireUser(viewer);
    const { credential } = await readJson(request, passkeyAddSchema);
    await addPasskey(id, credential, {
      origin: productOrigin(request),
      sessionId: sessionIdOf(request.headers.get("Cookie")),
      label: browserName(request.headers.get("User-Agent")),
    });
    return { passkeys: await listPasskeys(id) };
  },
});
