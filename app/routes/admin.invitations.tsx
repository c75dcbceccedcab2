import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import {
  invitationActSchema,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from "~/accounts/registration/invitations.server";
import type { RefusedAct } from "~/admin-page/act-form";
import { InvitationsView } from "~/admin-page/invitations-view";
import { refusedAct } from "~/admin-page/read-act.server";
import { toAppError } from "~/http/requests/error-response.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { settings } from "~/platform/settings/settings.server";
import { adminInvitationsPath, invitationPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Invitations", path: adminInvitationsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { registration: settings.REGISTRATION, invitations: await listInvitations() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await readForm(request);
  try {
    await context.countAct("administer");
    const asked = checkFields(form, invitationActSchema);
    if (asked.intent === "revoke") {
      await revokeInvitation(admin.id, asked);
      return redirectWithFlash(adminInvitationsPath, { title: "The invitation was taken back" });
    }
    // Shown in this answer alone: a redirect would have to keep the link somewhere.
    const secret = await makeInvitation(admin.id, asked);
    return data({ made: `${env.APP_URL}${invitationPath(secret)}`, refused: null });
  } catch (error) {
    const failure = toAppError(error);
    return data({ made: null, refused: refusedAct(form, failure) }, { status: failure.status });
  }
}

export default function InvitationsPage() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const refused = (answer?.refused ?? null) as RefusedAct | null;
  return (
    <InvitationsView
      frame={useRootData()}
      {...shown}
      made={answer?.made ?? null}
      refused={refused}
    />
  );
}
