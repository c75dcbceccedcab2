import { threadsFeed } from "~/community/forum/feeds.server";
import { feedResponse } from "~/http/requests/feed-response.server";

/** The newest threads as a feed. */
export async function loader(): Promise<Response> {
  return feedResponse(await threadsFeed());
}
