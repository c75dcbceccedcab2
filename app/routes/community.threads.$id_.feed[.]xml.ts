import type { LoaderFunctionArgs } from "@remix-run/node";
import { threadFeed } from "~/community/forum/feeds.server";
import { feedResponse } from "~/http/requests/feed-response.server";

/** A thread's newest replies as a feed. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return feedResponse(request, await threadFeed(params.id ?? ""));
}
