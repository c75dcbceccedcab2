import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { mailFormSchema } from "~/community/notifications/mail/mail-form";
import type { MailFrequency } from "~/community/notifications/mail/mail-frequency";
import { MailSection } from "~/community/notifications/mail/mail-section";
import { readMailWish, saveMailWish } from "~/community/notifications/mail/mail-settings.server";
import { countPushDevices } from "~/community/notifications/push/push-devices.server";
import { PushSection } from "~/community/notifications/push/push-section";
import { countMailTo } from "~/http/limits/sign-in-attempts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { mailedBy } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { notificationSettingsPath, notificationsPath } from "~/platform/urls";
import notificationStyles from "~/styles/notifications.css";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: notificationStyles, scripts: ["push"] };

export const meta = pageMeta({
  title: "Notification settings",
  path: notificationSettingsPath,
  noindex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireMember(request, notificationSettingsPath);
  return {
    mail: mailedBy.mailer.isOn ? await readMailWish(id) : null,
    devices: await countPushDevices(id),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireMember(request, notificationSettingsPath);
  const form = Object.fromEntries(await readForm(request));
  const typed = {
    address: String(form.address ?? ""),
    frequency: String(form.frequency ?? "never") as MailFrequency,
  };
  const parsed = mailFormSchema.safeParse(form);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? "The form could not be understood.";
    return data({ typed, errors: { address: message } }, { status: 400 });
  }
  try {
    if (parsed.data.frequency !== "never") await context.countAct("ask-for-mails");
    const { isLinkSent } = await saveMailWish(id, parsed.data, {
      ...mailedBy,
      countMailTo: (address) => countMailTo(address, context.network),
    });
    const title = isLinkSent ? "Check your mail" : "Your choice was saved";
    const description = isLinkSent
      ? `We sent a link to ${parsed.data.address}. Open it to begin.`
      : undefined;
    return redirectWithFlash(notificationSettingsPath, { title, description });
  } catch (error) {
    const { message, status, fields } = toAppError(error);
    return data({ typed, errors: fields ?? { "": message } }, { status });
  }
}

export default function NotificationSettings() {
  const { mail, devices } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors: Record<string, string> | undefined = refused?.errors;
  return (
    <Page frame={useRootData()} path={notificationsPath}>
      <div className="page-width notifications">
        <div>
          <BackLink href={notificationsPath}>Back to notifications</BackLink>
          <h1>Notification settings</h1>
        </div>
        <ErrorSummary errors={errors} title="That did not work" />
        <p>
          You are told when somebody mentions you, replies where you have written, or accepts your
          answer. On each thread and in each room you choose whether that is everything, mentions,
          or nothing.
        </p>
        {mail ? (
          <MailSection wish={{ ...mail, ...refused?.typed }} error={errors?.address} />
        ) : (
          <p className="muted">This installation sends no mails.</p>
        )}
        <PushSection devices={devices} />
      </div>
    </Page>
  );
}
