import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  findInvitation,
  INVITATION_COOKIE_SECONDS,
  rememberInvitation,
} from "~/accounts/registration/admission.server";
import { readViewer } from "~/accounts/viewer.server";
import { settings } from "~/platform/settings/settings.server";
import { invitationPath, loginPath, projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({
  title: "Your invitation",
  path: invitationPath("…"),
  noindex: true,
});

/** Opening an invitation uses nothing up: it is remembered by the browser, and counts when an account is made. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const secret = params.secret ?? "";
  const invitation = await findInvitation(secret);
  const { user } = await readViewer(request);
  const shown = {
    state: invitation ? (invitation.isOpen ? "open" : "over") : "none",
    registration: settings.REGISTRATION,
    name: user?.name ?? null,
    days: INVITATION_COOKIE_SECONDS / (24 * 60 * 60),
  };
  const isRemembered = shown.state === "open" && !user && shown.registration === "invitation";
  return data(shown, {
    status: invitation?.isOpen ? 200 : 404,
    ...(isRemembered ? { headers: { "Set-Cookie": rememberInvitation(secret) } } : {}),
  });
}

export default function InvitationPage() {
  const shown = useLoaderData<typeof loader>();
  const frame = useRootData();
  return (
    <Page frame={frame}>
      <div className="page-width narrow">
        <Told appName={frame.appName} {...shown} />
      </div>
    </Page>
  );
}

function Told({
  appName,
  state,
  registration,
  name,
  days,
}: ReturnType<typeof useLoaderData<typeof loader>> & { appName: string }) {
  if (name !== null) {
    return (
      <>
        <h1>You are here already</h1>
        <p>
          You are logged in as <strong>{name}</strong>, so you need no invitation. It was not used:
          you can give the link to somebody else.
        </p>
        <ButtonLink href={projectsPath} variant="primary">
          My Projects
        </ButtonLink>
      </>
    );
  }
  if (state !== "open") {
    return (
      <>
        <h1>This invitation opens nothing</h1>
        <p>
          {state === "over"
            ? "It was used up or taken back, or it has run out. Please ask whoever gave it to you for another one."
            : "Please check that you have the whole link, or ask whoever gave it to you for another one."}
        </p>
        <ButtonLink href={loginPath}>Log in</ButtonLink>
      </>
    );
  }
  if (registration === "closed") {
    return (
      <>
        <h1>Please come back later</h1>
        <p>
          Your invitation to {appName} is good, but no new accounts are made here at the moment.
          Nothing was used up.
        </p>
        <ButtonLink href="/">Have a look around</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1>You are invited to {appName}</h1>
      <p>
        {registration === "open"
          ? "Everybody can join at the moment, so your invitation is not even needed."
          : `Choose a way to log in, and your account is made with it. This browser remembers the invitation for ${days} days.`}
      </p>
      <ButtonLink href={loginPath} variant="primary">
        Create your account
      </ButtonLink>
    </>
  );
}
