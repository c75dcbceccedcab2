import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppAnswer, AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { OAuthServer, type ProviderPerson } from "../support/oauth-server";
import { TestWallet } from "../support/test-wallet";

type Provider = "google" | "github";
const PAGE = { accept: "text/html,*/*" };

let app: AppServer;
let oauth: OAuthServer;
let people = 0;

beforeAll(async () => {
  oauth = await OAuthServer.start();
  app = await AppServer.start({ ...oauth.settings, ADMIN_EMAILS: "Boss@Example.com" });
});
afterEach(() => {
  oauth.mood = "well";
});
afterAll(async () => {
  await app.stop();
  await oauth.stop();
});

/** Somebody nobody has seen before. */
function someone(details: Partial<ProviderPerson> = {}): ProviderPerson {
  people += 1;
  const id = String(1_000 + people);
  return { id, email: `p${id}@example.com`, verified: true, name: `Person ${id}`, ...details };
}

/** Goes to the provider. Answers the address the product sends to. */
async function leave(browser: AppClient, provider: Provider, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  const answer = await browser.get(`/api/auth/${provider}${query}`, PAGE);
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}

/** Comes back from the provider. */
function arrive(browser: AppClient, callback: string, headers = PAGE): Promise<AppAnswer> {
  const { pathname, search } = new URL(callback);
  return browser.get(`${pathname}${search}`, headers);
}

/** The whole way to the provider and back. */
async function signIn(
  browser: AppClient,
  provider: Provider,
  person: ProviderPerson,
  returnTo?: string,
): Promise<AppAnswer> {
  return arrive(browser, await oauth.agree(await leave(browser, provider, returnTo), person));
}

async function me(browser: AppClient) {
  return (await browser.get("/api/auth/me")).body;
}

/** What the next page tells the person. */
function told(answer: AppAnswer): string {
  const flash = (answer.headers["set-cookie"] ?? []).find((line) => line.includes("sayso_flash"));
  const value = decodeURIComponent(/sayso_flash=([^;]*)/.exec(flash ?? "")?.[1] ?? "{}");
  const { title, description } = JSON.parse(value);
  return `${title} ${description}`;
}

function expectBackAtLogin(answer: AppAnswer, sentence: RegExp, login = "/login"): void {
  expect([answer.status, answer.headers.location]).toEqual([303, login]);
  expect(told(answer)).toMatch(sentence);
  expect((answer.headers["set-cookie"] ?? []).join()).not.toContain("sayso_session");
}

test("nobody is called as an administrator's address, who has not come yet", async () => {
  const nameOf = async (details: Partial<ProviderPerson>) => {
    const browser = app.visitor();
    await signIn(browser, "google", someone(details));
    return (await me(browser)).name;
  };
  expect(await nameOf({ name: "B0ss", email: "eve@example.com" })).toBe("eve");
  expect(await nameOf({ name: "", email: "boss@elsewhere.example" })).toBe("Member");
  expect(await nameOf({ name: "Boss Nova", email: "nova@example.com" })).toBe("Boss Nova");
  expect(await nameOf({ name: "The Boss", email: "boss@example.com" })).toBe("The Boss");
});

describe.each(["google", "github"] as const)("signing in with %s", (provider) => {
  test("sends the person there with state and an S256 challenge, and remembers it in this browser", async () => {
    const browser = app.visitor();
    const answer = await browser.get(`/api/auth/${provider}`);
    expect(answer.status).toBe(302);
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(oauth.url);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: `${provider}-client`,
      redirect_uri: `${app.origin}/api/auth/${provider}/callback`,
      code_challenge_method: "S256",
    });
    expect(asked.state?.length).toBeGreaterThanOrEqual(16);
    expect(asked.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(asked.scope).toContain("email");
    expect(url.href).not.toContain("secret");
    const [cookie] = answer.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^sayso_oauth=[^;]+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });

  test("makes an account the first time, finds it again, and leads back", async () => {
    const person = someone();
    const browser = app.visitor();
    const answer = await signIn(browser, provider, person, "/generate?tab=recent#top");
    expect([answer.status, answer.headers.location]).toEqual([303, "/generate?tab=recent#top"]);
    expect(told(answer)).toBe("Login successful Welcome to Sayso!");
    expect(await me(browser)).toMatchObject({
      name: person.name,
      email: person.email,
      imageUrl: null,
      isAdmin: false,
    });
    expect(browser.cookies.has("sayso_oauth")).toBe(false);
    const again = app.visitor();
    await signIn(again, provider, { ...person, email: "new-address@example.com" });
    expect((await me(again)).id).toBe((await me(browser)).id);
  });

  test("needs an email that the provider has verified", async () => {
    const person = someone({ verified: false });
    const browser = app.visitor();
    expectBackAtLogin(await signIn(browser, provider, person), /no verified email address/);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    // Nothing was half-made: once verified, it is a first sign-in.
    await signIn(browser, provider, { ...person, verified: true });
    expect((await me(browser)).email).toBe(person.email);
  });

  test("comes to nothing when the person does not agree", async () => {
    const browser = app.visitor();
    const asked = new URL(await leave(browser, provider, "/generate"));
    const state = asked.searchParams.get("state");
    const back = `/api/auth/${provider}/callback?error=access_denied&state=${state}`;
    const answer = await browser.get(back, PAGE);
    expectBackAtLogin(answer, /You did not allow/, "/login?returnTo=%2Fgenerate");
    const page = await browser.get("/login?returnTo=%2Fgenerate");
    expect(page.text).toContain("You did not allow");
  });

  test("is refused with a missing or wrong state", async () => {
    const person = someone();
    const callback = async (browser: AppClient) =>
      new URL(await oauth.agree(await leave(browser, provider), person));
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.delete("state"),
      (url) => url.searchParams.set("state", ""),
      (url) => url.searchParams.set("state", "x".repeat(36)),
    ];
    for (const change of changes) {
      const browser = app.visitor();
      const url = await callback(browser);
      change(url);
      expectBackAtLogin(await arrive(browser, url.href), /did not begin in this browser/);
    }
    const nowhere = await app.visitor().get(`/api/auth/${provider}/callback`);
    expect([nowhere.status, nowhere.body.code]).toEqual([400, "state"]);
    const other = provider === "google" ? "github" : "google";
    const browser = app.visitor();
    const mixed = (await callback(browser)).href.replace(`auth/${provider}`, `auth/${other}`);
    expectBackAtLogin(await arrive(browser, mixed), /did not begin in this browser/);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
  });

  test("does not work in another browser than it began in", async () => {
    const attacker = app.visitor();
    const callback = await oauth.agree(await leave(attacker, provider), someone());
    const victim = app.visitor();
    expectBackAtLogin(await arrive(victim, callback), /did not begin in this browser/);
    // Not even where the victim is on the way to the provider too.
    await leave(victim, provider);
    expectBackAtLogin(await arrive(victim, callback), /did not begin in this browser/);
  });

  test("refuses a forged or altered cookie", async () => {
    const browser = app.visitor();
    const callback = await oauth.agree(await leave(browser, provider), someone());
    const cookie = decodeURIComponent(browser.cookies.get("sayso_oauth") ?? "");
    const [body = "", signature] = cookie.split(".");
    const altered = Buffer.from(body, "base64").toString().replace("/projects", "//evil.example");
    const forged = `${Buffer.from(altered).toString("base64")}.${signature}`;
    for (const value of [forged, body, "x", "%"]) {
      browser.cookies.set("sayso_oauth", encodeURIComponent(value));
      expectBackAtLogin(await arrive(browser, callback), /did not begin in this browser/);
    }
  });

  test("works once: neither the address nor the provider's code can be used again", async () => {
    const browser = app.visitor();
    const person = someone();
    const callback = await oauth.agree(await leave(browser, provider), person);
    const remembered = browser.cookies.get("sayso_oauth") ?? "";
    expect((await arrive(browser, callback)).headers.location).toBe("/projects");
    const replay = await arrive(app.visitor(), callback);
    expectBackAtLogin(replay, /did not begin in this browser/);
    const thief = app.visitor();
    thief.cookies.set("sayso_oauth", remembered);
    expectBackAtLogin(await arrive(thief, callback), /may have been used already/);
  });

  test("needs the verifier of the same sign-in", async () => {
    const browser = app.visitor();
    const first = await oauth.agree(await leave(browser, provider), someone());
    const second = new URL(await oauth.agree(await leave(browser, provider), someone()));
    second.searchParams.set("code", new URL(first).searchParams.get("code") ?? "");
    const answer = await arrive(browser, second.href);
    expect([answer.status, answer.headers.location]).toEqual([303, "/login"]);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
  });

  test.each([
    "down",
    "broken",
    "endless",
  ] as const)("says so when the provider is %s", async (mood) => {
    const browser = app.visitor();
    const person = someone();
    const callback = await oauth.agree(await leave(browser, provider), person);
    oauth.mood = mood;
    expectBackAtLogin(await arrive(browser, callback), /did not answer as it should/);
    // What does not end is not read on for somebody who has gone.
    await expect.poll(() => oauth.endless).toBe(0);
    oauth.mood = "well";
    await signIn(browser, provider, person);
    expect((await me(browser)).email).toBe(person.email);
  });
});

test("a provider that takes too long is not waited for, whichever it is", async () => {
  const sentBack = await Promise.all(
    (["google", "github"] as const).map(async (provider) => {
      const browser = app.visitor();
      return [browser, await oauth.agree(await leave(browser, provider), someone())] as const;
    }),
  );
  oauth.mood = "slow";
  for (const answer of await Promise.all(sentBack.map(([browser, to]) => arrive(browser, to)))) {
    expectBackAtLogin(answer, /did not answer as it should/);
  }
});

describe("one account with several logins", () => {
  test("is found by an email that both providers have verified", async () => {
    const person = someone();
    const first = app.visitor();
    await signIn(first, "google", person);
    const second = app.visitor();
    await signIn(second, "github", { ...person, id: "77001", email: person.email.toUpperCase() });
    expect((await me(second)).id).toBe((await me(first)).id);
  });

  test("is not entered with an email that the other provider has not verified", async () => {
    const person = someone();
    const owner = app.visitor();
    await signIn(owner, "google", person);
    const thief = app.visitor();
    const stolen = someone({ email: person.email, verified: false });
    expectBackAtLogin(await signIn(thief, "github", stolen), /no verified email/);
    expect((await thief.get("/api/auth/me")).status).toBe(401);
  });

  test("gets another one while the person is signed in, whatever its email", async () => {
    const browser = app.visitor();
    const person = someone();
    await signIn(browser, "google", person);
    const { id } = await me(browser);
    const hub = someone({ email: "work@example.org" });
    const answer = await signIn(browser, "github", hub, "/account");
    expect(answer.headers.location).toBe("/account");
    expect(told(answer)).toMatch(/GitHub connected/);
    expect(await me(browser)).toMatchObject({ id, email: person.email });
    const elsewhere = app.visitor();
    await signIn(elsewhere, "github", hub);
    expect((await me(elsewhere)).id).toBe(id);
  });

  test("does not get one that belongs to another account", async () => {
    const hub = someone();
    const other = app.visitor();
    await signIn(other, "github", hub);
    const browser = app.visitor();
    await signIn(browser, "google", someone());
    const before = await me(browser);
    const answer = await signIn(browser, "github", hub, "/projects");
    expect(answer.headers.location).toBe("/projects");
    expect(told(answer)).toMatch(/already belongs to another account/);
    expect(await me(browser)).toEqual(before);
    const again = app.visitor();
    await signIn(again, "github", hub);
    expect((await me(again)).id).toBe((await me(other)).id);
  });

  test("does not get one because another site sends the browser to the provider", async () => {
    const browser = app.visitor();
    await signIn(browser, "google", someone());
    for (const site of ["cross-site", "same-site"]) {
      const headers = { ...PAGE, "sec-fetch-site": site };
      const answer = await browser.get("/api/auth/github", headers);
      expect([answer.status, answer.headers.location]).toEqual([302, `${app.origin}/login`]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    const own = { ...PAGE, "sec-fetch-site": "same-origin" };
    expect((await browser.get("/api/auth/github", own)).headers.location).toContain(oauth.url);
  });

  test("does not get one that was asked for by somebody who has left since", async () => {
    const browser = app.visitor();
    await signIn(browser, "google", someone());
    const callback = await oauth.agree(await leave(browser, "github"), someone());
    await browser.json("POST", "/api/auth/logout");
    expectBackAtLogin(await arrive(browser, callback), /You were logged out/);
    const next = app.visitor();
    await signIn(next, "google", someone());
    expect((await next.get("/api/auth/me")).status).toBe(200);
  });

  test("can be a wallet's: the provider's email and name fill in what is missing", async () => {
    const browser = app.visitor();
    const wallet = new TestWallet();
    const { id } = (await wallet.signIn(browser)).body;
    const person = someone({ name: "Wanda\u202e \n W" });
    await signIn(browser, "google", person);
    expect(await me(browser)).toMatchObject({ id, email: person.email, name: "Wanda W" });
  });

  test("is one when the same new person arrives many times at once", async () => {
    const person = someone();
    const browsers = Array.from({ length: 6 }, () => app.visitor());
    const callbacks = await Promise.all(
      browsers.map(async (browser, n) => {
        const provider = n % 2 ? "google" : "github";
        return oauth.agree(await leave(browser, provider), person);
      }),
    );
    await Promise.all(browsers.map((browser, n) => arrive(browser, callbacks[n] ?? "")));
    const ids = await Promise.all(browsers.map(async (browser) => (await me(browser)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe("coming back", () => {
  test.each([
    ["//evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["https://evil.example"],
    ["http:evil.example"],
    ["javascript:alert(1)"],
    ["/\r\nSet-Cookie: a=b"],
    ["%2F%2Fevil.example"],
    ["/\tevil"],
    ["/api/auth/github"],
    ["/%61pi/auth/github"],
  ])("never leads to %j", async (returnTo) => {
    const browser = app.visitor();
    const answer = await signIn(browser, "google", someone(), returnTo);
    expect(answer.headers.location).toBe("/projects");
    const page = await app.visitor().get(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("evil.example");
    const form = await app.visitor().form("/login", { name: "ann", returnTo });
    expect([form.status, form.headers.location]).toEqual([303, "/projects"]);
  });

  test("with a split header in the address makes no header", async () => {
    const answer = await app.visitor().get("/api/auth/google?returnTo=/%0d%0aX-Evil:%201", PAGE);
    expect(answer.status).toBe(302);
    expect(answer.headers["x-evil"]).toBeUndefined();
  });
});

describe("an admin", () => {
  test("is who has proved a configured email, and nobody by asking", async () => {
    const boss = app.visitor();
    await signIn(boss, "google", someone({ email: "boss@example.com" }));
    expect((await me(boss)).isAdmin).toBe(true);
    const liar = app.visitor();
    const body = { name: "liar", isAdmin: true, email: "boss@example.com", emailVerified: true };
    await liar.json("POST", "/api/auth/dev-login", body);
    await liar.json("POST", "/api/wallet/connect", { walletAddress: "x", isAdmin: true });
    await liar.json("POST", "/api/projects", { name: "Mine", isAdmin: true, ownerId: "boss" });
    expect(await me(liar)).toMatchObject({ name: "liar", isAdmin: false });
    const form = await app.visitor().form("/login", { name: "liar", isAdmin: "true" });
    expect(form.status).toBe(303);
    expect((await me(liar)).isAdmin).toBe(false);
  });
});

describe("a session", () => {
  test("is a new one after each sign-in: one planted before is worth nothing", async () => {
    const browser = app.visitor();
    const attacker = app.visitor();
    browser.cookies.set("sayso_session", "A".repeat(43));
    attacker.cookies.set("sayso_session", "A".repeat(43));
    await signIn(browser, "google", someone());
    expect((await attacker.get("/api/auth/me")).status).toBe(401);
    const old = browser.cookies.get("sayso_session") ?? "";
    await browser.json("POST", "/api/auth/dev-login", { name: "ann" });
    attacker.cookies.set("sayso_session", old);
    expect((await attacker.get("/api/auth/me")).status).toBe(401);
  });

  test("is over after logging out, for copies of its cookie too", async () => {
    const browser = app.visitor();
    await signIn(browser, "github", someone());
    const copy = app.visitor();
    copy.cookies.set("sayso_session", browser.cookies.get("sayso_session") ?? "");
    expect((await copy.get("/api/auth/me")).status).toBe(200);
    expect((await browser.json("POST", "/api/auth/logout")).status).toBe(204);
    expect((await copy.get("/api/auth/me")).status).toBe(401);
    expect((await copy.get("/projects")).text).not.toContain("Logout");
  });
});

describe("a provider without keys", () => {
  let bare: AppServer;
  beforeAll(async () => {
    bare = await AppServer.start({ DEV_LOGIN: "", GOOGLE_CLIENT_ID: "half" });
  });
  afterAll(() => bare.stop());

  test("is not offered; its address says so to people and to programs", async () => {
    const page = await bare.visitor().get("/login");
    expect(page.text).not.toContain("/api/auth/google");
    expect(page.text).not.toContain("/api/auth/github");
    for (const provider of ["google", "github"]) {
      for (const path of [
        `/api/auth/${provider}`,
        `/api/auth/${provider}/callback?code=x&state=y`,
      ]) {
        const program = await bare.visitor().get(path);
        expect([path, program.status]).toEqual([path, path.includes("?") ? 400 : 404]);
        expect(program.body.error).toMatch(/\.$/);
        const browser = bare.visitor();
        expectBackAtLogin(await browser.get(path, PAGE), /not set up|did not begin/);
        expect((await browser.get("/login")).text).toMatch(/not set up|did not begin/);
      }
    }
  });

  test("still lets a wallet sign in, and the start says what is off", async () => {
    expect((await new TestWallet().signIn(bare.visitor())).status).toBe(200);
    expect(bare.output).toMatch(/on {3}Solana wallet sign-in/);
    expect(bare.output).toMatch(/off {2}Google sign-in \(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET\)/);
    expect(bare.output).toMatch(/off {2}GitHub sign-in/);
  });

  test("that nobody knows is a 404, and each address takes GET only", async () => {
    expect((await bare.visitor().get("/api/auth/myspace")).status).toBe(404);
    expect((await bare.visitor().get("/api/auth/myspace/callback")).status).toBe(404);
    expect((await bare.visitor().json("POST", "/api/auth/google")).status).toBe(405);
  });
});

test("a person who tries too often reads it on the login page; a program gets 429", async () => {
  const limited = await AppServer.start({ RATE_LIMIT_SCALE: "0.1" });
  try {
    const browser = limited.visitor();
    const answers = [];
    for (let n = 0; n < 7; n += 1) {
      answers.push(await browser.form("/login?returnTo=/generate", { name: "<" }, PAGE));
    }
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(400));
    const last = answers[6] as AppAnswer;
    expect([last.status, last.headers.location]).toEqual([303, "/login?returnTo=/generate"]);
    expect((await browser.get("/login?returnTo=/generate")).text).toContain(
      "Too many sign-in attempts in a minute: the limit for a network is 6. Nothing was lost; try again in",
    );
    const program = await browser.json("POST", "/api/auth/dev-login", { name: "ann" });
    expect([program.status, program.body.code]).toEqual([429, "rate_limit"]);
    expect((await browser.json("POST", "/api/auth/logout")).status).toBe(204);
  } finally {
    await limited.stop();
  }
});

test("over https every cookie is Secure and keeps to this host", async () => {
  const secure = await AppServer.start({
    ...oauth.settings,
    DEV_LOGIN: "",
    APP_URL: "https://sayso.example",
  });
  try {
    const browser = secure.visitor();
    const started = await browser.get("/api/auth/google", { host: "sayso.example" });
    expect(String(started.headers["set-cookie"])).toMatch(/^__Host-sayso_oauth=.*; Secure;/);
    expect(String(started.headers.location)).toContain(
      encodeURIComponent("https://sayso.example/api/auth/google/callback"),
    );
    const callback = await oauth.agree(String(started.headers.location), someone());
    const answer = await arrive(browser, callback);
    const session = answer.headers["set-cookie"]?.find((line) => line.includes("session"));
    expect(session).toMatch(
      /^__Host-sayso_session=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    const nonce = await new TestWallet().askNonce(browser, undefined, { host: "sayso.example" });
    expect(nonce).toMatch(/^sayso\.example wants you to sign in/);
  } finally {
    await secure.stop();
  }
});
