import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LINK_MINUTES } from "~/accounts/mailed-links/mailed-link-rules";
import { openLink } from "~/accounts/mailed-links/mailed-links.server";
import { addEmailByLink, signInByLink } from "~/accounts/mailed-links/mailed-sign-in.server";
import { UsedLink, WaitingLink } from "~/accounts/mailed-links/opened-link";
import { readAdmission } from "~/accounts/registration/admission.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { readViewer } from "~/accounts/viewer.server";
import { attemptSignIn, countSignIn } from "~/http/limits/sign-in-attempts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { settings } from "~/platform/settings/settings.server";
import { mailedLinkPath } from "~/platform/urls";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Your link", path: mailedLinkPath("…"), noindex: true });

/** Programs that read mails open every link in them: opening one changes nothing. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await readViewer(request);
  const link = await openLink(params.secret ?? "");
  if (!link) return data({ link: null, viewer: null }, { status: 400 });
  const { userId, admission: _, ...shown } = link;
  const adds = userId !== null;
  const viewer = user && { name: user.name, isOwner: user.id === userId };
  return data({ link: { ...shown, adds }, viewer });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const secret = params.secret ?? "";
  try {
    const link = await openLink(secret);
    if (link && link.userId !== null) return await addEmail(request, secret);
    const admission = await readAdmission(request);
    const signedIn = await attemptSignIn(context.network, () => signInByLink(secret, admission));
    await countSignIn(signedIn.userId);
    return redirectWithFlash(
      signedIn.link.returnTo,
      { title: "Login successful", description: `Welcome to ${settings.APP_NAME}!` },
      await signInBrowser(request, signedIn.userId, "mail"),
    );
  } catch (error) {
    const { message, status } = toAppError(error);
    return data({ errors: { "": message } }, { status });
  }
}

async function addEmail(request: Request, secret: string): Promise<Response> {
  const { user } = await readViewer(request);
  if (!user) throw new AppError(401, "Please log in to your account first, then use the link.");
  const { email, returnTo } = await addEmailByLink(secret, user.id);
  const description = `${email} is confirmed as yours.`;
  return redirectWithFlash(returnTo, { title: "Email added", description });
}

export default function MailedLink() {
  const { link, viewer } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const frame = useRootData();
  return (
    <Page frame={frame}>
      <div className="page-width narrow">
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        {link ? (
          <WaitingLink link={link} viewer={viewer} appName={frame.appName} />
        ) : (
          <UsedLink minutes={LINK_MINUTES} isSignedIn={frame.user !== null} />
        )}
      </div>
    </Page>
  );
}
