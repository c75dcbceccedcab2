import type { Viewer } from "~/accounts/user";
import { env } from "~/platform/env.server";
import { drawQrCode } from "~/platform/qr-code.server";
import { publishedPath } from "~/platform/urls";
import { readWorkingManifest } from "~/projects/create-checkpoint.server";
import { type Project, requireProject } from "~/projects/projects.server";
import { listFormerSlugs } from "~/publishing/former-slugs.server";
import { isPersonsPicture } from "~/publishing/pictures/due-pictures.server";
import { chromiumPath } from "~/publishing/pictures/find-chromium.server";
import { publishObstacle } from "~/publishing/publish-obstacle";
import { readRun } from "~/publishing/publish-run.server";
import { listReleases } from "~/publishing/releases/list-releases.server";
import { defaultSlug } from "~/publishing/slug";
import { findUnpublishedChanges } from "~/publishing/unpublished-changes.server";
import type { Visibility } from "~/publishing/visibility";
import { readVisits } from "~/publishing/visit-days.server";
import { isWithheld } from "~/publishing/withheld.server";
import { listLinks } from "~/sites/previews/preview-links.server";
import { siteUrl } from "~/sites/serving/origin.server";
import type { AppState, Share } from "./share";

/**
 * Reads what "Share" shows.
 *
 * @param request by its host it is known where sites are for this browser
 * @throws {AppError} 401, 404
 */
export async function readShare(
  viewer: Viewer,
  projectId: string,
  request: Request,
): Promise<Share> {
  const project = await requireProject(viewer, projectId);
  const { id, name, slug, screenshotKey } = project;
  const [state, run, manifest, formerSlugs, releases, visits, links, changed] = await Promise.all([
    stateOf(project),
    readRun(project),
    readWorkingManifest(id),
    listFormerSlugs(id),
    listReleases(project),
    readVisits(id, new Date()),
    listLinks(id),
    findUnpublishedChanges([id]),
  ]);
  const places = state === "live" && slug !== null ? placesOf(request, slug) : null;
  return {
    ...{ id: projectId, name, description: project.description ?? "", state, slug, places },
    ...{ run, formerSlugs, releases, visits, links },
    isTrial: project.ownerId === null,
    hasChanges: state === "live" && changed.has(id),
    obstacle: publishObstacle(manifest.map(([path]) => path)),
    proposedSlug: run?.state === "failed" ? run.slug : defaultSlug(name, env.APP_NAME),
    visibility: project.visibility as Visibility,
    code: places && drawQrCode(places.app),
    picture: screenshotKey ? { key: screenshotKey, isOwn: isPersonsPicture(project) } : null,
    taking: takingOf(project, state),
  };
}

function takingOf(project: Project, state: AppState): Share["taking"] {
  if (isPersonsPicture(project)) return "off";
  if (chromiumPath === null) return "never";
  if (state !== "live" || project.visibility === "private") return "later";
  return project.pictureDueAt ? "due" : "offered";
}

async function stateOf(project: Project): Promise<AppState> {
  if (await isWithheld(project.id)) return "taken-down";
  if (project.publishedAt) return "live";
  return project.unpublishedAt ? "offline" : "unpublished";
}

function placesOf(request: Request, slug: string): { app: string; page: string } {
  const { host } = new URL(request.url);
  // Under the name by which this browser reaches the product.
  const base = `${new URL(env.APP_URL).protocol}//${host}`;
  const app = new URL(siteUrl({ headers: { host } }, env, slug), base).href;
  return { app, page: new URL(publishedPath(slug), base).href };
}
