/** What a wallet is asked to pay. */
export interface PayRequest {
  treasury: string;
  /** In SOL, as decimal text: what is missing. */
  amount: string;
  reference: string;
  /** Who asks, and what for, as the wallet shows it. */
  label: string;
  message: string;
}

/** A transfer request of Solana Pay: any wallet that knows it opens it. */
export function payLink({ treasury, amount, reference, label, message }: PayRequest): string {
  const fields = { amount, reference, label, message };
  // Not as a form would write it: some wallets show its plus signs.
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `solana:${treasury}?${query.join("&")}`;
}
