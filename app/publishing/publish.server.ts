import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { bus } from "~/platform/bus.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest, notFound } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { publishedPath } from "~/platform/paths";
import type { FileStorage } from "~/platform/storage.server";
import { Turns } from "~/platform/turns";
import { pinTree, readPinnedTree, unpinTree } from "~/projects/checkpoints.server";
import type { FileTree } from "~/projects/files";
import { findProject, type Project, requireProject } from "~/projects/projects.server";
import { dropOldReleases, dropReleases, type ReleaseFile, storeRelease } from "./releases.server";
import type { ScreenshotUpload } from "./screenshot-upload";
import type { Screenshots } from "./screenshots.server";
import { slugSchema } from "./slug";

/** The body of `POST /api/projects/{id}/publish`; a redeploy needs no slug. */
export const publishSchema = z.object({
  slug: z.string().optional(),
  screenshotUrl: z.string().nullish(),
});

/** What publishing needs of a site builder. */
export type BuildRelease = (
  tree: FileTree,
) => Promise<
  | { ok: true; build: { kind: string; files: ReadonlyMap<string, ReleaseFile> } }
  | { ok: false; problems: { text: string; file?: string; line?: number }[] }
>;

export interface Published {
  slug: string;
  isRedeploy: boolean;
  /** Where the viewer page is. */
  url: string;
  /** What went wrong beside it, for the person who published. */
  warning?: string;
}

const UNUSABLE_PICTURE =
  "The screenshot could not be processed, so it was left out. PNG, JPEG, WebP, AVIF and GIF work.";

/** Publishes projects: pins, builds, stores and reads back a release, and only then makes it live. */
export class Publisher {
  readonly #build: BuildRelease;
  readonly #storage: FileStorage;
  readonly #screenshots: Screenshots;
  readonly #turns = new Turns();

  constructor(options: { build: BuildRelease; storage: FileStorage; screenshots: Screenshots }) {
    this.#build = options.build;
    this.#storage = options.storage;
    this.#screenshots = options.screenshots;
  }

  /**
   * Publishes the viewer's project. A project that has an address keeps it, and its picture until
   * there is another.
   *
   * @throws {AppError} 400 slug or files, 404, 409 slug taken, 422 when it does not build
   */
  async publish(
    viewer: Viewer,
    projectId: string,
    input: { slug?: string | undefined; screenshot?: ScreenshotUpload | null },
  ): Promise<Published> {
    const { id } = await requireProject(viewer, projectId);
    // One after the other, so that what was published last is what is live.
    return this.#turns.run(id, async () => {
      const project = await requireProject(viewer, projectId);
      const slug = project.slug ?? (await chooseSlug(project, input.slug));
      const checkpoint = await pinTree(project.id, { kind: "publish", label: "Published" });
      try {
        await this.#release(project, slug, checkpoint);
      } catch (error) {
        await unpinTree(checkpoint.id);
        if (await findProject(viewer, projectId)) throw error;
        await dropReleases(this.#storage, project.id);
        throw notFound("The project was deleted while it was being published.");
      }
      bus.publish("showcase-changed", { projectId: project.id });
      await dropOldReleases(this.#storage, project.id);
      const published = {
        slug,
        isRedeploy: project.publishedAt !== null,
        url: publishedPath(slug),
      };
      const isShown = !input.screenshot || (await this.#show(project, input.screenshot));
      return isShown ? published : { ...published, warning: UNUSABLE_PICTURE };
    });
  }

  /** Gives a live app its picture in place of the one it had. @returns false when it has none */
  async #show(project: Project, { bytes }: ScreenshotUpload): Promise<boolean> {
    try {
      const screenshotKey = await this.#screenshots.store(project.id, bytes);
      if (!screenshotKey) return false;
      const { count } = await db.project.updateMany({
        where: { id: project.id },
        data: { screenshotKey },
      });
      // Deleted meanwhile: whoever cleaned up could not know of this one.
      if (count === 0) await this.#screenshots.dropAll(project.id);
      else if (project.screenshotKey) await this.#screenshots.drop(project.screenshotKey);
      bus.publish("showcase-changed", { projectId: project.id });
      return true;
    } catch (error) {
      log.error({ err: error }, "a screenshot was not stored");
      return false;
    }
  }

  async #release(
    project: Project,
    slug: string,
    checkpoint: { id: string; treeHash: string },
  ): Promise<void> {
    const tree = await readPinnedTree(project.id, checkpoint.treeHash);
    if (tree.size === 0) throw badRequest("Generate files before publishing");
    if (![...tree.keys()].some((path) => path.endsWith(".html"))) {
      throw badRequest("Add an HTML file before publishing");
    }
    const result = await this.#build(tree);
    if (!result.ok) throw buildFailure(result.problems);
    const releaseId = await storeRelease(this.#storage, {
      projectId: project.id,
      checkpointId: checkpoint.id,
      treeHash: checkpoint.treeHash,
      kind: result.build.kind,
      files: result.build.files,
    });
    await goLive(project, slug, releaseId);
  }

  /** Removes the stored files of projects as they are deleted. @returns a function that ends it */
  followDeletions(onError: (error: unknown) => void): () => void {
    return bus.subscribe("project-deleted", ({ projectId }) => {
      void db.project
        .findUnique({ where: { id: projectId }, select: { releaseId: true } })
        // An expired trial keeps its published app.
        .then(async (kept) => {
          if (kept?.releaseId) return;
          await dropReleases(this.#storage, projectId);
          await this.#screenshots.dropAll(projectId);
        })
        .catch(onError);
    });
  }
}

async function chooseSlug(project: Project, raw: string | undefined): Promise<string> {
  const parsed = slugSchema.safeParse(raw ?? "");
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? "That slug cannot be used";
    throw badRequest(message, { fields: { slug: message } });
  }
  const owner = await db.project.findUnique({
    where: { slug: parsed.data },
    select: { id: true },
  });
  if (owner && owner.id !== project.id) throw slugTaken(parsed.data);
  return parsed.data;
}

async function goLive(project: Project, slug: string, releaseId: string): Promise<void> {
  try {
    await db.project.update({
      where: { id: project.id },
      data: { slug, releaseId, publishedAt: project.publishedAt ?? new Date() },
      select: { id: true },
    });
  } catch (error) {
    // Two people chose the same slug at once; the database lets only one have it.
    if ((error as { code?: string }).code === "P2002") throw slugTaken(slug);
    throw error;
  }
}

function slugTaken(slug: string): AppError {
  const message = `The slug “${slug}” is taken. Please choose another`;
  return new AppError(409, message, { code: "slug_taken", fields: { slug: message } });
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
