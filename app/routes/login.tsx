import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { devLoginSchema, findDevUser, offersDevLogin } from "~/accounts/dev-login.server";
import { DevLoginForm } from "~/accounts/dev-login-form";
import { LoginChoices } from "~/accounts/login-choices";
import { offeredProviders } from "~/accounts/oauth/provider-keys.server";
import { readAdmission, readJoining } from "~/accounts/registration/admission.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { readViewer } from "~/accounts/viewer.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { mailer } from "~/platform/mail/mail.server";
import { settings } from "~/platform/settings/settings.server";
import { loginPath, projectsPath, safeReturnPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({
  title: "Log in",
  description: "Log in to keep your projects, publish them and export them.",
  path: loginPath,
  noindex: true,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
  const { user } = await readViewer(request);
  if (user) throw redirect(returnTo);
  return {
    providers: offeredProviders(),
    mail: mailer.isOn,
    devLogin: offersDevLogin({ request, ...context }),
    joining: await readJoining(request),
    returnTo,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const name = String(form.get("name") ?? "");
  const parsed = devLoginSchema.safeParse({ name });
  const offered = offersDevLogin({ request, ...context });
  if (!offered || !parsed.success) {
    const message = offered
      ? (parsed.error?.issues[0]?.message ?? "Please use another name.")
      : "Development login is not offered here.";
    return data({ name, errors: { [offered ? "name" : ""]: message } }, { status: 400 });
  }
  try {
    const { id } = await findDevUser(
      { request, ...context },
      parsed.data.name,
      await readAdmission(request),
    );
    const headers = await signInBrowser(request, id, "dev");
    const flash = { title: "Login successful", description: `Welcome to ${settings.APP_NAME}!` };
    return redirectWithFlash(safeReturnPath(form.get("returnTo")), flash, headers);
  } catch (error) {
    const { message, status } = toAppError(error);
    return data({ name, errors: { "": message } }, { status });
  }
}

export default function Login() {
  const { providers, mail, devLogin, joining, returnTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const frame = useRootData();
  return (
    <Page frame={frame} path={loginPath}>
      <div className="page-width narrow">
        <div className="stack">
          <h1>Log in to {frame.appName}</h1>
          <p className="muted">Keep your projects, publish them and export them.</p>
        </div>
        <section className="card panel" aria-label="Ways to log in">
          <LoginChoices providers={providers} mail={mail} joining={joining} returnTo={returnTo} />
        </section>
        {devLogin ? (
          <DevLoginForm
            returnTo={returnTo}
            name={refused?.name ?? ""}
            errors={refused?.errors ?? null}
          />
        ) : (
          <ErrorSummary errors={refused?.errors} title="That did not work" />
        )}
        <p className="or">or</p>
        <ButtonLink href={projectsPath} variant="quiet" wide>
          Try Free without an account
        </ButtonLink>
      </div>
    </Page>
  );
}
