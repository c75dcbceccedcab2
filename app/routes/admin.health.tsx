import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { actOnHealth, healthActSchema } from "~/admin/health/health-acts.server";
import { readHealth } from "~/admin/health/read-health.server";
import type { RefusedAct } from "~/admin-page/act-form";
import { HealthView } from "~/admin-page/health-view";
import { refusedAct } from "~/admin-page/read-act.server";
import { toAppError } from "~/http/requests/error-response.server";
import { builder, packageInstaller } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { adminHealthPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Jobs and health", path: adminHealthPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const own = { builds: builder.load, packageStore: await packageInstaller.storeBytes() };
  return { health: await readHealth(own), now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  try {
    await context.countAct("administer");
    const title = await actOnHealth(admin.id, checkFields(form, healthActSchema));
    return redirectWithFlash(adminHealthPath, { title });
  } catch (error) {
    const failure = toAppError(error);
    return data(refusedAct(form, failure), { status: failure.status });
  }
}

export default function HealthPage() {
  const shown = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as RefusedAct | null;
  return <HealthView frame={useRootData()} {...shown} refused={refused} />;
}
