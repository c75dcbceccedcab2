import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStep } from "~/account-page/account-step";
import { requireMember } from "~/account-page/require-member.server";
import { productOrigin } from "~/accounts/product-origin.server";
import { sessionIdOf } from "~/accounts/sessions.server";
import { walletConnectSchema } from "~/accounts/wallet-schema";
import { connectWallet, readWallet } from "~/accounts/wallets.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { walletPath } from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Solana wallet", path: walletPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireMember(request, walletPath);
  return { wallet: await readWallet(user.id) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, walletPath);
  const typed = String((await readForm(request)).get("walletAddress") ?? "");
  const refuse = (message: string, status = 400) =>
    data({ typed, errors: { walletAddress: message } }, { status });
  if (typed.trim() === "") return refuse("Please enter your Solana wallet address");
  const parsed = walletConnectSchema.safeParse({ walletAddress: typed });
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "That is no address.");
  try {
    await context.countAct("connect-wallet");
    const { message } = await connectWallet(user.id, parsed.data, {
      origin: productOrigin(request),
      sessionId: sessionIdOf(request.headers.get("Cookie")),
    });
    return redirectWithFlash(walletPath, { title: "Wallet Connected!", description: message });
  } catch (error) {
    const { message, status } = toAppError(error);
    return refuse(message, status === 429 || status >= 500 ? status : 400);
  }
}

export default function Wallet() {
  const { wallet } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AccountStep title="Solana wallet" errors={refused?.errors}>
      {wallet.address ? (
        <Notice
          kind={wallet.verified ? "info" : "warning"}
          icon="wallet"
          title={wallet.verified ? "Connected and verified" : "Saved, not verified"}
        >
          <p>
            <code className="account__address">{wallet.address}</code>
          </p>
        </Notice>
      ) : null}
      <p>
        A wallet counts once it has signed a message that it is yours. That takes a wallet extension
        and JavaScript; it moves nothing and costs nothing.
      </p>
      <div className="button-row needs-script">
        <ButtonLink href={walletPath} variant="primary" data-opens="wallet">
          Sign with a wallet
        </ButtonLink>
      </div>
      <form method="post" className="stack">
        <Field
          label="Wallet address"
          name="walletAddress"
          autoComplete="off"
          spellCheck={false}
          hint="Saved as not verified until its wallet signs."
          defaultValue={refused?.typed ?? ""}
          maxLength={100}
          {...(refused ? { error: refused.errors.walletAddress } : {})}
        />
        <div className="button-row">
          <Button type="submit">Save address</Button>
        </div>
      </form>
    </AccountStep>
  );
}
