import { Chain } from "~/platform/solana/chain.server";
import { SolanaError } from "~/platform/solana/solana-error";
import type { LocalNode } from "./local-node";

/**
 * Asks a node of the local chain without a network: the questions, the answers in JSON and their schemas are those
 * of a node that is asked over HTTP.
 *
 * @param delay waits before each answer
 */
export function chainIn(node: LocalNode, delay: () => Promise<void>): Chain {
  return new Chain({
    async call(method, params, shape) {
      await delay();
      const answer = JSON.stringify(node.answer(JSON.stringify({ id: 1, method, params })));
      const { error, result } = JSON.parse(answer);
      if (error) throw new SolanaError("refused", `${method}: ${error.message}`);
      return shape.parse(result);
    },
  });
}
