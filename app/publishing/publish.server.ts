import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { type Clock, systemClock } from "~/platform/clock";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest, notFound } from "~/platform/errors";
import { log } from "~/platform/log.server";
import type { FileStorage } from "~/platform/storage.server";
import { publishedPath } from "~/platform/urls";
import { readFiles } from "~/projects/checkpoints.server";
import { readWorkingManifest } from "~/projects/create-checkpoint.server";
import type { FileTree } from "~/projects/files";
import { holderOf, requireRoomFor } from "~/projects/held-bytes.server";
import type { Manifest } from "~/projects/manifest";
import { type Project, requireProject } from "~/projects/projects.server";
import { type ChosenSlug, chooseSlug } from "./choose-slug.server";
import { type Built, goLive } from "./go-live.server";
import { publishObstacle } from "./publish-obstacle";
import { dropOldReleases, dropReleases } from "./releases/drop-releases.server";
import { dropBuild, type ReleaseBuild, storeBuild } from "./releases/store-build.server";
import type { ScreenshotUpload } from "./screenshot-upload";
import type { Screenshots } from "./screenshots.server";
import { showPicture } from "./show-picture.server";
import { publishedUntil } from "./unclaimed";
import { publishKey, refuseWithheld, refuseWithheldTree } from "./withheld.server";

/** What somebody publishes a project with. */
interface PublishInput {
  slug?: string | undefined;
  screenshot?: ScreenshotUpload | null;
  /** Whose turn the build takes, as an opaque name; the project's own when absent. */
  visitor?: string;
}

/** The body of `POST /api/projects/{id}/publish`; a redeploy needs no slug. */
export const publishSchema = z.object({
  slug: z.string().optional(),
  screenshotUrl: z.string().nullish(),
});

/** What publishing needs of a site builder. */
export type BuildRelease = (
  readTree: () => Promise<FileTree>,
  of: { projectId: string; visitor: string },
) => Promise<
  | { ok: true; build: ReleaseBuild }
  | { ok: false; problems: { text: string; file?: string; line?: number }[] }
>;

export interface Published {
  slug: string;
  isRedeploy: boolean;
  /** Where the viewer page is. */
  url: string;
  /** Until when it stays without another visit (ISO 8601); absent where an account has it. */
  publishedUntil?: string;
  /** What went wrong beside it, for the person who published. */
  warning?: string;
}

/** Publishes projects: builds, stores and reads back a release, and only then pins it and makes it live. */
export class Publisher {
  readonly #buildTree: BuildRelease;
  readonly #storage: FileStorage;
  readonly #screenshots: Screenshots;

  readonly #clock: Clock;

  constructor(options: {
    build: BuildRelease;
    storage: FileStorage;
    screenshots: Screenshots;
    clock?: Clock;
  }) {
    this.#buildTree = options.build;
    this.#storage = options.storage;
    this.#screenshots = options.screenshots;
    this.#clock = options.clock ?? systemClock;
  }

  /**
   * Publishes the viewer's project. A project that has an address keeps it, and its picture until
   * there is another.
   *
   * @throws {AppError} 400 slug or files, 403 when a moderator withholds it, 404, 409 slug taken, 422 when it does not build, 507 when the
   *   account holds as much as it may
   */
  async publish(viewer: Viewer, projectId: string, input: PublishInput): Promise<Published> {
    const { id } = await requireProject(viewer, projectId);
    // One after the other, so that what was published last is what is live.
    return lock.run(publishKey(id), async () => {
      const project = await requireProject(viewer, projectId);
      await refuseWithheld(project.id);
      const chosen = await chooseSlug(project, input.slug, this.#clock.now());
      const { slug } = chosen;
      const visitor = input.visitor ?? project.id;
      await this.#release(viewer, project, { chosen, visitor });
      topics.publish("showcase-changed", { projectId: project.id });
      // It is live: what fails from here on is no failure of publishing.
      await dropOldReleases(this.#storage, project.id).catch((error: unknown) =>
        log.error({ err: error }, "old releases were not removed"),
      );
      const warning =
        input.screenshot &&
        (await showPicture(this.#screenshots, viewer, project, input.screenshot));
      return {
        slug,
        isRedeploy: project.publishedAt !== null,
        url: publishedPath(slug),
        ...(project.ownerId ? {} : { publishedUntil: publishedUntil(new Date()).toISOString() }),
        ...(warning ? { warning } : {}),
      };
    });
  }

  /** Builds, stores, and makes it live: pin, release and address in one transaction. */
  async #release(
    viewer: Viewer,
    project: Project,
    { chosen, visitor }: { chosen: ChosenSlug; visitor: string },
  ): Promise<void> {
    const { id: projectId } = project;
    try {
      // Again and again the same app takes the room of its older releases.
      await requireRoomFor(holderOf(project), { by: project.releaseId ? 0 : 1 });
      const built = await this.#build(viewer, { projectId, visitor });
      await goLive(project, chosen, { ...built, madeBy: viewer.user?.id ?? null }).catch(
        async (error: unknown) => {
          await dropBuild(this.#storage, projectId, built.stored.id);
          throw error;
        },
      );
    } catch (error) {
      // By the server's own id, whoever has it: a viewer without an account knows a trial by another.
      const where = { id: projectId };
      const row = await db.project.findUnique({ where, select: { deletedAt: true } });
      if (row && !row.deletedAt) throw error;
      if (!row) await dropReleases(this.#storage, projectId);
      throw notFound("The project was deleted while it was being published.");
    }
  }

  /** Builds the tree as it is when its turn has come. */
  async #build(viewer: Viewer, of: { projectId: string; visitor: string }): Promise<Built> {
    const { projectId } = of;
    let [manifest, tree]: [Manifest, FileTree] = [await readWorkingManifest(projectId), new Map()];
    const obstacle = publishObstacle(manifest.map(([path]) => path));
    if (obstacle) throw badRequest(obstacle);
    const result = await this.#buildTree(async () => {
      manifest = await readWorkingManifest(projectId);
      tree = await readFiles(projectId, manifest);
      return tree;
    }, of);
    if (!result.ok) throw buildFailure(result.problems);
    await refuseWithheldTree(viewer, manifest);
    return { manifest, tree, stored: await storeBuild(this.#storage, projectId, result.build) };
  }

  /** Removes the stored files of projects as they are deleted. @returns a function that ends it */
  followDeletions(onError: (error: unknown) => void): () => void {
    return topics.subscribe("project-deleted", ({ projectId }) => {
      void db.project
        .findUnique({
          where: { id: projectId },
          select: { deletedAt: true, screenshotKey: true },
        })
        // A deleted one can be restored, and an expired trial keeps its published app.
        .then(async (kept) => {
          // Nobody sees a deleted one, nor its picture at an address that they know.
          if (kept?.deletedAt && kept.screenshotKey) {
            await this.#screenshots.move(kept.screenshotKey);
          }
          if (kept) return;
          await dropReleases(this.#storage, projectId);
          await this.#screenshots.dropAll(projectId);
        })
        .catch(onError);
    });
  }
}

function buildFailure(problems: { text: string; file?: string; line?: number }[]): AppError {
  const [first] = problems;
  const where = first?.file ? ` (${first.file}${first.line ? `, line ${first.line}` : ""})` : "";
  return new AppError(
    422,
    `The project does not build, so nothing was published: ${first?.text ?? "unknown problem"}${where}`,
    { code: "build_failed", data: { problems } },
  );
}
