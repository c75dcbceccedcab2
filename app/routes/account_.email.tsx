import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { requireMember } from "~/account-page/require-member.server";
import { browserName } from "~/accounts/browser-name";
import { emailSchema } from "~/accounts/email-address";
import { EmailField } from "~/accounts/mailed-links/email-field";
import { LINK_MINUTES } from "~/accounts/mailed-links/mailed-link-rules";
import { mailLink } from "~/accounts/mailed-links/mailed-links.server";
import { readContact } from "~/accounts/profile.server";
import { countMailTo } from "~/http/limits/sign-in-attempts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { mailer } from "~/platform/mail/mail.server";
import { accountEmailPath, accountPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";

export const meta = pageMeta({ title: "Your email", path: accountEmailPath, noindex: true });

/** An account that has a confirmed address keeps it: a borrowed session must not take it over. */
async function requireNoEmail(request: Request) {
  const user = await requireMember(request, accountEmailPath);
  const contact = await readContact(user.id);
  if (!mailer.isOn || contact.emailVerified) throw redirect(accountPath);
  return { user, email: contact.email };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireNoEmail(request);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, email: stored } = await requireNoEmail(request);
  const typed = String((await readForm(request)).get("email") ?? "");
  const refuse = (message: string, status = 400) =>
    data({ typed, errors: { email: message } }, { status });
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "That is no address.");
  const email = parsed.data;
  if (stored !== null && stored !== email) {
    return refuse(`Your account has ${stored}, which is not confirmed. Please confirm that one.`);
  }
  try {
    await context.countAct("mail-link");
    await countMailTo(email, context.network);
    const askedIn = browserName(request.headers.get("User-Agent"));
    await mailLink({ email, userId: user.id, returnTo: accountPath, askedIn });
  } catch (error) {
    const failure = toAppError(error);
    return refuse(failure.message, failure.status);
  }
  return redirectWithFlash(accountPath, {
    title: "Look into your mailbox.",
    description: `A link is on its way to ${email}. Open it within ${LINK_MINUTES} minutes to confirm the address.`,
  });
}

export default function AccountEmail() {
  const refused = useActionData<typeof action>();
  return (
    <AccountStep title="Add your email" errors={refused?.errors}>
      <p>
        We mail you a link; opening it confirms that the address is yours. From then on you can log
        in by a mailed link. It is shown to nobody.
      </p>
      <form method="post" className="stack">
        <EmailField typed={refused?.typed ?? ""} error={refused?.errors.email} />
        <div className="button-row">
          <Button type="submit" variant="primary">
            Email me a link
          </Button>
        </div>
      </form>
    </AccountStep>
  );
}
