import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  confirmAddress,
  findConfirmation,
} from "~/community/notifications/mail/mail-settings.server";
import { notificationSettingsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Confirm your email address", noindex: true });

const keyOf = (request: Request) => new URL(request.url).searchParams.get("key") ?? "";

/** Opening the link changes nothing: programs that look through mails open them too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await findConfirmation(keyOf(request));
  return data({ address: found?.address ?? null }, { status: found ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  const isDone = await confirmAddress(keyOf(request));
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function ConfirmMail() {
  const { address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow">
        {answer?.isDone ? (
          <>
            <h1>Confirmed</h1>
            <p>From now on you get mails of what you are told.</p>
          </>
        ) : address ? (
          <>
            <h1>Confirm your email address</h1>
            <p>Notifications shall go to {address}.</p>
            <form method="post" className="button-row">
              <Button type="submit" variant="primary">
                Confirm
              </Button>
            </form>
          </>
        ) : (
          <>
            <h1>This link has run out</h1>
            <p>It was used already, or it is too old. Your settings have a new one for you.</p>
          </>
        )}
        <p>
          <ButtonLink href={notificationSettingsPath} variant="quiet">
            Notification settings
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
