import { z } from "zod";
import { badRequest } from "~/platform/errors";
import type { RelyingParty } from "./relying-party";

/** What a browser says of a signature (WebAuthn, `CollectedClientData`). */
const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() });

/**
 * Reads the challenge that an authenticator has signed, with a clear word where it was signed for
 * another site. That it was signed at all is the library's to check.
 *
 * @param encoded JSON in base64url
 * @throws {AppError} 400
 */
export function readChallenge(encoded: string, { origin }: RelyingParty): string {
  const parsed = clientDataSchema.safeParse(parse(encoded));
  if (!parsed.success) throw badRequest("What the passkey answered could not be understood.");
  if (parsed.data.origin !== origin) {
    throw badRequest(
      `This passkey was used on another site than ${origin}. Nothing was changed; please open ${origin} and try again.`,
      { code: "passkey_origin" },
    );
  }
  return Buffer.from(parsed.data.challenge, "base64url").toString();
}

function parse(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, "base64url").toString());
  } catch {
    return null;
  }
}
