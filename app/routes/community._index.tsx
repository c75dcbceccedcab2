import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readListingPage } from "~/community/forum/listing-page.server";
import { listingPath } from "~/community/forum/listing-path";
import { OtherPlaces } from "~/community/forum/other-places";
import { ThreadListing } from "~/community/forum/thread-listing";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { env } from "~/platform/env.server";
import {
  categoryFeedPath,
  communityFeedPath,
  communityPath,
  forumSearchPath,
} from "~/platform/urls";
import { CommunityPage } from "~/ui/community-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(({ data: shown }) => {
  const category = shown?.categories.find(({ id }) => id === shown.category);
  return {
    title: category ? `${category.name} · Community` : "Community",
    description:
      category?.description ||
      "Where people who build meet: ask, show what you made, and say what is missing.",
    ...(shown ? { path: listingPath({ category: shown.category, order: "activity" }) } : {}),
    // Each thread is found by its own address; further pages and other orders lead there.
    feed: chosenFeed(category),
    ...(shown?.isLater || (shown && shown.order !== "activity") ? { noindex: true } : {}),
  };
});

/** Of the category that is shown, or of all. */
function chosenFeed(category: { id: string; name: string } | undefined) {
  return category
    ? { title: `${category.name} · Community`, path: categoryFeedPath(category.id) }
    : { title: "Community", path: communityFeedPath };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has("q")) throw redirect(forumSearchPath + search);
  const { user } = await context.viewer();
  const { CHAT_URL: chatUrl, SOURCE_URL: sourceUrl, CONTACT_EMAIL: contactEmail } = env;
  return {
    ...(await readListingPage(new URL(request.url).searchParams, user)),
    places: { chatUrl, sourceUrl, contactEmail },
  };
}

export default function Community() {
  const { places, ...listing } = useLoaderData<typeof loader>();
  const chosen = listing.categories.find(({ id }) => id === listing.category);
  return (
    <CommunityPage frame={useRootData()} path={communityPath} part={communityPath}>
      <ThreadListing {...listing} />
      <OtherPlaces {...places} feedPath={chosenFeed(chosen).path} />
    </CommunityPage>
  );
}
