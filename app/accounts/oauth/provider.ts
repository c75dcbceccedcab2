/** Who can vouch for a person. */
export const PROVIDERS = ["google", "github"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A provider's name, as people know it. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: "Google", github: "GitHub" };

export function isProvider(text: unknown): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}

/** What a provider says of a person. */
export interface ProviderProfile {
  provider: Provider;
  /** The provider's own id of the person. */
  providerId: string;
  /** In lower case, and only when the provider has verified it. */
  email: string | null;
  name: string | null;
}
