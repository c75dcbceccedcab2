import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { isUp } from "~/projects/trial-ends.server";

/** The condition of apps that lists show: the showcase, searches, profiles, feeds and the sitemap. */
export function listed() {
  return {
    visibility: "public",
    publishedAt: { not: null },
    ...isUp(),
  } satisfies Prisma.ProjectWhereInput;
}

/** The condition of apps that others than their owners may see: in lists, or by their address alone. */
export function seenByOthers(now = new Date()) {
  return {
    publishedAt: { not: null },
    visibility: { not: "private" },
    ...isUp(now),
  } satisfies Prisma.ProjectWhereInput;
}

/** The condition of apps that a viewer may see at their addresses: all but others' private ones. */
export function seenBy({ user, trialKey }: Viewer): Prisma.ProjectWhereInput {
  return {
    OR: [
      { visibility: { not: "private" } },
      ...(user ? [{ ownerId: user.id }] : []),
      ...(trialKey ? [{ trialKey }] : []),
    ],
  };
}
