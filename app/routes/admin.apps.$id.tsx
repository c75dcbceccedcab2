import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireAdmin } from "~/account-page/require-admin.server";
import { openToRead } from "~/admin/apps/read-project.server";
import { findProject } from "~/admin/apps/search-projects.server";
import { readAudit } from "~/admin/audit/read-audit.server";
import { reasonField } from "~/admin/audit/reason";
import type { RefusedAct } from "~/admin-page/act-form";
import { AppView } from "~/admin-page/app-view";
import { nameLines } from "~/admin-page/name-lines.server";
import { refusedAct } from "~/admin-page/read-act.server";
import { readDecision } from "~/community/moderation/decision";
import { DONE } from "~/community/moderation/done";
import { moderate } from "~/community/moderation/moderate.server";
import { readQueuePage } from "~/community/moderation/queue-page.server";
import { toAppError } from "~/http/requests/error-response.server";
import { badRequest } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { adminAppPath, adminAppsPath, adminFilesPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

const ACTS_SHOWN = 10;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Project", path: adminAppsPath, noindex: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const project = await readOr404(params.id ?? "");
  const [queue, asApp, asProject] = await Promise.all([
    readQueuePage(new URLSearchParams({ subject: `app:${project.id}` })),
    readAudit({ subject: `app:${project.id}` }, null, ACTS_SHOWN),
    readAudit({ subject: `project:${project.id}` }, null, ACTS_SHOWN),
  ]);
  const lines = [...asApp.lines, ...asProject.lines]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, ACTS_SHOWN);
  return { project, moderation: queue.items[0] ?? null, acts: await nameLines(lines) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const { id } = await readOr404(params.id ?? "");
  const form = await readForm(request);
  try {
    await context.countAct("administer");
    if (!form.has("do")) {
      const { reason } = checkFields(form, z.object({ reason: reasonField }));
      await openToRead(admin.id, id, reason);
      return redirect(adminFilesPath(id), { status: 303 });
    }
    const decision = readDecision({ ...Object.fromEntries(form), subject: `app:${id}` });
    if (typeof decision === "string") throw badRequest(decision);
    const isDone = await moderate(admin, decision);
    const title = isDone ? DONE[decision.action] : "That had been done already";
    return redirectWithFlash(adminAppPath(id), { title });
  } catch (error) {
    const failure = toAppError(error);
    return data(refusedAct(form, failure), { status: failure.status });
  }
}

async function readOr404(projectId: string) {
  const project = await findProject(projectId);
  if (!project) throw new Response(null, { status: 404 });
  return project;
}

export default function AdminApp() {
  const shown = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as RefusedAct | null;
  return <AppView frame={useRootData()} {...shown} refused={refused} />;
}
