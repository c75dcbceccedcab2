import { ACCOUNT_ACTS } from "./rates/account-rates";
import type { Act } from "./rates/act";
import { ADMINISTRATION_ACTS } from "./rates/administration-rates";
import { COMMUNITY_ACTS } from "./rates/community-rates";
import { PROJECT_ACTS } from "./rates/project-rates";
import { SIGN_IN_ACTS } from "./rates/sign-in-rates";
import { TRIAL_ACTS } from "./rates/trial-rates";

export type { Act } from "./rates/act";
export { SIGN_INS_PER_MINUTE } from "./rates/sign-in-rates";

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
