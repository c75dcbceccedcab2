import { privacyPath, providerLoginPath, termsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PROVIDER_NAMES, type Provider } from "./oauth/provider";
import { ProviderMark } from "./provider-mark";

interface LoginChoicesProps {
  /** The providers that this server has keys for. */
  providers: readonly Provider[];
  /** A path of this product. */
  returnTo: string;
}

/**
 * The ways to sign in: the same on the login page and in the dialog. Providers are links to a page
 * of their own; a wallet lives in the browser, so its button waits for a script
 * (`data-wallet-login` holds where to go afterwards).
 */
export function LoginChoices({ providers, returnTo }: LoginChoicesProps) {
  return (
    <div className="login-choices" data-login-choices>
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
      <noscript>
        <p className="notice">
          Logging in with a Solana wallet needs JavaScript, which is switched off in this browser.
        </p>
      </noscript>
      <p className="small muted">
        By logging in you agree to the <a href={termsPath}>Terms of Service</a> and the{" "}
        <a href={privacyPath}>Privacy Policy</a>.
      </p>
    </div>
  );
}
