import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { requireMember } from "~/account-page/require-member.server";
import { CODES } from "~/accounts/recovery/recovery-code-form";
import { readCodes, renewCodes } from "~/accounts/recovery/recovery-codes.server";
import { toAppError } from "~/http/requests/error-response.server";
import { env } from "~/platform/env.server";
import { accountPath, recoveryCodesPath, safeReturnPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Recovery codes", path: recoveryCodesPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, recoveryCodesPath);
  const { left } = await readCodes(user.id);
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get("returnTo"), accountPath);
  return { left, returnTo, host: new URL(env.APP_URL).host };
}

/** The codes are in this answer alone: what is stored are their digests. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, recoveryCodesPath);
  try {
    await context.countAct("change-account");
  } catch (error) {
    const { message, status } = toAppError(error);
    return data({ codes: null, errors: { "": message } }, { status });
  }
  const codes = await renewCodes(user.id);
  return data({ codes, errors: undefined }, { headers: { "Cache-Control": "no-store" } });
}

export default function RecoveryCodes() {
  const { left, returnTo, host } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const isNew = returnTo !== accountPath;
  if (made?.codes) {
    return (
      <AccountStep title="Your recovery codes" errors={undefined} isOnTheWay>
        <p>
          Keep them where you keep important papers, or in a password manager. Each logs you in to{" "}
          {host} once. <strong>They are not shown again.</strong>
        </p>
        <ol className="recovery-codes">
          {made.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="button-row">
          <ButtonLink href={returnTo} variant="primary">
            I have kept them
          </ButtonLink>
        </div>
      </AccountStep>
    );
  }
  return (
    <AccountStep title="Recovery codes" errors={made?.errors} isOnTheWay={isNew}>
      <p>
        Recovery codes let you in when the device with your passkey is lost, or a provider locks you
        out. There are {CODES}, each works once, and they are shown once.
      </p>
      {left > 0 ? (
        <Notice kind="warning" title={`You have ${left} left`}>
          <p>New codes take their place: the ones you have stop working.</p>
        </Notice>
      ) : null}
      <form method="post" className="button-row">
        <Button type="submit" variant="primary">
          {left > 0 ? "Make new codes" : "Show me my codes"}
        </Button>
        {isNew ? (
          <ButtonLink href={returnTo} variant="quiet">
            Later
          </ButtonLink>
        ) : null}
      </form>
    </AccountStep>
  );
}
