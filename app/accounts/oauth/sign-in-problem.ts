import { AppError } from "~/platform/errors";
import { PROVIDER_NAMES, type Provider } from "./provider";

/** Why a sign-in with a provider came to nothing: what happened, what was kept, what to do next. */
const SENTENCES = {
  off: (name: string) => `Sign-in with ${name} is not set up on this server.`,
  state: () =>
    "This sign-in did not begin in this browser, or it took longer than ten minutes. Nothing was changed; please try again.",
  denied: (name: string) =>
    `You did not allow ${name} to sign you in, so nothing was changed. Try again, or choose another way.`,
  refused: (name: string) =>
    `${name} did not accept this sign-in; it may have been used already. Nothing was changed; please try again.`,
  unreachable: (name: string) =>
    `${name} did not answer as it should. Nothing was changed; try again in a moment, or choose another way.`,
  "no-email": (name: string) =>
    `${name} gave no verified email address of yours. Verify one there first, or choose another way.`,
  "email-taken": (name: string) =>
    `There is an account with this email address, but the address was never verified there. Log in to it as you did before, then connect ${name} on your account page.`,
  "identity-taken": (name: string) =>
    `This ${name} login already belongs to another account. Nothing was changed.`,
  switched: (name: string) =>
    `You were logged out while ${name} was asked, so nothing was connected. Log in and try again.`,
} as const;

export type SignInProblemCode = keyof typeof SENTENCES;

/** What a program is answered with. */
const STATUSES: Record<SignInProblemCode, number> = {
  off: 404,
  state: 400,
  denied: 403,
  refused: 400,
  unreachable: 502,
  "no-email": 403,
  "email-taken": 409,
  "identity-taken": 409,
  switched: 409,
};

/** A sign-in with a provider that came to nothing. */
export class SignInProblem extends AppError {
  constructor(code: SignInProblemCode, provider: Provider, cause?: unknown) {
    super(STATUSES[code], SENTENCES[code](PROVIDER_NAMES[provider]), { code, cause });
  }
}
