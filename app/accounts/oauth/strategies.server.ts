import { createHash } from "node:crypto";
import { type GitHubProfile, GitHubStrategy } from "remix-auth-github";
import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import { z } from "zod";
import { askForJson, exchangeCode } from "./ask-bounded.server";
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

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

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

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    const { tokenURL, clientID, clientSecret } = this;
    const at = { tokenURL, clientID, clientSecret };
    return this.getAccessToken(await exchangeCode(at, code, params));
  }

  protected override async userProfile(token: string): Promise<GoogleProfile> {
    const { userInfoURL } = providerAddresses("google");
    const _json = await askForJson(userInfoURL, { Authorization: `Bearer ${token}` });
    return { provider: "google", _json } as GoogleProfile;
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

  protected override async fetchAccessToken(code: string, params: URLSearchParams) {
    const { tokenURL, clientID, clientSecret } = this;
    const at = { tokenURL, clientID, clientSecret };
    return this.getAccessToken(await exchangeCode(at, code, params));
  }

  protected override async userProfile(token: string): Promise<GitHubProfile> {
    const { userInfoURL } = providerAddresses("github");
    const headers = {
      Accept: "application/vnd.github.v3+json",
      Authorization: `token ${token}`,
      "User-Agent": "sayso",
    };
    const _json = await askForJson(userInfoURL, headers);
    const listed = emailsSchema.parse(await askForJson(`${userInfoURL}/emails`, headers));
    const verified = listed.filter((one) => one.verified);
    const primary = verified.find((one) => one.primary) ?? verified[0];
    const emails = primary ? [{ value: primary.email }] : [];
    return { provider: "github", emails, _json } as GitHubProfile;
  }
}

function withChallenge(params: URLSearchParams, { verifier }: Pkce): URLSearchParams {
  params.set("code_challenge", createHash("sha256").update(verifier).digest("base64url"));
  params.set("code_challenge_method", "S256");
  return params;
}
