import type { LoaderFunctionArgs } from "@remix-run/node";
import { threadsFeed } from "~/community/forum/feeds.server";
import { feedResponse } from "~/http/requests/feed-response.server";

/** The newest threads as a feed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return feedResponse(request, await threadsFeed());
}
