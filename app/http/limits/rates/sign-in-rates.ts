import { loginPath } from "~/platform/urls";
import { type Act, perHour, perMinute } from "./act";

/** Of one network, whoever it is that signs in: an office in the morning. */
export const SIGN_INS_PER_MINUTE = 60;

/** Ways in and out. */
export const SIGN_IN_ACTS = {
  // Logging out, and asking who is signed in, are never held up.
  "sign-out": { requests: ["POST /api/auth/logout"] },
  "ask-who-is-signed-in": { requests: ["GET /api/auth/me"] },
  "mail-link": {
    requests: [],
    forms: ["/login/mail", "/account/email"],
    rate: perHour(40, "Too many mailed links", { signIn: null }),
    by: "network",
  },
  // Accounts that cost nothing to begin.
  "begin-account": {
    requests: ["POST /api/auth/passkey/join"],
    rate: perHour(60, "Too many new accounts", { signIn: null }),
    by: "network",
  },
  "sign-in": {
    requests: ["POST /login", "POST /login/*", "POST /first-administrator/*", "POST /api/auth/*"],
    rate: perMinute(SIGN_INS_PER_MINUTE, "Too many sign-in attempts", { signIn: null }),
    by: "network",
    toldOn: loginPath,
  },
  // A message for the wallet, the way to a provider and the way back from it.
  "begin-sign-in": {
    requests: ["GET /api/auth/*"],
    rate: perMinute(2 * SIGN_INS_PER_MINUTE, "Too many steps of a sign-in", { signIn: null }),
    by: "network",
    toldOn: loginPath,
  },
} satisfies Record<string, Act>;
