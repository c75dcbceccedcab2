import { writeManifest } from "~/offline/manifest";
import { settings } from "~/platform/settings/settings.server";

/** The web manifest; browsers ask for it again when a page names it. */
export function loader(): Response {
  return new Response(JSON.stringify(writeManifest(settings.APP_NAME)), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
