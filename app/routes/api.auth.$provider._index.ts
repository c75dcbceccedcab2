import { redirect } from "@remix-run/node";
import { askProvider } from "~/accounts/oauth/ask-provider.server";
import { isProvider } from "~/accounts/oauth/provider";
import { readProviderKeys } from "~/accounts/oauth/provider-keys.server";
import { SignInProblem } from "~/accounts/oauth/sign-in-problem";
import { apiRoute } from "~/http/api/api-route.server";
import { refuseSignIn } from "~/http/api/sign-in-answers.server";
import { env } from "~/platform/env.server";
import { notFound } from "~/platform/errors";
import { loginPathTo, safeReturnPath } from "~/platform/urls";

/**
 * Sends a person to a provider: to sign in, or, when they are signed in, to add that way of signing
 * in to their account.
 */
export const { loader, action } = apiRoute({
  async GET({ request, viewer, param }) {
    const provider = param("provider");
    if (!isProvider(provider)) throw notFound("There is no such way to sign in.");
    const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"));
    if (!readProviderKeys(provider)) {
      return refuseSignIn(request, new SignInProblem("off", provider), { viewer, returnTo });
    }
    if (isCausedElsewhere(request)) return redirect(`${env.APP_URL}${loginPathTo(returnTo)}`);
    return askProvider(request, { provider, returnTo, linkTo: viewer.user?.id ?? null });
  },
});

/**
 * Whether a page of another site, or of this one under another name, has sent the browser here.
 * Such a page must not start to add its own login to a person's account, and what this browser
 * remembers under another name would be missing on the way back.
 */
function isCausedElsewhere(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === null) return false;
  const isHome = request.headers.get("Host") === new URL(env.APP_URL).host;
  return !isHome || (site !== "same-origin" && site !== "none");
}
