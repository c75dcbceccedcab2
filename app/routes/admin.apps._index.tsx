import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import {
  isProjectList,
  listProjects,
  PROJECT_LISTS,
  type ProjectList,
  searchProjects,
} from "~/admin/apps/search-projects.server";
import { AdminPage } from "~/admin-page/admin-page";
import { AdminSearch } from "~/admin-page/admin-search";
import { ProjectsTable } from "~/admin-page/projects-table";
import { adminAppsPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { Tabs } from "~/ui/tabs";

const LONGEST = 300;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Projects and apps", path: adminAppsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").trim().slice(0, LONGEST);
  const named = searchParams.get("show");
  const list: ProjectList = isProjectList(named) ? named : "all";
  const tabs = Object.entries(PROJECT_LISTS).map(([name, label]) => ({
    href: pathOf(name),
    label,
  }));
  const shown = { asked, list, tabs, current: pathOf(list) };
  if (asked) return { ...shown, projects: await searchProjects(asked), next: null };
  return { ...shown, ...(await listProjects(list, searchParams.get("after"))) };
}

function pathOf(list: string): string {
  return list === "all" ? adminAppsPath : `${adminAppsPath}?show=${list}`;
}

export default function Projects() {
  const { asked, list, tabs, current, projects, next } = useLoaderData<typeof loader>();
  return (
    <AdminPage frame={useRootData()} title="Projects and apps" place={adminAppsPath}>
      <AdminSearch
        action={adminAppsPath}
        label="Find a project"
        hint="The address of an app, or the id of a project, or the email address or id of an owner."
        asked={asked}
        maxLength={LONGEST}
      />
      {asked ? null : <Tabs label="Lists" tabs={tabs} current={current} />}
      {projects.length > 0 ? (
        <ProjectsTable projects={projects} />
      ) : (
        <EmptyState icon="folder" title="Nothing here">
          <p>
            {asked
              ? "An address, an id and an email address are found by the whole."
              : list === "taken-down"
                ? "Apps that an administrator takes offline are listed here."
                : "What people make is listed here."}
          </p>
        </EmptyState>
      )}
      {next ? (
        <nav className="pagination" aria-label="Pages">
          <ButtonLink href={`${adminAppsPath}?show=${list}&after=${next}`} rel="next">
            Older
          </ButtonLink>
        </nav>
      ) : null}
    </AdminPage>
  );
}
