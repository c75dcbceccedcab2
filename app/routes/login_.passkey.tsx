import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readJoining } from "~/accounts/registration/admission.server";
import { JoiningNotice } from "~/accounts/registration/joining-notice";
import { SignInStep } from "~/accounts/sign-in-step";
import { PERSON_NAME_LENGTH } from "~/accounts/user";
import { readViewer } from "~/accounts/viewer.server";
import { readForm } from "~/platform/form.server";
import { joinPath, privacyPath, safeReturnPath, termsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";

export const meta = pageMeta({
  title: "Create an account with a passkey",
  path: joinPath,
  noindex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
  const { user } = await readViewer(request);
  if (user) throw redirect(returnTo);
  return { returnTo, joining: await readJoining(request) };
}

/** Only a script can make a passkey: the form says so, and keeps what was typed. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return data(
    {
      name: String(form.get("name") ?? "").slice(0, PERSON_NAME_LENGTH),
      errors: {
        "": "Passkeys need JavaScript, which is switched off in this browser. No account was made.",
      },
    },
    { status: 400 },
  );
}

export default function JoinWithPasskey() {
  const { returnTo, joining } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInStep
      title="Create an account"
      hint="Your device makes a passkey and keeps it. You log in with your finger, face or screen lock: no password, no email, no other service."
      returnTo={returnTo}
      errors={refused?.errors}
    >
      <JoiningNotice joining={joining} />
      <form method="post" className="stack">
        <Field
          label="Name"
          name="name"
          autoComplete="nickname"
          required
          hint="Others see it beside what you publish and write. You can change it later."
          maxLength={PERSON_NAME_LENGTH}
          defaultValue={refused?.name ?? ""}
        />
        <Button
          type="submit"
          variant="primary"
          wide
          data-passkey="join"
          data-return-to={returnTo}
          className="needs-script"
        >
          <Icon name="key" />
          Create account
        </Button>
      </form>
      <noscript>
        <p className="notice">
          Passkeys need JavaScript, which is switched off in this browser. There are other ways to
          log in.
        </p>
      </noscript>
      <p className="small muted">
        By creating an account you agree to the <a href={termsPath}>Terms of Service</a> and the{" "}
        <a href={privacyPath}>Privacy Policy</a>.
      </p>
    </SignInStep>
  );
}
