import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { becomeFirstAdmin, isFirstAdminToken } from "~/accounts/first-admin.server";
import { rememberInvitation } from "~/accounts/registration/admission.server";
import { readViewer } from "~/accounts/viewer.server";
import { toAppError } from "~/http/requests/error-response.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { settings } from "~/platform/settings/settings.server";
import { accountPath, firstAdminPath, loginPathTo } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({
  title: "First administrator",
  path: firstAdminPath("…"),
  noindex: true,
});

/** Opening the link changes nothing, and names nobody. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const isValid = await isFirstAdminToken(token);
  const { user } = await readViewer(request);
  const login = loginPathTo(firstAdminPath(token));
  // Where accounts are by invitation, this link is one.
  const isRemembered = isValid && !user && settings.REGISTRATION !== "open";
  const headers = isRemembered ? { "Set-Cookie": rememberInvitation(token) } : undefined;
  const shown = { isValid, name: user?.name ?? null, login };
  return data(shown, { status: isValid ? 200 : 404, ...(headers ? { headers } : {}) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  try {
    const { user } = await readViewer(request);
    if (!user) throw new AppError(401, "Please log in first. Nothing was changed.");
    await becomeFirstAdmin(user.id, params.token ?? "");
  } catch (error) {
    const { message, status } = toAppError(error);
    return data({ errors: { "": message } }, { status });
  }
  return redirectWithFlash(accountPath, {
    title: "You are the administrator",
    description: "The link is used up. Others can be named with ADMIN_EMAILS and ADMIN_WALLETS.",
  });
}

export default function FirstAdministrator() {
  const { isValid, name, login } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const frame = useRootData();
  return (
    <Page frame={frame}>
      <div className="page-width narrow">
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        {isValid ? (
          <Invitation appName={frame.appName} name={name} login={login} />
        ) : (
          <>
            <h1>This link does nothing</h1>
            <p>It was used already, there is an administrator, or it was never printed here.</p>
          </>
        )}
      </div>
    </Page>
  );
}

function Invitation({
  appName,
  name,
  login,
}: {
  appName: string;
  name: string | null;
  login: string;
}) {
  return (
    <>
      <h1>Look after {appName}</h1>
      <p>
        Nobody is the administrator of this installation yet. Whoever has this link can become it,
        once; then the link does nothing any more.
      </p>
      {name === null ? (
        <div className="button-row">
          <ButtonLink href={login} variant="primary">
            Log in or create an account first
          </ButtonLink>
        </div>
      ) : (
        <form method="post" className="stack">
          <p>
            You are logged in as <strong>{name}</strong>.
          </p>
          <div className="button-row">
            <Button type="submit" variant="primary">
              Become the administrator
            </Button>
            <ButtonLink href="/">Not now</ButtonLink>
          </div>
        </form>
      )}
    </>
  );
}
