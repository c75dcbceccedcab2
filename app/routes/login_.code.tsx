import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TYPED_LENGTH } from "~/accounts/recovery/recovery-code-form";
import { signInWithCode } from "~/accounts/recovery/recovery-codes.server";
import { SignInStep } from "~/accounts/sign-in-step";
import { signInBrowser } from "~/accounts/signed-in-browser.server";
import { attemptSignIn, countSignIn } from "~/http/limits/sign-in-attempts.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { accountPath, codeLoginPath, safeReturnPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { pageMeta } from "~/ui/page-meta";

export const meta = pageMeta({ title: "Use a recovery code", path: codeLoginPath, noindex: true });

export function loader({ request }: LoaderFunctionArgs) {
  return { returnTo: safeReturnPath(new URL(request.url).searchParams.get("returnTo")) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const returnTo = safeReturnPath(form.get("returnTo"), accountPath);
  const typed = String(form.get("code") ?? "");
  const refuse = (code: string, status = 400) =>
    data({ typed: typed.slice(0, TYPED_LENGTH), returnTo, errors: { code } }, { status });
  if (typed.trim() === "") return refuse("Please type one of your recovery codes.");
  try {
    const { userId, left } = await attemptSignIn(context.network, () => signInWithCode(typed));
    await countSignIn(userId);
    const title = "You are logged in, and this code is used up.";
    const description = `You have ${left} left. Add another way to log in on your account page.`;
    const headers = await signInBrowser(request, userId, "code");
    return redirectWithFlash(accountPath, { title, description }, headers);
  } catch (error) {
    const failure = toAppError(error);
    return refuse(failure.fields?.code ?? failure.message, failure.status);
  }
}

export default function CodeLogin() {
  const { returnTo } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInStep
      title="Use a recovery code"
      hint="For when you have lost every other way in. Each code works once."
      returnTo={refused?.returnTo ?? returnTo}
      errors={refused?.errors}
    >
      <form method="post" className="stack">
        <input type="hidden" name="returnTo" value={refused?.returnTo ?? returnTo} />
        <Field
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={TYPED_LENGTH}
          placeholder="xxxx-xxxx-xxxx-xxxx"
          defaultValue={refused?.typed ?? ""}
          {...(refused ? { error: refused.errors.code } : {})}
        />
        <Button type="submit" variant="primary" wide>
          Log in
        </Button>
      </form>
    </SignInStep>
  );
}
