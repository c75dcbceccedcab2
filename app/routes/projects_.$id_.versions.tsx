import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { asNotFound } from "~/http/requests/error-response.server";
import { projectPath, versionsPath } from "~/platform/urls";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { requireProject } from "~/projects/projects.server";
import { NOW } from "~/projects/version-comparison";
import workspaceStyles from "~/styles/workspace.css";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";
import { comparedFirst } from "~/workspace/history/compared-first";
import { byDay } from "~/workspace/history/version-days";
import { VersionItem } from "~/workspace/history/version-item";

/** Versions on one page. */
const ON_PAGE = 50;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export const meta = pageMeta({ title: "Versions", noindex: true });

/** Every version of a project: named, compared and gone back to by plain forms. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [after, isNamed] = [searchParams.get("after"), searchParams.get("named") === "1"];
  try {
    const viewer = await context.viewer();
    const projectId = params.id ?? "";
    const { name } = await requireProject(viewer, projectId);
    const listed = { after, isNamed, most: ON_PAGE + 1 };
    const found = await listCheckpoints(viewer, projectId, listed);
    const versions = found.slice(0, ON_PAGE);
    const next = found.length > ON_PAGE ? (versions.at(-1)?.id ?? null) : null;
    return { projectId, name, versions, isNamed, after, next, now: new Date().toISOString() };
  } catch (error) {
    throw asNotFound(error);
  }
}

export default function VersionsPage() {
  const { projectId, name, versions, isNamed, after, next, now } = useLoaderData<typeof loader>();
  const days = byDay(versions, { now: new Date(now), timeZone: "UTC" });
  const compared = comparedFirst(versions);
  const here = versionsPath(projectId);
  return (
    <Page frame={useRootData()}>
      <div className="page-width versions">
        <div>
          <ProjectTabs id={projectId} current="Versions" />
          <h1>Versions</h1>
          <p className="ws-muted">
            Every state of <bdi>{name}</bdi> that you can go back to.
            {versions.length > 0
              ? " To compare two, choose “From” beside one and “To” beside the other. Times are UTC."
              : null}
          </p>
        </div>
        <nav className="versions-bar" aria-label="Which versions">
          <a href={here} aria-current={isNamed ? undefined : "page"}>
            All
          </a>
          <a href={`${here}?named=1`} aria-current={isNamed ? "page" : undefined}>
            Named only
          </a>
        </nav>
        {versions.length === 0 ? (
          <EmptyState title={isNamed ? "No version has a name" : "No versions yet"} icon="history">
            <p>
              {isNamed
                ? "Give one a name, and it is never thinned."
                : "There is one before and after each answer, and one when you have changed files yourself."}
            </p>
          </EmptyState>
        ) : (
          <>
            <form id="compare" method="get" action={`${projectPath(projectId)}/compare`}>
              <div className="versions-bar">
                <Button type="submit" small>
                  Compare the two chosen
                </Button>
                <label className="versions-now">
                  <input type="radio" name="to" value={NOW} defaultChecked />
                  To the files as they are now
                </label>
              </div>
            </form>
            {days.map((day) => (
              <section key={day.title} aria-label={day.title}>
                <h2 className="versions-day">{day.title}</h2>
                <ol className="versions-list">
                  {day.versions.map((version) => (
                    <VersionItem
                      key={version.id}
                      projectId={projectId}
                      version={version}
                      isCompared={version === compared}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </>
        )}
        <nav className="versions-bar" aria-label="Older and newer">
          {next && (
            <a
              href={`${here}?${new URLSearchParams({ after: next, ...(isNamed ? { named: "1" } : {}) })}`}
            >
              Older versions
            </a>
          )}
          {after && <a href={isNamed ? `${here}?named=1` : here}>Newest versions</a>}
        </nav>
      </div>
    </Page>
  );
}
