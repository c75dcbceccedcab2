import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LogList } from "~/community/moderation/log-list";
import { readModerationLog } from "~/community/moderation/moderation-log.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { communityRulesPath, moderationLogPath } from "~/platform/urls";
import peopleStyles from "~/styles/people.css";
import { ButtonLink } from "~/ui/button";
import { CommunityPage } from "~/ui/community-page";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const handle = { stylesheet: peopleStyles };

export const meta = pageMeta({
  title: "Moderation log",
  description: "What the moderators of the community did, and why. It names nobody.",
  path: moderationLogPath,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return readModerationLog(searchParams.get("before"));
}

export default function ModerationLog() {
  const { entries, next } = useLoaderData<typeof loader>();
  return (
    <CommunityPage frame={useRootData()} path={moderationLogPath}>
      <div className="log-page">
        <h1>Moderation log</h1>
        <p className="lead">
          What moderators did, and why. It names nobody: neither who wrote something, nor who
          reported it. <a href={communityRulesPath}>The rules</a> say what is not wanted here.
        </p>
        {entries.length === 0 ? (
          <EmptyState icon="check" title="Nothing yet">
            <p>Nobody had to be moderated so far.</p>
          </EmptyState>
        ) : (
          <LogList entries={entries} />
        )}
        {next ? (
          <p>
            <ButtonLink href={`${moderationLogPath}?before=${next}`} rel="next">
              Older
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </CommunityPage>
  );
}
