import type { PublishRunJson } from "~/publishing/publish-run";
import type { ReleaseJson } from "~/publishing/releases/list-releases.server";
import type { Visibility } from "~/publishing/visibility";
import type { VisitFigures } from "~/publishing/visit-days.server";
import type { PreviewLinkJson } from "~/sites/previews/preview-link";

/** How a project's app stands: never published, live, taken back by its owner, or taken down. */
export type AppState = "unpublished" | "live" | "offline" | "taken-down";

/** Everything that the sheet and the page "Share" show of a project. */
export interface Share {
  /** The project's id in addresses: of a trial its browser's own. */
  id: string;
  name: string;
  description: string;
  isTrial: boolean;
  state: AppState;
  /** How its newest publication goes, or went; null before the first. */
  run: PublishRunJson | null;
  /** Whether it is live with other files than the project has now. */
  hasChanges: boolean;
  /** Why it cannot be published as it is; null when it can. */
  obstacle: string | null;
  /** The address it has, or would have back; null before it was published. */
  slug: string | null;
  /** What to propose before it has one. */
  proposedSlug: string;
  visibility: Visibility;
  /** Where it is, whole, once it is live. */
  places: { app: string; page: string } | null;
  /** The app's address as a QR code. */
  code: { size: number; path: string } | null;
  formerSlugs: string[];
  picture: { key: string; isOwn: boolean } | null;
  /**
   * Whether one is taken by itself: not in place of a person's, never on this server, not of this app as it is,
   * on request, or soon.
   */
  taking: "off" | "never" | "later" | "offered" | "due";
  visits: VisitFigures;
  releases: ReleaseJson[];
  links: PreviewLinkJson[];
}

/** What a form of the sheet or the page did. */
export interface ShareNews {
  title: string;
  description?: string;
  /** A link that is told once. */
  link?: string;
}
