import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViewer } from "~/accounts/viewer.server";
import { AppError } from "~/platform/errors";
import { projectPath } from "~/platform/urls";
import { diffCheckpoint } from "~/projects/checkpoint-diff.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import workspaceStyles from "~/styles/workspace.css";
import { Button, ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { readDiff } from "~/workspace/history/diff-lines";
import { DiffView } from "~/workspace/history/diff-view";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.label ?? "Checkpoint",
  noindex: true,
}));

/** What a checkpoint changed, for people without JavaScript. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const viewer = await readViewer(request);
  const projectId = params.id ?? "";
  const checkpointId = params.cid ?? "";
  try {
    const [diff, checkpoints] = await Promise.all([
      diffCheckpoint(viewer, projectId, checkpointId),
      listCheckpoints(viewer, projectId),
    ]);
    const checkpoint = checkpoints.find(({ id }) => id === checkpointId);
    return { projectId, checkpointId, diff, label: checkpoint?.label ?? "Checkpoint" };
  } catch (error) {
    if (error instanceof AppError) throw new Response(error.message, { status: 404 });
    throw error;
  }
}

export default function CheckpointPage() {
  const { projectId, checkpointId, diff, label } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()}>
      <div className="page-width ws-diff-page">
        <h1>{label}</h1>
        <DiffView lines={readDiff(diff)} label={`Changes of ${label}`} />
        <form method="post" action={projectPath(projectId)} className="button-row">
          <ButtonLink href={projectPath(projectId)}>Back to the project</ButtonLink>
          <input type="hidden" name="checkpointId" value={checkpointId} />
          <Button type="submit" name="intent" value="restore">
            Roll back to here
          </Button>
        </form>
      </div>
    </Page>
  );
}
