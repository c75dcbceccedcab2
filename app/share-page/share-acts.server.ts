import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { env } from "~/platform/env.server";
import { badRequest } from "~/platform/errors";
import { checkFields } from "~/platform/form.server";
import type { FileStorage } from "~/platform/storage.server";
import { publishedPath } from "~/platform/urls";
import { projectSchema } from "~/projects/project";
import { requireProject, updateProject } from "~/projects/projects.server";
import { changeAddress, removeFormerSlug } from "~/publishing/change-address.server";
import { askForPicture } from "~/publishing/pictures/due-pictures.server";
import { chromiumPath } from "~/publishing/pictures/find-chromium.server";
import type { Publisher } from "~/publishing/publish.server";
import { returnToRelease } from "~/publishing/releases/return-to.server";
import { readScreenshotFile } from "~/publishing/screenshot-upload";
import type { Screenshots } from "~/publishing/screenshots.server";
import { setVisibility } from "~/publishing/set-visibility.server";
import { changePicture, keepPreviewPicture, removePicture } from "~/publishing/show-picture.server";
import { unpublish } from "~/publishing/unpublish.server";
import { VISIBILITIES, VISIBILITY_TEXTS } from "~/publishing/visibility";
import { createLink, endLink } from "~/sites/previews/preview-links.server";
import { siteUrl } from "~/sites/serving/origin.server";
import type { ShareNews } from "./share";

const id = z.string().min(1).max(100);
const slug = z.string().max(200);

/** Everything that can be done on the sheet and the page, told apart by `intent`. */
const actSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish"), slug: slug.optional() }),
  z.object({ intent: z.literal("visibility"), visibility: z.enum(VISIBILITIES) }),
  z.object({
    intent: z.literal("describe"),
    name: projectSchema.shape.name,
    description: projectSchema.shape.description,
  }),
  z.object({ intent: z.literal("picture") }),
  z.object({ intent: z.literal("preview-picture") }),
  z.object({ intent: z.literal("take-picture") }),
  z.object({ intent: z.literal("remove-picture") }),
  z.object({ intent: z.literal("move"), slug }),
  z.object({ intent: z.literal("forget"), slug }),
  z.object({ intent: z.literal("return"), releaseId: id }),
  z.object({ intent: z.literal("unpublish") }),
  z.object({ intent: z.literal("link"), days: z.coerce.number().int() }),
  z.object({ intent: z.literal("end-link"), linkId: id }),
]);

/** What the acts reach. */
export interface ShareEngines {
  publisher: Pick<Publisher, "publishOrGoOn">;
  screenshots: Screenshots;
  storage: FileStorage;
  /** Who sent the form, as an opaque name: what is built takes their turn. */
  visitor: string;
}

/**
 * Does what a form of "Share" asks for.
 *
 * @param request by its host it is known where a link leads
 * @throws {AppError} with what is wrong with each field
 */
export async function carryOutShare(
  viewer: Viewer,
  projectId: string,
  { form, request }: { form: FormData; request: Request },
  { publisher, screenshots, storage, visitor }: ShareEngines,
): Promise<ShareNews> {
  const asked = checkFields(form, actSchema);
  switch (asked.intent) {
    case "publish": {
      const screenshot = await readScreenshotFile(form.get("screenshot"));
      const input = { slug: asked.slug, screenshot, visitor };
      const published = await publisher.publishOrGoOn(viewer, projectId, input);
      if (!published) return { title: "Publishing", description: "Here is how it goes." };
      const { isRedeploy, warning, ...done } = published;
      const title = isRedeploy ? "Project Redeployed" : "Project Published";
      const description =
        `Your app is live at ${publishedPath(done.slug)}. ${warning ?? ""}`.trim();
      return { title, description };
    }
    case "visibility": {
      await setVisibility(screenshots, viewer, projectId, asked.visibility);
      const { title, text } = VISIBILITY_TEXTS[asked.visibility];
      return { title: `Who can see it: ${title}`, description: text };
    }
    case "describe": {
      const { name, description } = asked;
      await updateProject(viewer, projectId, { name, description });
      return { title: "Saved", description: "Cards and search results say so from now on." };
    }
    case "picture": {
      const screenshot = await readScreenshotFile(form.get("screenshot"));
      await changePicture(screenshots, viewer, projectId, screenshot);
      return { title: "The picture was changed" };
    }
    case "preview-picture": {
      const screenshot = await readScreenshotFile(form.get("screenshot"));
      await keepPreviewPicture(screenshots, viewer, projectId, screenshot);
      return { title: "The picture was kept" };
    }
    case "take-picture": {
      await requireProject(viewer, projectId);
      if (chromiumPath === null) throw badRequest("This server takes no pictures. Upload one.");
      await askForPicture(viewer, projectId);
      return { title: "A picture is being taken", description: "It is here in about a minute." };
    }
    case "remove-picture": {
      await removePicture(screenshots, viewer, projectId);
      return { title: "The picture was removed" };
    }
    case "move": {
      const moved = await changeAddress(viewer, projectId, asked.slug);
      const description = "The address before leads there.";
      return { title: `Your app is at ${publishedPath(moved)} now`, description };
    }
    case "forget": {
      await removeFormerSlug(viewer, projectId, asked.slug);
      return { title: `${publishedPath(asked.slug)} leads here no more` };
    }
    case "return": {
      await returnToRelease(storage, viewer, projectId, asked.releaseId);
      const description = "The files of your project are as they were.";
      return { title: "The earlier release is live", description };
    }
    case "unpublish": {
      const kept = await unpublish(screenshots, viewer, projectId);
      if (!kept) return { title: "Your app is not published" };
      return {
        title: `${publishedPath(kept)} is offline now`,
        description: "Its address, releases and files are kept: “Publish again” brings it back.",
      };
    }
    case "link": {
      const label = await createLink(viewer, projectId, asked.days);
      const { protocol, host } = new URL(env.APP_URL);
      const place = siteUrl({ headers: { host: new URL(request.url).host || host } }, env, label);
      const link = new URL(place, `${protocol}//${new URL(request.url).host}`).href;
      return { title: "Copy the link now: it is not shown again", link };
    }
    case "end-link": {
      await endLink(viewer, projectId, asked.linkId);
      return { title: "The link has ended" };
    }
  }
}
