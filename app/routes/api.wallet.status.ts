import { readWallet } from "~/accounts/wallets.server";
import { apiRoute, requireUser } from "~/http/api/api-route.server";

/** The account's wallet: `{connected, address, verified}`. */
export const { loader, action } = apiRoute({
  GET: async ({ viewer }) => readWallet(requireUser(viewer).id),
});
