import { AppError, badRequest } from "~/platform/errors";
import { SolanaError } from "~/platform/solana/solana-error";
import { openChains, requireNetwork } from "./chains.server";
import { plansAreOff } from "./create-order.server";
import { planSettings } from "./plan-settings.server";
import { requireOrder } from "./read-order.server";
import { lamportsOf } from "./sol";
import { writeTransfer } from "./transfer";

/**
 * Makes the transaction that pays what is missing of an order, for a wallet to sign.
 *
 * @param payer the wallet's address
 * @returns the transaction in base64, without a signature
 * @throws {AppError} 400, 403, 404, 409 for an order that cannot be paid any more, 503 where no node answers
 */
export async function makeTransaction(
  userId: string,
  orderId: string,
  payer: string,
): Promise<string> {
  if (!planSettings().isOn) throw plansAreOff();
  const { status, missing, treasury, reference } = await requireOrder(userId, orderId);
  if (status !== "open") {
    throw new AppError(409, "This order cannot be paid any more. Nothing was sent; order anew.");
  }
  const lamports = lamportsOf(missing) ?? 0n;
  const blockhash = await readBlockhash();
  const wire = writeTransfer({ payer, treasury, reference, lamports, blockhash });
  if (!wire) throw badRequest("That is no wallet that can pay this order.");
  return Buffer.from(wire).toString("base64");
}

async function readBlockhash(): Promise<string> {
  try {
    const chains = openChains();
    await requireNetwork({ ...chains, second: chains.first });
    return await chains.first.readBlockhash();
  } catch (error) {
    if (!(error instanceof SolanaError)) throw error;
    throw new AppError(
      503,
      "The Solana network does not answer. Nothing was sent; please try again, or scan the code with a wallet.",
      { code: "chain_unknown", retryAfterSeconds: 30 },
    );
  }
}
