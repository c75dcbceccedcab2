import { browserName } from "~/accounts/browser-name";
import { passkeyJoinSchema } from "~/accounts/passkeys/passkey-schema";
import { joinWithPasskey } from "~/accounts/passkeys/passkeys.server";
import { readPerson } from "~/accounts/people.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { readAdmission } from "~/accounts/registration/admission.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { attemptSignIn } from "~/http/limits/sign-in-attempts.server";
import { AppError } from "~/platform/errors";

/** Begins an account with a passkey, and signs in to it; answers with the person. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer, network }) {
    const joining = await readJson(request, passkeyJoinSchema);
    if (viewer.user) {
      throw new AppError(
        409,
        "You are logged in already. To have a passkey for this account, add one on your account page.",
        { code: "signed_in" },
      );
    }
    const admission = await readAdmission(request);
    const userId = await attemptSignIn(network, () =>
      joinWithPasskey(joining, {
        origin: productOrigin(request),
        sessionId: sessionIdOf(request.headers.get("Cookie")),
        admission,
        label: browserName(request.headers.get("User-Agent")),
      }),
    );
    const headers = await signInBrowser(request, userId, "passkey");
    headers.set("Cache-Control", "no-store");
    return Response.json(await readPerson(userId), { headers, status: 201 });
  },
});
