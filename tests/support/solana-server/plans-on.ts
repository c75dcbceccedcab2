import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { env } from "~/platform/env.server";
import { replacePageValues } from "~/platform/settings/settings.server";
import { Payer } from "./payer";
import { SolanaServer } from "./solana-server";

/** Plans switched on for the tests of a file, with a node of a chain of their own. */
export function plansOn() {
  let node: SolanaServer | undefined;
  let treasury: Payer | undefined;
  beforeAll(async () => {
    node = await SolanaServer.start();
  });
  afterAll(() => node?.close());
  beforeEach(() => {
    if (!node) return;
    treasury = new Payer(node.chain);
    replacePageValues(new Map());
    env.PLANS = true;
    env.TREASURY_WALLET = treasury.address;
    env.SOLANA_RPC_URL = node.url;
    node.isDown = false;
    node.busyFor = 0;
    node.twist = (_, result) => result;
  });
  afterEach(() => {
    env.PLANS = false;
    for (const name of ["TREASURY_WALLET", "SOLANA_RPC_URL", "SOLANA_SECOND_RPC_URL"] as const) {
      env[name] = undefined;
    }
    env.TOKEN_MINT = undefined;
  });
  return {
    get node(): SolanaServer {
      if (!node) throw new Error("The node runs within tests only.");
      return node;
    },
    get treasury(): Payer {
      if (!treasury) throw new Error("There is a treasury within tests only.");
      return treasury;
    },
  };
}
