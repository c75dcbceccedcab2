import { readWallet } from "~/accounts/wallets.server";
import { apiRoute, requireUser } from "~/http/api/api-route.server";
import { describeHolding } from "~/plans/describe-plan.server";
import { lookAtHolding } from "~/plans/look-at-holding.server";

/**
 * The account's wallet: `{connected, address, verified}`. Where plans are on and a token counts, also `holding`:
 * what a verified wallet holds of it, and since when that is not known.
 */
export const { loader, action } = apiRoute({
  async GET({ viewer }) {
    const { id } = requireUser(viewer);
    const wallet = await readWallet(id);
    const holding = wallet.verified ? await lookAtHolding(id) : null;
    return holding ? { ...wallet, holding: describeHolding(holding, true) } : wallet;
  },
});
