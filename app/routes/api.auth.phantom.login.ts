import { readPerson } from "~/accounts/people.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { readAdmission } from "~/accounts/registration/admission.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { walletLoginSchema } from "~/accounts/wallet-schema";
import { signInWithWallet } from "~/accounts/wallets.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { attemptSignIn, countSignIn } from "~/http/limits/sign-in-attempts.server";

/** Signs in whoever holds the wallet's key; answers with the person. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer, network }) {
    const signed = await readJson(request, walletLoginSchema);
    const admission = await readAdmission(request);
    const userId = await attemptSignIn(network, () =>
      signInWithWallet(signed, {
        origin: productOrigin(request),
        sessionId: sessionIdOf(request.headers.get("Cookie")),
        admission,
        currentUserId: viewer.user?.id ?? null,
      }),
    );
    await countSignIn(userId);
    const headers = await signInBrowser(request, userId, "wallet");
    headers.set("Cache-Control", "no-store");
    return Response.json(await readPerson(userId), { headers });
  },
});
