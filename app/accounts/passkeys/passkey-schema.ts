import { z } from "zod";
import { profileNameSchema } from "../profile-name";

/** WebAuthn lets an id have 1,023 bytes. */
const ID_LENGTH = 1_364;
/** What browsers write about a signature: some 300 characters, with a challenge of ours. */
const CLIENT_DATA_LENGTH = 4_000;
/** A key and where it comes from; a statement of a maker's certificates may have some kilobytes. */
const ATTESTATION_LENGTH = 20_000;
const DATA_LENGTH = 4_000;

const NOT_UNDERSTOOD = "What the passkey answered could not be understood.";

function base64url(length: number) {
  return z
    .string({ required_error: NOT_UNDERSTOOD, invalid_type_error: NOT_UNDERSTOOD })
    .min(1, NOT_UNDERSTOOD)
    .max(length, NOT_UNDERSTOOD)
    .regex(/^[\w-]+$/, NOT_UNDERSTOOD);
}

/** What is the same in every answer of an authenticator. */
const credential = {
  id: base64url(ID_LENGTH),
  rawId: base64url(ID_LENGTH),
  type: z.literal("public-key"),
};

/** An authenticator's signature (`AuthenticationResponseJSON` of WebAuthn). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(CLIENT_DATA_LENGTH),
    authenticatorData: base64url(DATA_LENGTH),
    signature: base64url(DATA_LENGTH),
    userHandle: base64url(100).optional(),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** A new key (`RegistrationResponseJSON` of WebAuthn). */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(CLIENT_DATA_LENGTH),
    attestationObject: base64url(ATTESTATION_LENGTH),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .catch([])
      .default([]),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

/** The name of somebody who begins an account: others see it, so it is not left out. */
export const newMemberNameSchema = profileNameSchema.pipe(
  z.string().min(1, "Please say by what name others shall see you."),
);

/** The query of `GET /api/auth/passkey/options`. */
export const optionsSchema = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("login") }),
  z.object({ purpose: z.literal("join"), name: newMemberNameSchema }),
  z.object({ purpose: z.literal("add") }),
]);

/** The body of `POST /api/auth/passkey/login`. */
export const passkeyLoginSchema = z.object({ credential: assertionSchema });

/** The body of `POST /api/auth/passkey/join`. */
export const passkeyJoinSchema = z.object({
  name: newMemberNameSchema,
  credential: attestationSchema,
});

/** The body of `POST /api/auth/passkey/add`. */
export const passkeyAddSchema = z.object({ credential: attestationSchema });

/** What a passkey is called on its owner's account page. */
export const passkeyNameSchema = profileNameSchema.pipe(
  z.string().min(1, "Please give the passkey a name."),
);
