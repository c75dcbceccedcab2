import { createHash } from "node:crypto";
import { GitHubStrategy } from "remix-auth-github";
import { GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import type { Provider, ProviderProfile } from "./provider";
import { type ProviderKeys, providerAddresses } from "./provider-keys.server";

/** remix-auth-oauth2 1.x knows state, not PKCE (RFC 7636): the strategies below add it. */
interface Pkce {
  /** 43 URL-safe characters; stays here until the code is exchanged. */
  verifier: string;
}

/** Google's is a text of digits, GitHub's a number. */
const providerId = z
  .union([z.string().regex(/^[\x21-\x7e]{1,255}$/), z.number().int()])
  .transform(String);
const email = z.string().email().max(254).toLowerCase();
const googleSchema = z.object({
  sub: providerId,
  // One that we cannot store is as good as none.
  email: email.optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  name: z.string().optional(),
});
const githubSchema = z.object({
  id: providerId,
  login: z.string().optional(),
  name: z.string().nullish(),
});

/** A strategy for one sign-in: it carries that sign-in's secret. Its user is a profile, no row. */
export function createStrategy(provider: Provider, keys: ProviderKeys, pkce: Pkce) {
  return provider === "google" ? new Google(keys, pkce) : new GitHub(keys, pkce);
}

class Google extends GoogleStrategy<ProviderProfile> {
  readonly #pkce: Pkce;

  constructor(keys: ProviderKeys, pkce: Pkce) {
    super({ ...keys, prompt: "select_account" }, async ({ profile }) => {
      const person = googleSchema.parse(profile._json);
      const isVerified = String(person.email_verified) === "true";
      return {
        provider: "google",
        providerId: person.sub,
        email: isVerified ? (person.email ?? null) : null,
        name: person.name ?? null,
      };
    });
    this.#pkce = pkce;
    // The package takes no other addresses, and one under test has them.
    Object.assign(this, providerAddresses("google"));
  }

  protected override authorizationParams(): URLSearchParams {
    return withChallenge(super.authorizationParams(), this.#pkce);
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.#pkce.verifier });
  }
}

class GitHub extends GitHubStrategy<ProviderProfile> {
  readonly #pkce: Pkce;

  constructor(keys: ProviderKeys, pkce: Pkce) {
    const { userInfoURL, ...addresses } = providerAddresses("github");
    super(
      { ...keys, ...addresses, userInfoURL, userEmailsURL: `${userInfoURL}/emails` },
      async ({ profile }) => {
        const person = githubSchema.parse(profile._json);
        // The package has dropped the unverified ones and put the primary one first.
        const primary = email.safeParse(profile.emails[0]?.value);
        return {
          provider: "github",
          providerId: person.id,
          email: primary.success ? primary.data : null,
          name: person.name || person.login || null,
        };
      },
    );
    this.#pkce = pkce;
  }

  protected override authorizationParams(): URLSearchParams {
    return withChallenge(super.authorizationParams(), this.#pkce);
  }

  protected override tokenParams(): URLSearchParams {
    return new URLSearchParams({ code_verifier: this.#pkce.verifier });
  }
}

function withChallenge(params: URLSearchParams, { verifier }: Pkce): URLSearchParams {
  params.set("code_challenge", createHash("sha256").update(verifier).digest("base64url"));
  params.set("code_challenge_method", "S256");
  return params;
}
