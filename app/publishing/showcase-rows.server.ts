import { publicName } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { screenshotPath } from "~/platform/urls";
import { isOwnersAlone } from "./pictures/due-pictures.server";
import { UNCLAIMED_AUTHOR } from "./unclaimed";

/** A published project as anybody may see it: no email, no wallet. */
export interface ShowcaseProject {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  template: string;
  /** The picture at 640 × 400 px as WebP: a path of this product. */
  screenshotUrl: string | null;
  /** Names all sizes of the picture. */
  screenshotKey: string | null;
  views: number;
  /** ISO 8601. */
  publishedAt: string;
  author: { name: string; imageUrl: string | null };
  /** Whose profile names them; null for an app of nobody's account. */
  authorId: string | null;
}

/** What the showcase reads of a project: never more of its owner than a public name needs. */
export const SHOWCASE_FIELDS = {
  id: true,
  slug: true,
  name: true,
  description: true,
  template: true,
  screenshotKey: true,
  screenshotBy: true,
  publishedAt: true,
  views: true,
  owner: {
    select: {
      id: true,
      name: true,
      email: true,
      imageUrl: true,
      wallet: { select: { verified: true } },
    },
  },
} satisfies Prisma.ProjectSelect;

/** A published project as the database has it. */
export type ShowcaseRow = Prisma.ProjectGetPayload<{ select: typeof SHOWCASE_FIELDS }>;

/** A row as anybody may see it. */
export function toShowcaseProject(row: ShowcaseRow): ShowcaseProject {
  const { id, name, description, template, views, owner } = row;
  const screenshotKey = isOwnersAlone(row) ? null : row.screenshotKey;
  return {
    id,
    slug: row.slug ?? "",
    name,
    description,
    template,
    screenshotUrl: screenshotKey ? screenshotPath(screenshotKey, 640, "webp") : null,
    screenshotKey,
    views,
    publishedAt: row.publishedAt?.toISOString() ?? "",
    author: owner
      ? { name: publicName(owner), imageUrl: owner.imageUrl }
      : { name: UNCLAIMED_AUTHOR, imageUrl: null },
    authorId: owner?.id ?? null,
  };
}
