import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import { readDecision } from "~/community/moderation/decision";
import { DONE } from "~/community/moderation/done";
import { moderate } from "~/community/moderation/moderate.server";
import { readQueuePage } from "~/community/moderation/queue-page.server";
import { QueueView } from "~/community/moderation/queue-view";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { adminReportsPath, moderationLogPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Reports", path: adminReportsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const shown = await readQueuePage(searchParams);
  // The last of a later page was decided: the list goes on at its beginning.
  if (shown.items.length === 0 && searchParams.has("after")) {
    throw redirect(`${adminReportsPath}?show=${shown.queue}`);
  }
  return shown;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const moderator = await requireAdmin(request);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (error: string, status: number) => {
    const [subject, reason, note] = [form.subject, form.reason, form.note].map((field) =>
      String(field ?? ""),
    );
    return data({ subject, reason, note, error }, { status });
  };
  const decision = readDecision(form);
  if (typeof decision === "string") return refuse(decision, 400);
  try {
    await context.countAct("moderate");
    const isDone = await moderate(moderator, decision);
    const title = isDone ? DONE[decision.action] : "That had been done already";
    return redirectWithFlash(backTo(request), { title });
  } catch (error) {
    const { message, status } = toAppError(error);
    return refuse(message, status);
  }
}

export default function Reports() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AdminPage
      frame={useRootData()}
      title="Reports"
      place={adminReportsPath}
      aside={<a href={moderationLogPath}>Public log</a>}
    >
      <QueueView {...shown} refused={(refused as QueueRefusal | undefined) ?? null} />
    </AdminPage>
  );
}

type QueueRefusal = { subject: string; reason: string; note: string; error: string };

/** The same list, from where it was. */
function backTo(request: Request): string {
  return `${adminReportsPath}${new URL(request.url).search}`;
}
