/** How long a link to a preview may work, in days. */
export const LINK_DAYS = [1, 7, 30] as const;
/** Links to the preview of one project that work at once. */
export const LINKS_PER_PROJECT = 10;

/** A link to a preview, as its owner sees it; the link itself was told once. */
export interface PreviewLinkJson {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  endsAt: string;
}
