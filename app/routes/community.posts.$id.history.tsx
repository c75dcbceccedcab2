import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPostHistory } from "~/community/forum/post-history.server";
import { postPath } from "~/community/forum/post-path";
import { PostVersions } from "~/community/forum/post-versions";
import { CommunityPage } from "~/ui/community-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "History of a post · Community", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user } = await context.viewer();
  const history = await readPostHistory(params.id ?? "", user);
  if (!history) throw new Response(null, { status: 404 });
  return { path: postPath(history), versions: history.versions };
}

export default function PostHistory() {
  const { path, versions } = useLoaderData<typeof loader>();
  return (
    <CommunityPage frame={useRootData()} path={path}>
      <h1>History of a post</h1>
      <p>
        <a href={path}>The post in its thread</a>
      </p>
      <PostVersions versions={versions} />
    </CommunityPage>
  );
}
