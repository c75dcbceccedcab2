import { z } from "zod";
import { findByBeginning } from "~/accounts/name-keys.server";
import { PERSON_NAME_LENGTH } from "~/accounts/user";
import { apiRoute, parseQuery } from "~/http/api/api-route.server";
import { unauthorized } from "~/platform/errors";

/** People that are offered while somebody types a name. */
const OFFERED = 6;

const querySchema = z.object({ q: z.string().trim().min(1).max(PERSON_NAME_LENGTH) });

/** People whose public name begins so: what `@` offers. Nothing of them but what everybody sees. */
export const { loader, action } = apiRoute({
  async GET({ request, viewer }) {
    if (!viewer.user) throw unauthorized();
    return findByBeginning(parseQuery(request, querySchema).q, OFFERED);
  },
});
