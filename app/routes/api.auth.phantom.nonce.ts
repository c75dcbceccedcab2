import { productOrigin } from "~/accounts/product-origin.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { issueNonce } from "~/accounts/wallet-nonces.server";
import { nonceSchema } from "~/accounts/wallet-schema";
import { apiRoute, parseQuery } from "~/http/api/api-route.server";

/** A message for a wallet to sign: `{message, expiresAt}`. */
export const { loader, action } = apiRoute({
  async GET({ request }) {
    const { walletAddress, purpose } = parseQuery(request, nonceSchema);
    return issueNonce({
      address: walletAddress,
      origin: productOrigin(request),
      purpose,
      sessionId: sessionIdOf(request.headers.get("Cookie")),
    });
  },
});
