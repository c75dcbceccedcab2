import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { unsubscribe } from "~/community/notifications/mail/mail-settings.server";
import { notificationSettingsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Unsubscribe", noindex: true });

/** Opening the link changes nothing: programs that look through mails open them too. */
export function loader() {
  return null;
}

/**
 * Ends the mails, for whoever has the link, signed in or not. Mail programs press it by themselves
 * (RFC 8058): the answer is no redirect, and the same whatever they send with it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const isDone = await unsubscribe(new URL(request.url).searchParams.get("key") ?? "");
  return data({ isDone }, { status: isDone ? 200 : 404 });
}

export default function Unsubscribe() {
  const answer = useActionData<typeof action>();
  return (
    <Page frame={useRootData()}>
      <div className="page-width narrow">
        {answer ? (
          <>
            <h1>{answer.isDone ? "You get no more mails" : "This link is not known"}</h1>
            <p>
              {answer.isDone
                ? "What you are told is on your page of notifications all the same."
                : "It may have been cut short. Your settings end the mails as well."}
            </p>
          </>
        ) : (
          <>
            <h1>Unsubscribe</h1>
            <p>You get no more mails of notifications. You find them on your page all the same.</p>
            <form method="post" className="button-row">
              <Button type="submit" variant="primary">
                Unsubscribe
              </Button>
            </form>
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
