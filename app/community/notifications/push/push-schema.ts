import { z } from "zod";

/** Longer than any push service's address. */
const ENDPOINT_LENGTH = 1_000;
const MALFORMED = "That is no push subscription of a browser.";

const text = z.string({ required_error: MALFORMED, invalid_type_error: MALFORMED });

/** Bytes in base64url, as browsers give their keys, with padding or without. */
const bytes = (count: number) =>
  text
    .regex(/^[\w-]{1,100}={0,2}$/, MALFORMED)
    .refine((key) => Buffer.from(key, "base64url").length === count, MALFORMED);

/** Where a browser is reached: a browser makes it up, and so may anybody else. */
const endpoint = text.max(ENDPOINT_LENGTH, MALFORMED).url(MALFORMED);

/** The body of `POST /api/push-subscriptions`: `PushSubscription.toJSON()` of a browser. */
export const subscriptionSchema = z.object({
  endpoint,
  // A point of P-256 as 65 bytes, and a secret of 16 (RFC 8291).
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});

export type BrowserSubscription = z.output<typeof subscriptionSchema>;

/** The body of `DELETE /api/push-subscriptions`. */
export const endpointSchema = z.object({ endpoint });
