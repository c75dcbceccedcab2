import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import { consentPage } from "./oauth-consent";

/** Somebody who has an account at the provider. */
export interface ProviderPerson {
  id: string;
  email: string;
  /** Whether the provider has verified the email. */
  verified: boolean;
  name: string;
}

/** What the provider was asked at its front door, kept until the code is exchanged. */
interface Grant {
  person: ProviderPerson;
  clientId: string;
  redirectUri: string;
}

export const OAUTH_KEYS = {
  GOOGLE_CLIENT_ID: "google-client",
  GOOGLE_CLIENT_SECRET: "google-secret",
  GITHUB_CLIENT_ID: "github-client",
  GITHUB_CLIENT_SECRET: "github-secret",
};
const SECRETS: Record<string, string | undefined> = {
  [OAUTH_KEYS.GOOGLE_CLIENT_ID]: OAUTH_KEYS.GOOGLE_CLIENT_SECRET,
  [OAUTH_KEYS.GITHUB_CLIENT_ID]: OAUTH_KEYS.GITHUB_CLIENT_SECRET,
};

/**
 * Google and GitHub as a local server: oauth2-mock-server behind the two providers' addresses and
 * habits. It insists on what a real one may let pass: state, PKCE with S256, the registered client,
 * the same redirect address twice, and each code once.
 */
export class OAuthServer {
  /** What is wrong with the provider at the moment, if anything. */
  mood: "well" | "down" | "slow" | "broken" | "endless" = "well";
  /** Answers without an end that are still being read. */
  endless = 0;
  readonly #provider = new OAuth2Server();
  readonly #grants = new Map<string, Grant>();
  readonly #people = new Map<string, ProviderPerson>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(port = 0): Promise<OAuthServer> {
    const server = new OAuthServer();
    await server.#provider.issuer.keys.generate("RS256");
    await new Promise<void>((resolve) => server.#server.listen(port, "127.0.0.1", resolve));
    server.#provider.issuer.url = server.url;
    server.#watch();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The environment of a product that signs people in here. */
  get settings(): Record<string, string> {
    return { ...OAUTH_KEYS, OAUTH_GOOGLE_URL: this.url, OAUTH_GITHUB_URL: this.url };
  }

  /** Lets a person agree at the address the product has sent them to. Answers the way back. */
  async agree(authorizeUrl: string, person: ProviderPerson): Promise<string> {
    const url = new URL(authorizeUrl);
    url.pathname = "/consent";
    url.searchParams.set("answer", "allow");
    for (const [name, value] of Object.entries(person)) {
      url.searchParams.set(`person_${name}`, String(value));
    }
    const answer = await fetch(url, { redirect: "manual" });
    const location = answer.headers.get("location");
    if (!location) throw new Error(`The provider refused: ${answer.status} ${await answer.text()}`);
    return location;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.url);
    switch (url.pathname) {
      case "/o/oauth2/v2/auth":
      case "/login/oauth/authorize":
        return consentPage(url, response, wrongRequest(url.searchParams));
      case "/consent":
        return this.#consent(url, request, response);
    }
    if (this.mood === "down") return void request.socket.destroy();
    if (this.mood === "slow") return;
    if (this.mood === "endless") return this.#neverEnd(response);
    if (this.mood === "broken") {
      response.writeHead(503, { "content-type": "text/html" });
      return void response.end("<h1>We are sorry</h1>");
    }
    switch (url.pathname) {
      case "/login/oauth/access_token":
        return this.#exchangeAsGitHub(request, response);
      case "/user":
        return this.#tell(request, response, ({ id, name }) => ({
          id: Number(id),
          login: name.toLowerCase(),
          name,
          email: null,
          avatar_url: `${this.url}/avatar.png`,
        }));
      case "/user/emails":
        return this.#tell(request, response, ({ email, verified }) => [
          { email: `second.${email}`, primary: false, verified },
          { email, primary: true, verified },
        ]);
      case "/oauth2/v3/userinfo":
        request.url = "/userinfo";
    }
    this.#provider.service.requestHandler(request, response);
  }

  #neverEnd(response: ServerResponse): void {
    this.endless += 1;
    const line = "x".repeat(50_000);
    const timer = setInterval(() => response.write(line), 2);
    response.on("close", () => {
      clearInterval(timer);
      this.endless -= 1;
    });
  }

  #consent(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const asked = url.searchParams;
    const wrong = wrongRequest(asked);
    if (wrong) {
      consentPage(url, response, wrong);
    } else if (asked.get("answer") === "allow") {
      request.url = `/authorize${url.search}`;
      this.#provider.service.requestHandler(request, response);
    } else {
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("state", asked.get("state") ?? "");
      response.writeHead(302, { location: back.href });
      response.end();
    }
  }

  /** Ties codes and tokens to people, and refuses what the package alone would let pass. */
  #watch(): void {
    const { service } = this.#provider;
    // Two tokens of one second would be the same, and with that two people.
    service.on("beforeTokenSigning", ({ payload }) => {
      payload.jti = randomUUID();
    });
    service.on("beforeAuthorizeRedirect", ({ url }, request) => {
      const asked = new URL(request.url ?? "", this.url).searchParams;
      this.#grants.set(url.searchParams.get("code") ?? "", {
        person: {
          id: asked.get("person_id") ?? "",
          email: asked.get("person_email") ?? "",
          verified: asked.get("person_verified") === "true",
          name: asked.get("person_name") ?? "",
        },
        clientId: asked.get("client_id") ?? "",
        redirectUri: asked.get("redirect_uri") ?? "",
      });
    });
    service.on("beforeResponse", (answer, request) => {
      const { code, client_id, client_secret, redirect_uri, code_verifier } =
        request.body as unknown as Record<string, string>;
      const grant = this.#grants.get(code ?? "");
      this.#grants.delete(code ?? "");
      const isRight =
        grant &&
        code_verifier &&
        grant.clientId === client_id &&
        grant.redirectUri === redirect_uri &&
        SECRETS[grant.clientId] === client_secret;
      if (isRight) {
        this.#people.set((answer.body as { access_token: string }).access_token, grant.person);
      } else {
        answer.statusCode = 400;
        answer.body = { error: "invalid_grant" };
      }
    });
    service.on("beforeUserinfo", (answer, request) => {
      const person = this.#personOf(request);
      answer.statusCode = person ? 200 : 401;
      answer.body = person
        ? {
            sub: person.id,
            email: person.email,
            email_verified: person.verified,
            name: person.name,
            picture: `${this.url}/avatar.png`,
          }
        : { error: "invalid_token" };
    });
  }

  /** GitHub answers in form encoding, and a refusal with 200. */
  async #exchangeAsGitHub(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${this.url}/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: Buffer.concat(chunks),
    });
    const token = answer.ok ? ((await answer.json()) as { access_token: string }) : null;
    response.setHeader("content-type", "application/x-www-form-urlencoded; charset=utf-8");
    response.end(
      String(
        new URLSearchParams(
          token
            ? { access_token: token.access_token, scope: "user:email", token_type: "bearer" }
            : { error: "bad_verification_code" },
        ),
      ),
    );
  }

  #tell(
    request: IncomingMessage,
    response: ServerResponse,
    describe: (person: ProviderPerson) => unknown,
  ): void {
    const person = this.#personOf(request);
    response.statusCode = person ? 200 : 401;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(person ? describe(person) : { message: "Bad credentials" }));
  }

  #personOf(request: IncomingMessage): ProviderPerson | undefined {
    return this.#people.get(request.headers.authorization?.split(" ")[1] ?? "");
  }
}

/** What a provider would refuse about the way a person is sent to it. */
function wrongRequest(asked: URLSearchParams): string | null {
  if (!SECRETS[asked.get("client_id") ?? ""]) return "This client is not registered.";
  if (asked.get("response_type") !== "code") return "Only codes are given here.";
  if ((asked.get("state") ?? "").length < 16) return "The state is missing.";
  if (asked.get("code_challenge_method") !== "S256") return "The challenge is not S256.";
  if (!/^[\w-]{43}$/.test(asked.get("code_challenge") ?? "")) return "The challenge is missing.";
  if (!/\/api\/auth\/(?:google|github)\/callback$/.test(asked.get("redirect_uri") ?? "")) {
    return "The way back is not registered.";
  }
  return null;
}
