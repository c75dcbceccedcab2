import { productOrigin } from "~/accounts/product-origin.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { walletConnectSchema } from "~/accounts/wallet-schema";
import { connectWallet } from "~/accounts/wallets.server";
import { apiRoute, readJson, requireUser } from "~/http/api/api-route.server";
import { holdingSentence } from "~/plans/holding-sentence.server";

/** Puts a wallet on the account: verified when it has signed, else only noted. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer }) {
    const { id } = requireUser(viewer);
    const input = await readJson(request, walletConnectSchema);
    const { message, ...wallet } = await connectWallet(id, input, {
      origin: productOrigin(request),
      sessionId: sessionIdOf(request.headers.get("Cookie")),
    });
    const holds = wallet.verified ? await holdingSentence(id) : "";
    return { ...wallet, message: `${message}${holds}` };
  },
});
