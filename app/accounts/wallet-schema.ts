import { z } from "zod";
import { decodeWalletAddress } from "./wallet-address";

const MALFORMED = "That is not a Solana wallet address: it has 32 to 44 letters and digits.";

const walletAddress = z
  .string({ required_error: "walletAddress is missing.", invalid_type_error: MALFORMED })
  .trim()
  .max(200, MALFORMED)
  .refine((address) => decodeWalletAddress(address) !== null, MALFORMED);

/** 64 bytes in base64. */
const signature = z
  .string({ required_error: "signature is missing.", invalid_type_error: "signature is no text." })
  .regex(/^[A-Za-z0-9+/]{86}==$/, "signature must be the 64 signed bytes in base64.");

/** Longer than any message of ours. */
const message = z
  .string({ required_error: "message is missing.", invalid_type_error: "message is no text." })
  .min(1, "message is empty.")
  .max(2_000, "message is longer than any that was issued here.");

/** What a wallet is asked to sign for. Signing to connect a wallet never signs anybody in. */
export type WalletPurpose = "login" | "connect";

/** The query of `GET /api/auth/phantom/nonce`. */
export const nonceSchema = z.object({
  walletAddress,
  purpose: z.enum(["login", "connect"]).default("login"),
});

/** The body of `POST /api/auth/phantom/login`. */
export const walletLoginSchema = z.object({ walletAddress, signature, message });

/** The body of `POST /api/wallet/connect`: signed, or just an address. */
export const walletConnectSchema = z
  .object({ walletAddress, signature: signature.optional(), message: message.optional() })
  .refine(
    (input) => (input.signature === undefined) === (input.message === undefined),
    "A signature needs the message it was made for, and a message its signature.",
  );
