import { communityPath } from "~/platform/urls";
import type { ThreadOrder } from "./thread-order";

/** The address of a list of threads. */
export function listingPath(listing: {
  category: string | null;
  order: ThreadOrder;
  /** A cursor; from the beginning when absent. */
  after?: string;
}): string {
  const query = new URLSearchParams();
  if (listing.category) query.set("category", listing.category);
  if (listing.order !== "activity") query.set("sort", listing.order);
  if (listing.after) query.set("after", listing.after);
  return query.size > 0 ? `${communityPath}?${query}` : communityPath;
}
