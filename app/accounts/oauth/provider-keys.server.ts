import { env } from "~/platform/env.server";
import { PROVIDERS, type Provider } from "./provider";

/** What is needed to ask a provider. */
export interface ProviderKeys {
  clientID: string;
  clientSecret: string;
  callbackURL: string;
}

/** Where a provider answers. */
export interface ProviderAddresses {
  authorizationURL: string;
  tokenURL: string;
  userInfoURL: string;
}

/** A provider's keys, or null when it is not set up. */
export function readProviderKeys(provider: Provider): ProviderKeys | null {
  const [clientID, clientSecret] =
    provider === "google"
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET]
      : [env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET];
  if (!clientID || !clientSecret) return null;
  return { clientID, clientSecret, callbackURL: `${env.APP_URL}/api/auth/${provider}/callback` };
}

/** The providers that this server offers. */
export function offeredProviders(): Provider[] {
  return PROVIDERS.filter((provider) => readProviderKeys(provider) !== null);
}

/** The real addresses, or the same paths below the one of a provider under test. */
export function providerAddresses(provider: Provider): ProviderAddresses {
  if (provider === "google") {
    const base = env.OAUTH_GOOGLE_URL;
    return {
      authorizationURL: `${base ?? "https://accounts.google.com"}/o/oauth2/v2/auth`,
      tokenURL: `${base ?? "https://oauth2.googleapis.com"}/token`,
      userInfoURL: `${base ?? "https://www.googleapis.com"}/oauth2/v3/userinfo`,
    };
  }
  const base = env.OAUTH_GITHUB_URL;
  return {
    authorizationURL: `${base ?? "https://github.com"}/login/oauth/authorize`,
    tokenURL: `${base ?? "https://github.com"}/login/oauth/access_token`,
    userInfoURL: `${base ?? "https://api.github.com"}/user`,
  };
}
