import {
  codeLoginPath,
  joinPath,
  privacyPath,
  providerLoginPath,
  signInStepPath,
  termsPath,
} from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MailLinkForm } from "./mailed-links/mail-link-form";
import { PROVIDER_NAMES, type Provider } from "./oauth/provider";
import { ProviderMark } from "./provider-mark";
import { JoiningNotice } from "./registration/joining-notice";
import { canJoin, type Joining } from "./registration/registration-words";

interface LoginChoicesProps {
  /** The providers that this server has keys for. */
  providers: readonly Provider[];
  /** Whether links can be mailed. */
  mail: boolean;
  /** Whether this browser could make an account. */
  joining: Joining;
  /** A path of this product. */
  returnTo: string;
}

/**
 * The ways to sign in: the same on the login page and in the dialog. Providers are links to a page
 * of their own; wallets and passkeys live in the browser, so their buttons wait for a script
 * (`data-wallet-login` and `data-return-to` hold where to go afterwards).
 */
export function LoginChoices({ providers, mail, joining, returnTo }: LoginChoicesProps) {
  return (
    <div className="login-choices" data-login-choices>
      <JoiningNotice joining={joining} />
      {providers.map((provider) => (
        <ButtonLink key={provider} href={providerLoginPath(provider, returnTo)} wide>
          <ProviderMark provider={provider} />
          Continue with {PROVIDER_NAMES[provider]}
        </ButtonLink>
      ))}
      <div className="login-choices__wallet" data-wallet-login={returnTo}>
        <Button wide>
          <Icon name="wallet" />
          Continue with Phantom
        </Button>
        <p className="small muted">Or any other Solana wallet that this browser has.</p>
      </div>
      <div className="login-choices__passkey needs-script">
        <Button wide data-passkey="login" data-return-to={returnTo}>
          <Icon name="key" />
          Continue with a passkey
        </Button>
        {canJoin(joining) ? (
          <p className="small muted">
            New here? <a href={signInStepPath(joinPath, returnTo)}>Create a passkey account</a>
          </p>
        ) : null}
      </div>
      <noscript>
        <p className="notice">
          Logging in with a Solana wallet or a passkey needs JavaScript, which is switched off in
          this browser.
        </p>
      </noscript>
      {mail ? (
        <>
          <p className="or">or</p>
          <MailLinkForm returnTo={returnTo} />
        </>
      ) : null}
      <p className="login-choices__lost small muted">
        Lost your way in? <a href={signInStepPath(codeLoginPath, returnTo)}>Use a recovery code</a>
      </p>
      <p className="small muted">
        By logging in you agree to the <a href={termsPath}>Terms of Service</a> and the{" "}
        <a href={privacyPath}>Privacy Policy</a>.
      </p>
    </div>
  );
}
