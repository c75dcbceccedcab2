import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { type Clock, systemClock } from "~/platform/clock";
import { lock, topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { log } from "~/platform/log.server";
import type { FileStorage } from "~/platform/storage.server";
import { publishedPath } from "~/platform/urls";
import { readFiles } from "~/projects/checkpoints.server";
import { readWorkingManifest } from "~/projects/create-checkpoint.server";
import type { FileTree } from "~/projects/files";
import { holderOf, requireRoomFor } from "~/projects/held-bytes.server";
import type { Manifest } from "~/projects/manifest";
import { type Project, requireProject } from "~/projects/projects.server";
import { buildFailure } from "./build-failure";
import { type ChosenSlug, chooseSlug } from "./choose-slug.server";
import { type Built, goLive } from "./go-live.server";
import { isOwnersAlone } from "./pictures/due-pictures.server";
import { PublicationsAtOnce } from "./publications-at-once";
import { publishObstacle } from "./publish-obstacle";
import { recordRun, type TellProgress } from "./publish-run.server";
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

/** How long a form waits for a publication before its page says how that goes, in milliseconds. */
const PATIENCE_MS = 6_000;

/** What publishing needs of a site builder. */
export type BuildRelease = (
  readTree: () => Promise<FileTree>,
  of: { projectId: string; visitor: string; onProgress?: TellProgress },
) => Promise<
  | { ok: true; build: ReleaseBuild }
  | { ok: false; problems: { text: string; file?: string; line?: number }[] }
>;

/** Whose turn a release takes, and who is told how it goes. */
interface Releasing {
  visitor: string;
  tell: TellProgress;
}

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

/** Publishes projects: builds, stores and reads back a release, and only then makes its checkpoint and puts it live. */
export class Publisher {
  readonly #buildTree: BuildRelease;
  readonly #storage: FileStorage;
  readonly #screenshots: Screenshots;

  readonly #clock: Clock;
  readonly #atOnce = new PublicationsAtOnce();
  readonly #patienceMs: number;

  constructor(options: {
    build: BuildRelease;
    storage: FileStorage;
    screenshots: Screenshots;
    clock?: Clock;
    patienceMs?: number;
  }) {
    this.#buildTree = options.build;
    this.#storage = options.storage;
    this.#screenshots = options.screenshots;
    this.#clock = options.clock ?? systemClock;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
  }

  /**
   * Publishes, as {@link publish} does, for whoever cannot be told meanwhile how it goes: a form of a page.
   *
   * @returns null when it takes longer than {@link PATIENCE_MS}; it goes on, and its run says how
   * @throws as {@link publish} does, within that time
   */
  async publishOrGoOn(
    viewer: Viewer,
    projectId: string,
    input: PublishInput,
  ): Promise<Published | null> {
    const publishing = this.publish(viewer, projectId, input);
    // What becomes of it is in its run; whoever still waits is told as well.
    publishing.catch(() => {});
    const patience = new AbortController();
    const late = setTimeout(this.#patienceMs, null, { signal: patience.signal }).catch(() => null);
    return Promise.race([publishing, late]).finally(() => patience.abort());
  }

  /**
   * Publishes the viewer's project. A project that has an address keeps it, and its picture until
   * there is another.
   *
   * @throws {AppError} 400 slug or files, 403 when a moderator withholds it, 404, 409 slug taken, 422 when it does not build, 429 when
   *   more of it waits already, 507 when the account holds as much as it may
   */
  async publish(viewer: Viewer, projectId: string, input: PublishInput): Promise<Published> {
    const { id } = await requireProject(viewer, projectId);
    const of = { project: id, visitor: input.visitor ?? id };
    // One after the other, so that what was published last is what is live.
    return this.#atOnce.run(of, () =>
      lock.run(publishKey(id), () => this.#publishInTurn(viewer, projectId, input)),
    );
  }

  async #publishInTurn(viewer: Viewer, projectId: string, input: PublishInput): Promise<Published> {
    const project = await requireProject(viewer, projectId);
    await refuseWithheld(project.id);
    const chosen = await chooseSlug(project, input.slug, this.#clock.now());
    return recordRun({ projectId: project.id, slug: chosen.slug }, (tell) =>
      this.#publish(viewer, project, { chosen, input, tell }),
    );
  }

  async #publish(
    viewer: Viewer,
    project: Project,
    { chosen, input, tell }: { chosen: ChosenSlug; input: PublishInput; tell: TellProgress },
  ): Promise<Published> {
    const { slug } = chosen;
    await this.#release(viewer, project, { chosen, tell, visitor: input.visitor ?? project.id });
    topics.publish("showcase-changed", { projectId: project.id });
    // It is live: what fails from here on is no failure of publishing.
    await dropOldReleases(this.#storage, project.id).catch((error: unknown) =>
      log.error({ err: error }, "old releases were not removed"),
    );
    const before = await this.#dropOwnersPicture(project);
    const { screenshot } = input;
    const warning =
      screenshot && (await showPicture(this.#screenshots, viewer, before, screenshot));
    return {
      slug,
      isRedeploy: project.publishedAt !== null,
      url: publishedPath(slug),
      ...(project.ownerId ? {} : { publishedUntil: publishedUntil(new Date()).toISOString() }),
      ...(warning ? { warning } : {}),
    };
  }

  /** Removes what the preview drew for the owner alone, which the app shows no more. @returns it without */
  async #dropOwnersPicture(project: Project): Promise<Project> {
    if (!project.screenshotKey || !isOwnersAlone(project)) return project;
    await this.#screenshots
      .drop(project.screenshotKey)
      .catch((error: unknown) => log.error({ err: error }, "a preview's picture was not removed"));
    return { ...project, screenshotKey: null, screenshotBy: null };
  }

  /** Builds, stores, and puts it live: checkpoint, release and address in one transaction. */
  async #release(
    viewer: Viewer,
    project: Project,
    { chosen, ...of }: Releasing & { chosen: ChosenSlug },
  ): Promise<void> {
    const { id: projectId } = project;
    try {
      // Again and again the same app takes the room of its older releases.
      await requireRoomFor(holderOf(project), { by: project.releaseId ? 0 : 1 });
      const built = await this.#build(viewer, project, of);
      of.tell("Putting it online");
      const madeBy = viewer.user?.id ?? null;
      await goLive(project, chosen, { ...built, madeBy }).catch(async (error: unknown) => {
        await dropBuild(this.#storage, projectId, built.stored.id);
        throw error;
      });
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
  async #build(viewer: Viewer, project: Project, { visitor, tell }: Releasing): Promise<Built> {
    const { id: projectId } = project;
    let [manifest, tree]: [Manifest, FileTree] = [await readWorkingManifest(projectId), new Map()];
    const obstacle = publishObstacle(manifest.map(([path]) => path));
    if (obstacle) throw badRequest(obstacle);
    const readTree = async () => {
      tell("Building");
      manifest = await readWorkingManifest(projectId);
      tree = await readFiles(projectId, manifest);
      return tree;
    };
    const of = { projectId, visitor, onProgress: tell };
    const result = await this.#buildTree(readTree, of);
    if (!result.ok) throw buildFailure(result.problems, project.publishedAt !== null);
    await refuseWithheldTree(viewer, manifest);
    tell("Keeping what was built");
    return { manifest, tree, stored: await storeBuild(this.#storage, projectId, result.build) };
  }

  /** Removes the stored files of projects as they are deleted. @returns a function that ends it */
  followDeletions(onError: (error: unknown) => void): () => void {
    return topics.subscribe("project-deleted", ({ projectId }) => {
      // In turn with whatever gives the app a picture: one that nobody names any more would stay.
      const dropping = lock.run(publishKey(projectId), () => this.#dropDeleted(projectId));
      void dropping.catch(onError);
    });
  }

  async #dropDeleted(projectId: string): Promise<void> {
    const kept = await db.project.findUnique({
      where: { id: projectId },
      select: { deletedAt: true, screenshotKey: true },
    });
    // A deleted one can be restored, and an expired trial keeps its published app. Nobody sees a deleted one, nor its
    // picture at an address that they know.
    if (kept?.deletedAt && kept.screenshotKey) await this.#screenshots.move(kept.screenshotKey);
    if (kept) return;
    await dropReleases(this.#storage, projectId);
    await this.#screenshots.dropAll(projectId);
  }
}
