import type { DataPlace } from "~/app-data/admit-origins";
import { isPreviewLabel } from "~/platform/preview-label.server";
import type { SiteRequest } from "./site-request.server";

/** Where the records are that a site's pages ask for. */
export function dataPlaceOf({ label, below }: SiteRequest): DataPlace {
  return { space: isPreviewLabel(label) ? "preview" : "app", isOpaque: below };
}
