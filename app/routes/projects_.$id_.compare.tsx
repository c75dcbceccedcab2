import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { retryHeaders } from "~/http/requests/error-response.server";
import { AppError } from "~/platform/errors";
import { projectPath, versionsPath } from "~/platform/urls";
import type { ComparedFile } from "~/projects/compare-lines";
import { compareVersions } from "~/projects/compare-versions.server";
import { isTrialId } from "~/projects/project-rules";
import { type ComparedVersion, NOW, PREVIOUS } from "~/projects/version-comparison";
import workspaceStyles from "~/styles/workspace.css";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { ComparisonView } from "~/workspace/history/comparison-view";
import { comparePath } from "~/workspace/workspace-paths";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta = pageMeta({ title: "Compare versions", noindex: true });

/** Two versions of a project compared, for people with and without JavaScript. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const projectId = params.id ?? "";
  const { searchParams } = new URL(request.url);
  const [from, to] = [searchParams.get("from"), searchParams.get("to")];
  const path = searchParams.get("path") ?? undefined;
  try {
    const call = { visitor: await context.visitor(), signal: request.signal };
    const viewer = await context.viewer();
    const comparison = await compareVersions(viewer, projectId, { from, to, path }, call);
    const asked = {
      from: from ?? PREVIOUS,
      to: to ?? NOW,
      ...(path === undefined ? {} : { path }),
    };
    const isSideBySide = searchParams.get("view") !== "inline";
    // What a trial's browser holds is changed by its workspace alone.
    const isTrial = isTrialId(projectId);
    return { projectId, comparison, asked, isSideBySide, isTrial };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = error.status === 401 ? 404 : error.status;
    throw new Response(error.message, { status, headers: retryHeaders(error) });
  }
}

export default function ComparePage() {
  const { projectId, comparison, asked, isSideBySide, isTrial } = useLoaderData<typeof loader>();
  const { from, to } = comparison;
  const restorable = isTrial ? null : from;
  return (
    <Page frame={useRootData()}>
      <div className="page-width ws-diff-page">
        <div>
          <BackLink href={projectPath(projectId)}>Back to the project</BackLink>
          <h1>Compare versions</h1>
        </div>
        <dl className="cmp-sides">
          <div>
            <dt>From</dt>
            <dd>{from ? <Version version={from} /> : "before the first version"}</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>{to ? <Version version={to} /> : "the files as they are now"}</dd>
          </div>
        </dl>
        <nav className="versions-bar" aria-label="Views">
          <a href={comparePath(projectId, { ...asked, view: isSideBySide ? "inline" : "side" })}>
            {isSideBySide ? "Show inline" : "Show side by side"}
          </a>
          {to && from && (
            <a href={comparePath(projectId, { ...asked, from: from.id, to: NOW })}>
              Compare with now
            </a>
          )}
          {asked.path !== undefined && (
            <a href={comparePath(projectId, { from: asked.from, to: asked.to })}>All files</a>
          )}
          {!isTrial && <a href={versionsPath(projectId)}>All versions</a>}
        </nav>
        {restorable && (
          <p className="ws-muted">Restoring and rolling back bring back the version at “From”.</p>
        )}
        <ComparisonView
          projectId={projectId}
          comparison={comparison}
          isSideBySide={isSideBySide}
          renderActions={(file) =>
            restorable && <RestoreFile projectId={projectId} version={restorable} file={file} />
          }
        />
        {restorable && (to || comparison.files.length > 0) && (
          <form method="post" action={projectPath(projectId)} className="button-row">
            <input type="hidden" name="checkpointId" value={restorable.id} />
            <Button type="submit" name="intent" value="restore">
              Roll back to “{restorable.name ?? restorable.label}”
            </Button>
          </form>
        )}
      </div>
    </Page>
  );
}

function Version({ version }: { version: ComparedVersion }) {
  return (
    <>
      {version.name ?? version.label}{" "}
      <time className="ws-muted" dateTime={version.createdAt}>
        {version.createdAt.slice(0, 16).replace("T", " ")} UTC
      </time>
    </>
  );
}

interface RestoreFileProps {
  projectId: string;
  version: ComparedVersion;
  file: ComparedFile;
}

/** A file of the earlier version comes back alone; one that it did not have cannot. */
function RestoreFile({ projectId, version, file }: RestoreFileProps) {
  if (file.action === "created") return null;
  return (
    <form method="post" action={projectPath(projectId)}>
      <input type="hidden" name="checkpointId" value={version.id} />
      <input type="hidden" name="path" value={file.path} />
      <Button type="submit" small name="intent" value="restore">
        Restore this file
      </Button>
    </form>
  );
}
