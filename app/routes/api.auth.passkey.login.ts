import { signInWithPasskey } from "~/accounts/passkeys/passkey-login.server";
import { passkeyLoginSchema } from "~/accounts/passkeys/passkey-schema";
import { readPerson } from "~/accounts/people.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { attemptSignIn, countSignIn } from "~/http/limits/sign-in-attempts.server";

/** Signs in whoever holds a passkey; answers with the person. */
export const { loader, action } = apiRoute({
  async POST({ request, network }) {
    const { credential } = await readJson(request, passkeyLoginSchema);
    const userId = await attemptSignIn(network, () =>
      signInWithPasskey(credential, {
        origin: productOrigin(request),
        sessionId: sessionIdOf(request.headers.get("Cookie")),
      }),
    );
    await countSignIn(userId);
    const headers = await signInBrowser(request, userId, "passkey");
    headers.set("Cache-Control", "no-store");
    return Response.json(await readPerson(userId), { headers });
  },
});
