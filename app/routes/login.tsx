import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { devLoginSchema, findDevUser } from "~/accounts/dev-login.server";
import { DevLoginForm } from "~/accounts/dev-login-form";
import { startSession } from "~/accounts/sessions.server";
import { readViewer } from "~/accounts/viewer.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { loginPath, projectsPath, safeReturnPath } from "~/platform/paths";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { useRootData } from "~/ui/root-data";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Log in · ${data?.appName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
  const { user } = await readViewer(request);
  if (user) throw redirect(returnTo);
  return { appName: env.APP_NAME, devLogin: env.DEV_LOGIN, returnTo };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const name = String(form.get("name") ?? "");
  const parsed = devLoginSchema.safeParse({ name });
  if (!env.DEV_LOGIN || !parsed.success) {
    const message = env.DEV_LOGIN
      ? (parsed.error?.issues[0]?.message ?? "Please use another name.")
      : "Development login is switched off on this server.";
    return data({ name, errors: { [env.DEV_LOGIN ? "name" : ""]: message } }, { status: 400 });
  }
  const { id } = await findDevUser(parsed.data.name);
  const headers = new Headers({ "Set-Cookie": await startSession(request, id, "dev") });
  return redirectWithFlash(
    safeReturnPath(form.get("returnTo")),
    { title: "Login successful", description: `Welcome to ${env.APP_NAME}!` },
    headers,
  );
}

export default function Login() {
  const { devLogin, returnTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const frame = useRootData();
  return (
    <Page frame={frame} path={loginPath}>
      <div className="page-width narrow">
        <div className="stack">
          <h1>Log in to {frame.appName}</h1>
          <p className="muted">Keep your projects on the server, publish them and export them.</p>
        </div>
        {devLogin ? (
          <DevLoginForm
            returnTo={returnTo}
            name={refused?.name ?? ""}
            errors={refused?.errors ?? null}
          />
        ) : (
          <Notice kind="warning" title="No way to log in is set up here yet">
            <p>
              This server has no sign-in provider. You can still build: trial projects need no
              account and stay in your browser.
            </p>
          </Notice>
        )}
        <p className="or">or</p>
        <ButtonLink href={projectsPath} wide>
          Try Free without an account
        </ButtonLink>
      </div>
    </Page>
  );
}
