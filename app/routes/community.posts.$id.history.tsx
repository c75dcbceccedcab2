import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPostHistory, readWholeVersion } from "~/community/forum/history/post-history.server";
import { PostVersions } from "~/community/forum/history/post-versions";
import { WholePostVersion } from "~/community/forum/history/whole-version";
import { postPath } from "~/community/forum/post-path";
import { postActPath } from "~/platform/urls";
import { BackLink } from "~/ui/back-link";
import { CommunityPage } from "~/ui/community-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "History of a post · Community", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const asked = new URL(request.url).searchParams;
  const { user } = await context.viewer();
  const version = asked.get("version");
  const [history, whole] = version
    ? [null, await readWholeVersion(id, user, version)]
    : [await readPostHistory(id, user, asked.get("after")), null];
  const found = history ?? whole;
  if (!found) throw new Response(null, { status: 404 });
  return { id, path: postPath({ id, threadId: found.threadId }), history, whole };
}

export default function PostHistory() {
  const { id, path, history, whole } = useLoaderData<typeof loader>();
  return (
    <CommunityPage frame={useRootData()} path={path}>
      <BackLink href={whole ? postActPath(id, "history") : path}>
        {whole ? "Back to the history" : "Back to the post"}
      </BackLink>
      <h1>{whole ? "A version of a post" : "History of a post"}</h1>
      {whole ? <WholePostVersion {...whole} /> : null}
      {history ? <PostVersions {...history} /> : null}
    </CommunityPage>
  );
}
