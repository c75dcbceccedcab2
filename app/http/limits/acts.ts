import { ACCOUNT_ACTS } from "./acts/account-acts";
import type { Act } from "./acts/act";
import { ADMINISTRATION_ACTS } from "./acts/administration-acts";
import { COMMUNITY_ACTS } from "./acts/community-acts";
import { PROJECT_ACTS } from "./acts/project-acts";
import { SIGN_IN_ACTS } from "./acts/sign-in-acts";
import { TRIAL_ACTS } from "./acts/trial-acts";

export type { Act } from "./acts/act";
export { SIGN_INS_PER_MINUTE } from "./acts/sign-in-acts";

/** The largest body of all that is not listed here, in bytes. */
export const OTHER_BODIES = 256_000;

/**
 * Every act that has a limit of its own, with that limit: a file for each part of the product. The first that
 * fits a request counts, so that an act without limits frees its requests from those after it.
 *
 * A rate is several times what one busy person comes to, by hand and by what their open pages ask
 * for (ordinary-use.test.ts). Behind one network there may be an office: what people do without an
 * account, some ten of them can do at once.
 */
export const ACTS = {
  ...PROJECT_ACTS,
  ...TRIAL_ACTS,
  ...ACCOUNT_ACTS,
  ...SIGN_IN_ACTS,
  ...COMMUNITY_ACTS,
  ...ADMINISTRATION_ACTS,
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
