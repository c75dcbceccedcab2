import { db } from "~/platform/db.server";
import { AppError, badRequest } from "~/platform/errors";
import { settings } from "~/platform/settings/settings.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import type { Project } from "~/projects/projects.server";
import { holdReason } from "./address-hold";
import { KEPT_ADDRESSES } from "./address-rules";
import { countKept, holderOf, type TakeAddress, takeAddress } from "./addresses.server";
import { findFreeSlug } from "./free-slug.server";
import { reservedProblem, slugProblem } from "./slug";
import { readBlocked } from "./withheld.server";

/** A slug that a project has or may take. @property take null where it is the project's already */
export interface ChosenSlug {
  slug: string;
  take: TakeAddress | null;
}

/** Prisma's code for a row to change that is not there, or not as it must be. */
const NO_SUCH_ROW = "P2025";

/**
 * The slug under which a project is published: the one it has, else the one that is asked for. Where its
 * owner took it offline they may ask for another one.
 *
 * @throws {AppError} 400 for one that nobody may have, 409 for one that is another's or held for
 *   who had it before; both name one that is free
 */
export async function chooseSlug(
  project: Project,
  raw: string | undefined,
  now: Date,
): Promise<ChosenSlug> {
  const slug = (raw ?? "").trim();
  const stays = !project.unpublishedAt || slug === "" || slug === project.slug;
  if (project.slug !== null && stays) return { slug: project.slug, take: null };
  return findSlug(project, slug, now);
}

/**
 * A slug that a project may take in place of what it has.
 *
 * @throws {AppError} 400, 409 as {@link chooseSlug}; 409 too for one more after {@link KEPT_ADDRESSES}
 */
export async function findSlug(
  project: Pick<Project, "id" | "slug">,
  slug: string,
  now: Date,
): Promise<ChosenSlug> {
  const problem = slugProblem(slug);
  if (problem) throw badRequest(problem, { fields: { slug: problem } });
  const reserved = reservedProblem(slug, settings.APP_NAME);
  if (reserved) throw await refuseSlug(400, "slug_reserved", reserved, slug);
  if (await isTaken(slug, project.id)) throw await slugTaken(slug);
  if (await readBlocked(slug)) {
    const blocked = `The app at “${slug}” was taken down, so nobody can publish there`;
    throw await refuseSlug(409, "slug_withheld", blocked, slug);
  }
  const holder = await holderOf(project.id);
  if (project.slug !== null && (await countKept(holder, slug, now)) >= KEPT_ADDRESSES) {
    const text = `${KEPT_ADDRESSES} addresses that your apps had are kept for you. Take one of those, or wait until they are free again.`;
    throw new AppError(409, text, { fields: { slug: text } });
  }
  const { take, heldSince } = await takeAddress(slug, holder, now);
  if (!take) {
    // Taken since it was looked at: that is no hold.
    if (await isTaken(slug, project.id)) throw await slugTaken(slug);
    throw await refuseSlug(409, "slug_held", holdReason(slug, heldSince), slug);
  }
  return { slug, take };
}

/** Whether an app is at a slug, or another project's former address leads from it. */
async function isTaken(slug: string, projectId: string): Promise<boolean> {
  const leads = { slug, projectId: { not: projectId } };
  const [apps, former] = await Promise.all([
    db.project.count({ where: { slug } }),
    db.formerSlug.count({ where: leads }),
  ]);
  return apps + former > 0;
}

/** Whether a transaction failed because somebody else took the slug that it was to take. */
export function isTakenMeanwhile(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: { modelName?: string } };
  if (isUniqueViolation(error)) return true;
  return code === NO_SUCH_ROW && meta?.modelName === "Address";
}

/** Says that a slug is another app's. */
export function slugTaken(slug: string): Promise<AppError> {
  const reason = `The slug “${slug}” is taken. Please choose another`;
  return refuseSlug(409, "slug_taken", reason, slug);
}

/** Says why a slug cannot be had, and one that can. */
async function refuseSlug(
  status: 400 | 409,
  code: string,
  reason: string,
  slug: string,
): Promise<AppError> {
  const free = await findFreeSlug(slug);
  const message = `${reason}. “${free}” is free.`;
  return new AppError(status, message, { code, fields: { slug: message }, data: { free } });
}
