import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSearchPage } from "~/community/forum/search/search-page.server";
import { SearchView } from "~/community/forum/search/search-view";
import { communityPath, forumSearchPath } from "~/platform/urls";
import { BackLink } from "~/ui/back-link";
import { CommunityPage } from "~/ui/community-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

// What somebody looks for is theirs, and there is no end of it.
export const meta = pageMeta({ title: "Search · Community", noindex: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await context.viewer();
  return readSearchPage(new URL(request.url).searchParams, user?.id ?? null);
}

export default function ForumSearch() {
  return (
    <CommunityPage frame={useRootData()} path={forumSearchPath}>
      <BackLink href={communityPath}>Back to threads</BackLink>
      <h1>Search the forum</h1>
      <SearchView {...useLoaderData<typeof loader>()} />
    </CommunityPage>
  );
}
