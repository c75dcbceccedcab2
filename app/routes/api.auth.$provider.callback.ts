import { linkProvider, signInWithProvider } from "~/accounts/identities.server";
import { hearProvider } from "~/accounts/oauth/ask-provider.server";
import { forgetFlow, readFlow } from "~/accounts/oauth/flow.server";
import { isProvider, PROVIDER_NAMES } from "~/accounts/oauth/provider";
import { SignInProblem } from "~/accounts/oauth/sign-in-problem";
import { readAdmission } from "~/accounts/registration/admission.server";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { apiRoute } from "~/http/api/api-route.server";
import { refuseSignIn } from "~/http/api/sign-in-answers.server";
import { countSignIn } from "~/http/limits/sign-in-attempts.server";
import { notFound } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { settings } from "~/platform/settings/settings.server";
import { projectsPath } from "~/platform/urls";

/** Where a provider sends a person back to. Whatever comes of it, the sign-in is used up. */
export const { loader, action } = apiRoute({
  async GET({ request, viewer, param }) {
    const provider = param("provider");
    if (!isProvider(provider)) throw notFound("There is no such way to sign in.");
    const flow = await readFlow(request, provider);
    const returnTo = flow?.returnTo ?? projectsPath;
    const headers = new Headers({ "Set-Cookie": forgetFlow() });
    try {
      if (!flow) throw new SignInProblem("state", provider);
      const profile = await hearProvider(request, flow);
      if (flow.linkTo !== null) {
        if (viewer.user?.id !== flow.linkTo) throw new SignInProblem("switched", provider);
        await linkProvider(flow.linkTo, profile);
        const flash = {
          title: `${PROVIDER_NAMES[provider]} connected`,
          description: "From now on you can log in with it.",
        };
        return redirectWithFlash(returnTo, flash, headers);
      }
      const userId = await signInWithProvider(profile, await readAdmission(request));
      await countSignIn(userId);
      for (const cookie of (await signInBrowser(request, userId, provider)).getSetCookie()) {
        headers.append("Set-Cookie", cookie);
      }
      const flash = { title: "Login successful", description: `Welcome to ${settings.APP_NAME}!` };
      return redirectWithFlash(returnTo, flash, headers);
    } catch (error) {
      return refuseSignIn(request, error, { viewer, returnTo, headers });
    }
  },
});
