import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { readCursor } from "~/community/notifications/notification-cursor";
import {
  listNotifications,
  markNotifications,
} from "~/community/notifications/notification-list.server";
import { notificationsFormSchema } from "~/community/notifications/notifications-form";
import { NotificationsPage } from "~/community/notifications/notifications-page";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { notificationsPath } from "~/platform/urls";
import notificationStyles from "~/styles/notifications.css";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: notificationStyles };

export const meta = pageMeta({ title: "Notifications", path: notificationsPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, notificationsPath);
  const after = readCursor(new URL(request.url).searchParams.get("after"));
  const readAt = new Date().toISOString();
  return { ...(await listNotifications(user.id, after)), isFirst: after === null, readAt };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireMember(request, notificationsPath);
  const parsed = notificationsFormSchema.safeParse(Object.fromEntries(await readForm(request)));
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  if (!parsed.success) {
    const title = "The form could not be understood. Nothing was changed.";
    return redirectWithFlash(here, { title, kind: "error" });
  }
  await markNotifications(user.id, parsed.data);
  const isAll = parsed.data.intent === "read-all";
  return redirectWithFlash(here, { title: isAll ? "All are marked as read" : "Marked as read" });
}

export default function Notifications() {
  const frame = useRootData();
  return (
    <Page frame={frame} path={notificationsPath}>
      <div className="page-width notifications">
        <NotificationsPage {...useLoaderData<typeof loader>()} unread={frame.user?.unread ?? 0} />
      </div>
    </Page>
  );
}
