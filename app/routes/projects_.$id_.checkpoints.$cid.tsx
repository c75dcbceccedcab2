import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { retryHeaders } from "~/http/requests/error-response.server";
import { AppError } from "~/platform/errors";
import { projectPath } from "~/platform/urls";
import { diffCheckpoint } from "~/projects/checkpoint-diff.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import workspaceStyles from "~/styles/workspace.css";
import { Button, ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { CheckpointChanges } from "~/workspace/history/checkpoint-changes";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data?.label ?? "Checkpoint",
  noindex: true,
}));

/** What a checkpoint changed, for people without JavaScript. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const projectId = params.id ?? "";
  const checkpointId = params.cid ?? "";
  try {
    const [diff, checkpoints] = await Promise.all([
      diffCheckpoint(viewer, projectId, checkpointId, {
        visitor: await context.visitor(),
        signal: request.signal,
      }),
      listCheckpoints(viewer, projectId),
    ]);
    const checkpoint = checkpoints.find(({ id }) => id === checkpointId);
    return { projectId, checkpointId, diff, label: checkpoint?.label ?? "Checkpoint" };
  } catch (error) {
    if (error instanceof AppError) {
      const status = error.status === 401 ? 404 : error.status;
      throw new Response(error.message, { status, headers: retryHeaders(error) });
    }
    throw error;
  }
}

export default function CheckpointPage() {
  const { projectId, checkpointId, diff, label } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()}>
      <div className="page-width ws-diff-page">
        <h1>{label}</h1>
        <CheckpointChanges projectId={projectId} checkpointId={checkpointId} diff={diff} />
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
