import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { browserName } from "~/accounts/browser-name";
import { emailSchema } from "~/accounts/email-address";
import { MailLinkForm } from "~/accounts/mailed-links/mail-link-form";
import { LINK_MINUTES } from "~/accounts/mailed-links/mailed-link-rules";
import { mailLink } from "~/accounts/mailed-links/mailed-links.server";
import { readAdmission } from "~/accounts/registration/admission.server";
import { SignInStep } from "~/accounts/sign-in-step";
import { countMailTo } from "~/http/limits/sign-in-attempts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { mailer } from "~/platform/mail/mail.server";
import { loginPathTo, mailLoginPath, safeReturnPath } from "~/platform/urls";
import { pageMeta } from "~/ui/page-meta";

export const meta = pageMeta({ title: "Log in by email", path: mailLoginPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
  if (!mailer.isOn) throw redirect(loginPathTo(returnTo));
  return { returnTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const returnTo = safeReturnPath(form.get("returnTo"));
  if (!mailer.isOn) throw redirect(loginPathTo(returnTo));
  const typed = String(form.get("email") ?? "");
  const refuse = (message: string, status = 400) =>
    data({ typed, returnTo, errors: { email: message } }, { status });
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "That is no address.");
  const email = parsed.data;
  try {
    await context.countAct("mail-link");
    await countMailTo(email, context.network);
    const askedIn = browserName(request.headers.get("User-Agent"));
    const admission = await readAdmission(request);
    await mailLink({ email, userId: null, returnTo, askedIn, admission });
  } catch (error) {
    const failure = toAppError(error);
    return refuse(failure.message, failure.status);
  }
  return redirectWithFlash(loginPathTo(returnTo), {
    title: "Look into your mailbox.",
    description: `A link is on its way to ${email}. It works once, within ${LINK_MINUTES} minutes.`,
  });
}

export default function MailLogin() {
  const { returnTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInStep
      title="Log in by email"
      hint="We mail you a link that logs you in. No password, and no account needed before."
      returnTo={refused?.returnTo ?? returnTo}
      errors={refused?.errors}
    >
      <MailLinkForm
        returnTo={refused?.returnTo ?? returnTo}
        email={refused?.typed ?? ""}
        error={refused?.errors.email}
      />
    </SignInStep>
  );
}
