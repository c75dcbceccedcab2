import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { AppAnswer, AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { linksOf, pageText, tableOf } from "../support/html-tables";

/** Keys that offer the providers; nobody is asked at these addresses. */
const PROVIDERS = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  OAUTH_GOOGLE_URL: "http://127.0.0.1:9",
  GITHUB_CLIENT_ID: "id",
  GITHUB_CLIENT_SECRET: "secret",
  OAUTH_GITHUB_URL: "http://127.0.0.1:9",
};
/** A form of the settings. */
const REGISTRATION = { group: "registration", "was.REGISTRATION": "", reason: "We try it" };
const TRIAL = "/projects/trial_1700000000001";

/** Another installation: over https, with a model of its own and no providers. */
const ELSEWHERE = {
  APP_URL: "https://sayso.example",
  DEV_LOGIN: "",
  CONTACT_EMAIL: "people@sayso.example",
  AI_PROVIDER: "openai",
  AI_MODEL: "gpt-4.1",
  AI_API_KEY: "k",
};

let app: AppServer;
let elsewhere: AppServer;
let policy: string;

beforeAll(async () => {
  app = await AppServer.start({ ...PROVIDERS, ADMIN_EMAILS: "inviter@dev.localhost" });
  elsewhere = await AppServer.start(ELSEWHERE);
  policy = (await app.visitor().get("/privacy")).text;
});
afterAll(async () => {
  await app.stop();
  await elsewhere.stop();
});

/** Every way in which a browser gets or loses a cookie. */
const JOURNEYS: Record<string, (browser: AppClient) => Promise<AppAnswer[]>> = {
  "opening a trial": async (browser) => [await browser.get(TRIAL)],
  "storing a trial": async (browser) => [
    await browser.json("POST", "/api/trial-projects/trial_1700000000002/files/sync", { files: [] }),
  ],
  "choosing colours": async (browser) => [
    await browser.form("/theme", { theme: "dark" }),
    await browser.form("/theme", { theme: "system" }),
  ],
  "logging in and out by forms": async (browser) => [
    await browser.form("/login", { name: "ann" }),
    await browser.get("/projects"),
    await browser.form("/logout", {}),
    await browser.get("/"),
  ],
  "logging in and out by calls": async (browser) => [
    await browser.json("POST", "/api/auth/dev-login", { name: "ann" }),
    await browser.json("POST", "/api/auth/logout"),
  ],
  "working on a project": async (browser) => {
    await browser.json("POST", "/api/auth/dev-login", { name: "ann" });
    const made = await browser.json("POST", "/api/projects", { name: "Shop" });
    const path = `/projects/${made.body.id}`;
    return [
      made,
      await browser.get(path),
      await browser.form(path, { intent: "rename-project", name: "Corner shop" }),
      await browser.get("/account"),
      await browser.form(`${path}/delete`, {}),
      await browser.get("/projects"),
    ];
  },
  "being invited": async (browser) => {
    const register = (mode: string) =>
      browser.form("/admin/settings", { ...REGISTRATION, REGISTRATION: mode });
    const logIn = () => browser.json("POST", "/api/auth/dev-login", { name: "inviter" });
    await logIn();
    await register("invitation");
    const invitation = { intent: "make", uses: "1", days: "1", reason: "They asked" };
    const made = await browser.form("/admin/invitations", invitation, { accept: "text/html" });
    await browser.form("/logout", {});
    const link = /\/invitations\/[\w-]+/.exec(made.text)?.[0] ?? "";
    const opened = await browser.get(link, { accept: "text/html" });
    const back = await logIn();
    await register("open");
    return [opened, back];
  },
  "going to a provider, and coming back with nothing": async (browser) => {
    const answers: AppAnswer[] = [];
    for (const provider of ["google", "github"]) {
      answers.push(await browser.get(`/api/auth/${provider}`));
      answers.push(await browser.get(`/api/auth/${provider}/callback?error=access_denied`));
    }
    return answers;
  },
};

interface SetCookie {
  name: string;
  flags: string[];
  /** Seconds; 0 takes it away. */
  maxAge: number;
}

function cookiesOf({ headers }: AppAnswer): SetCookie[] {
  return (headers["set-cookie"] ?? []).map((line) => {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const maxAge = attributes.find((attribute) => /^max-age=/i.test(attribute));
    const flags = attributes.filter((attribute) => !/^(max-age|expires)=/i.test(attribute)).sort();
    return {
      name: pair.slice(0, pair.indexOf("=")),
      flags,
      maxAge: Number(maxAge?.slice("max-age=".length) ?? Number.NaN),
    };
  });
}

/** What the policy says: the name of each cookie, and its life in seconds. */
function declaredCookies(): Map<string, number> {
  const units: Record<string, number> = { second: 1, minute: 60, day: 86_400 };
  return new Map(
    tableOf(policy, "Cookie").rows.map(([cookie, , , lasts]) => {
      const [, count, unit = ""] = /^(\d+) (second|minute|day)s?$/.exec(lasts?.text ?? "") ?? [];
      return [cookie?.codes[0] ?? "", Number(count) * (units[unit] ?? Number.NaN)];
    }),
  );
}

describe("the cookies of the privacy policy", () => {
  test("are all that the server sets, and it sets them all", async () => {
    const declared = declaredCookies();
    const seen = new Set<string>();
    for (const [journey, travel] of Object.entries(JOURNEYS)) {
      for (const cookie of (await travel(app.visitor())).flatMap(cookiesOf)) {
        const { name, flags, maxAge } = cookie;
        expect([journey, name, declared.has(name)]).toEqual([journey, name, true]);
        expect([name, flags]).toEqual([name, ["HttpOnly", "Path=/", "SameSite=Lax"]]);
        if (maxAge === 0) continue;
        expect([name, maxAge]).toEqual([name, declared.get(name)]);
        seen.add(name);
      }
    }
    expect([...seen].sort()).toEqual([...declared.keys()].sort());
  });

  test("are none for somebody who only looks around", async () => {
    const browser = app.visitor();
    for (const path of [
      "/",
      "/generate",
      "/login",
      "/privacy",
      "/projects",
      "/nope",
      "/robots.txt",
    ]) {
      const answer = await browser.get(path, { accept: "text/html" });
      expect([path, answer.headers["set-cookie"]]).toEqual([path, undefined]);
    }
  });

  test("are tied to one host over https, as the policy says", async () => {
    const [cookie] = cookiesOf(await elsewhere.visitor().get(TRIAL));
    expect(cookie).toMatchObject({
      name: "__Host-sayso_trial",
      flags: ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"],
    });
    expect(pageText(policy)).toContain("names begin with __Host- and they are Secure");
  });
});

/** The columns that hold something, of every model in the schema. */
function storedColumns(): Map<string, string[]> {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const names = new Set(models.map(([, name]) => name));
  return new Map(
    models.map(([, name = "", body = ""]) => [
      name,
      [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
        .filter(([, , type]) => !names.has(type))
        .map(([, column = ""]) => column),
    ]),
  );
}

test("the privacy policy names all that pages keep in the browser's storage, and no more", () => {
  const named = tableOf(policy, "In the browser's storage").rows.flatMap(
    ([key]) => key?.codes ?? [],
  );
  const kept = Object.values(BROWSER_KEYS).map((key) => (key.endsWith(":") ? `${key}…` : key));
  expect(named.sort()).toEqual(kept.sort());
});

test("the privacy policy names every column of the database, and none that is not there", () => {
  const declared = tableOf(policy, "Record").rows.map(
    ([record, , columns]) => [record?.codes[0] ?? "", columns?.codes ?? []] as const,
  );
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(storedColumns()));
});

test("the privacy policy says what is collected, how it is used, and what one can do", () => {
  const text = pageText(policy);
  expect(text.indexOf("The short version")).toBeLessThan(text.indexOf("What is collected"));
  for (const sentence of [
    "Account information from the sign-in provider",
    "Project data",
    "Anonymized usage analytics",
    "AI training on chats: no.",
    "Security",
    "Third-party services",
    "Google and GitHub",
    "the built-in starter, which sends nothing anywhere",
  ]) {
    expect(text).toContain(sentence);
  }
  for (const right of ["Access", "Correct", "Delete", "Export", "Opt out"]) {
    expect(text).toMatch(new RegExp(`\\b${right} ?:`));
  }
  const links = linksOf(policy);
  expect(links).toContainEqual({ text: "Join Community", href: "/community" });
  expect(links).toContainEqual({ text: "your account page", href: "/account" });
  expect(links).toContainEqual({ text: "Email us", href: "mailto:hello@localhost" });
});

test("the privacy policy names the services of its own installation", async () => {
  const { text } = await elsewhere.visitor().get("/privacy");
  expect(pageText(text)).toContain("gpt-4.1, at api.openai.com");
  expect(pageText(text)).toContain("none on this installation");
  expect(linksOf(text)).toContainEqual({ text: "Email us", href: "mailto:people@sayso.example" });
});

test("the front page says what address an app gets on this installation", async () => {
  const here = pageText((await app.visitor().get("/")).text);
  const there = pageText((await elsewhere.visitor().get("/")).text);
  expect(here).toContain("Deploying gives it a subdomain of its own");
  expect(there).toContain("Deploying gives it an address of its own below this site's");
  expect(there).not.toContain("subdomain");
});
