import { log } from "~/platform/log.server";
import { SolanaError } from "~/platform/solana/solana-error";
import { StartRefusal } from "~/platform/start-refusal";
import { openChains, requireNetwork } from "./chains.server";
import { planSettings } from "./plan-settings.server";

/**
 * Compares the network of the nodes with that of the configuration before anything is sold. Nodes that do not answer
 * stop no start: each payment compares again.
 *
 * @throws {StartRefusal} for nodes of another network
 */
export async function compareNetwork(): Promise<void> {
  if (!planSettings().isOn) return;
  try {
    await requireNetwork(openChains());
  } catch (error) {
    if (!(error instanceof SolanaError)) throw error;
    if (error.failure === "other_network") {
      throw new StartRefusal(`SOLANA_RPC_URL is not usable: ${error.message}`);
    }
    log.warn({ err: error }, "no node of Solana answers: plans cannot be paid until one does");
  }
}
