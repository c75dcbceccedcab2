import { PROVIDER_NAMES, type Provider } from "~/accounts/oauth/provider";
import type { ListedPasskey } from "~/accounts/passkeys/passkeys.server";
import { ProviderMark } from "~/accounts/provider-mark";
import { accountPath, providerLoginPath, walletPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { AccountSection, IntentButton } from "./account-section";
import { PasskeyRows } from "./passkey-rows";
import { MailRow, RecoveryRow } from "./recovery-rows";

interface SignInsSectionProps {
  logins: readonly { id: string; provider: Provider; email: string | null }[];
  /** Providers that this server offers. */
  providers: readonly Provider[];
  wallet: { connected: boolean; address: string | null; verified: boolean };
  passkeys: readonly ListedPasskey[];
  /** Where links are mailed to; null where no mails are sent. */
  mail: { email: string | null; emailVerified: boolean } | null;
  codesLeft: number;
}

/** The ways into the account. */
export function SignInsSection({
  logins,
  providers,
  wallet,
  passkeys,
  mail,
  codesLeft,
}: SignInsSectionProps) {
  const missing = providers.filter(
    (provider) => !logins.some((login) => login.provider === provider),
  );
  return (
    <AccountSection
      id="sign-ins"
      title="Ways to log in"
      hint="Any of them opens this account; have two. The last one cannot be removed."
    >
      <ul className="account__rows">
        {logins.map(({ id, provider, email }) => (
          <li className="account__row" key={id}>
            <ProviderMark provider={provider} />
            <span className="account__what">
              <strong>{PROVIDER_NAMES[provider]}</strong>
              {email ? <span className="muted"> {email}</span> : null}
            </span>
            <IntentButton
              intent="remove-login"
              id={id}
              label={`Remove ${PROVIDER_NAMES[provider]} ${email ?? ""}`}
            >
              Remove
            </IntentButton>
          </li>
        ))}
        {missing.map((provider) => (
          <li className="account__row" key={provider}>
            <ProviderMark provider={provider} />
            <span className="account__what">
              <strong>{PROVIDER_NAMES[provider]}</strong>
              <span className="muted"> not connected</span>
            </span>
            <ButtonLink small href={providerLoginPath(provider, accountPath)}>
              Connect {PROVIDER_NAMES[provider]}
            </ButtonLink>
          </li>
        ))}
        <WalletRow wallet={wallet} />
        <PasskeyRows passkeys={passkeys} />
        {mail ? <MailRow {...mail} /> : null}
        <RecoveryRow left={codesLeft} />
      </ul>
    </AccountSection>
  );
}

function WalletRow({ wallet }: Pick<SignInsSectionProps, "wallet">) {
  return (
    <li className="account__row">
      <Icon name="wallet" />
      <span className="account__what">
        <strong>Solana wallet</strong>{" "}
        {wallet.address ? (
          <>
            <span className={wallet.verified ? "badge badge--accent" : "badge"}>
              {wallet.verified ? "verified" : "not verified"}
            </span>
            <code className="account__address">{wallet.address}</code>
            {wallet.verified ? null : (
              <span className="muted">
                It counts for nothing until it has signed that it is yours.
              </span>
            )}
          </>
        ) : (
          <span className="muted">not connected</span>
        )}
      </span>
      {wallet.connected ? <IntentButton intent="remove-wallet">Remove wallet</IntentButton> : null}
      {wallet.verified ? null : (
        <ButtonLink small href={walletPath} data-opens="wallet">
          {wallet.connected ? "Verify" : "Connect wallet"}
        </ButtonLink>
      )}
    </li>
  );
}
