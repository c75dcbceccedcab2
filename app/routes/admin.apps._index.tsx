import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import {
  type BlockedAddress,
  freeAddressSchema,
  freeBlockedAddress,
  listBlockedAddresses,
} from "~/admin/apps/blocked-addresses.server";
import {
  isProjectList,
  listProjects,
  PROJECT_LISTS,
  type ProjectList,
  searchProjects,
} from "~/admin/apps/search-projects.server";
import type { RefusedAct } from "~/admin-page/act-form";
import { AdminPage } from "~/admin-page/admin-page";
import { AdminSearch } from "~/admin-page/admin-search";
import { BlockedAddresses } from "~/admin-page/blocked-addresses";
import { ProjectsTable } from "~/admin-page/projects-table";
import { refusedAct } from "~/admin-page/read-act.server";
import { isReason, REASONS } from "~/community/moderation/reasons";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
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
  if (asked) {
    return { ...shown, projects: await searchProjects(asked), next: null, blocked: [] };
  }
  const after = searchParams.get("after");
  const blocked = list === "taken-down" && !after ? await blockedAddresses() : [];
  return { ...shown, ...(await listProjects(list, after)), blocked };
}

async function blockedAddresses(): Promise<BlockedAddress[]> {
  const addresses = await listBlockedAddresses();
  return addresses.map(({ reason, ...address }) => ({
    ...address,
    reason: isReason(reason) ? REASONS[reason] : REASONS.other,
  }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  try {
    await context.countAct("administer");
    const asked = checkFields(form, freeAddressSchema);
    await freeBlockedAddress(admin.id, asked);
    const title = `People can publish at “${asked.slug}” again`;
    return redirectWithFlash(pathOf("taken-down"), { title });
  } catch (error) {
    const failure = toAppError(error);
    return data(refusedAct(form, failure), { status: failure.status });
  }
}

function pathOf(list: string): string {
  return list === "all" ? adminAppsPath : `${adminAppsPath}?show=${list}`;
}

export default function Projects() {
  const { asked, list, tabs, current, projects, next, blocked } = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as RefusedAct | null;
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
      <BlockedAddresses addresses={blocked} action={pathOf("taken-down")} refused={refused} />
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
