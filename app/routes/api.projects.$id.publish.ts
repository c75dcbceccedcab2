import { apiRoute, readJson } from "~/http/api/api-route.server";
import { publisher, screenshots } from "~/http/services/services.server";
import { turnName } from "~/platform/visitor-key.server";
import { requireProject } from "~/projects/projects.server";
import { publishSchema } from "~/publishing/publish.server";
import { readRun } from "~/publishing/publish-run.server";
import { readScreenshotUrl } from "~/publishing/screenshot-upload";
import { unpublish } from "~/publishing/unpublish.server";

/** Bytes of a body that carries the largest screenshot as a data URL. */
const PUBLISH_BODY = 8_000_000;

export const { loader, action } = apiRoute({
  /** How the newest publication goes, or went; nothing before the first. */
  async GET({ viewer, param }) {
    return (await readRun(await requireProject(viewer, param("id")))) ?? undefined;
  },
  async POST({ request, viewer, visitor, param }) {
    const { slug, screenshotUrl } = await readJson(request, publishSchema, PUBLISH_BODY);
    const screenshot = readScreenshotUrl(screenshotUrl);
    const input = { slug, screenshot, visitor: turnName(await visitor()) };
    return publisher.publish(viewer, param("id"), input);
  },
  /** Takes the app back; its slug stays the project's. */
  async DELETE({ viewer, param }) {
    const slug = await unpublish(screenshots, viewer, param("id"));
    return { published: "false", slug };
  },
});
