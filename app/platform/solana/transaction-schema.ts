import { z } from "zod";

/** Some accounts hold more than a number tells exactly, and anybody's transaction may name them. */
const lamports = z.number().nonnegative();

const tokenBalance = z.object({
  accountIndex: z.number().int().nonnegative(),
  mint: z.string(),
  owner: z.string().optional(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/) }),
});

/** What `getTransaction` tells with `jsonParsed`: accounts of lookup tables are among the keys then. */
export const transactionSchema = z.object({
  slot: z.number().int().nonnegative(),
  blockTime: z.number().int().positive().nullish(),
  meta: z.object({
    err: z.unknown(),
    preBalances: z.array(lamports),
    postBalances: z.array(lamports),
    preTokenBalances: z.array(tokenBalance).nullish(),
    postTokenBalances: z.array(tokenBalance).nullish(),
  }),
  transaction: z.object({
    signatures: z.array(z.string()).min(1),
    message: z.object({
      accountKeys: z.array(z.object({ pubkey: z.string(), signer: z.boolean() })).min(1),
    }),
  }),
});

/** A transaction as a node tells it. */
export type ChainTransaction = z.output<typeof transactionSchema>;
