import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import {
  clearSetting,
  saveSettings,
  settingsActSchema,
  typedSettings,
} from "~/admin/settings/change-settings.server";
import { readShownSettings } from "~/admin/settings/read-settings.server";
import type { RefusedAct } from "~/admin-page/act-form";
import { refusedAct } from "~/admin-page/read-act.server";
import { SettingsView } from "~/admin-page/settings-view";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { adminSettingsPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Settings", path: adminSettingsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { settings: readShownSettings() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  try {
    await context.countAct("administer");
    const { clear, reason } = checkFields(form, settingsActSchema);
    const title = clear
      ? await clearSetting(admin.id, clear, reason)
      : await saveSettings(admin.id, typedSettings(form), reason);
    return redirectWithFlash(adminSettingsPath, { title });
  } catch (error) {
    const failure = toAppError(error);
    return data(refusedAct(form, failure), { status: failure.status });
  }
}

export default function SettingsPage() {
  const { settings } = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as RefusedAct | null;
  return <SettingsView frame={useRootData()} settings={settings} refused={refused} />;
}
