import { beforeAll, describe, expect, test } from "vitest";
import type { AppAnswer, AppClient } from "../support/app-client";
import { PlainBrowser } from "../support/plain-browser";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { TestPasskey } from "../support/test-passkey";

const API = "/api/auth/passkey";
let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

async function optionsOf(client: AppClient, query: Record<string, string>) {
  const answer = await client.get(`${API}/options?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Begins an account with a passkey, as a browser does. */
async function join(name: string) {
  const [client, key] = [app.visitor(), new TestPasskey(app.origin)];
  const credential = key.create(await optionsOf(client, { purpose: "join", name }));
  const answer = await client.json("POST", `${API}/join`, { name, credential });
  return { client, key, answer };
}

async function logIn(client: AppClient, key: TestPasskey): Promise<AppAnswer> {
  const credential = key.get(await optionsOf(client, { purpose: "login" }));
  return client.json("POST", `${API}/login`, { credential });
}

describe("a passkey", () => {
  test("begins an account, and opens it in another browser", async () => {
    const { key, answer, client } = await join("Ann of the passkeys");
    expect(answer.status).toBe(201);
    expect((await client.get("/api/auth/me")).body).toMatchObject({ name: "Ann of the passkeys" });
    const other = app.visitor();
    expect((await logIn(other, key)).body.id).toBe(answer.body.id);
    expect((await other.get("/api/auth/me")).body.id).toBe(answer.body.id);
  });

  test("asks for the host of the product, and a key that devices find by themselves", async () => {
    const options = await optionsOf(app.visitor(), { purpose: "join", name: "Bea" });
    expect(options.rp).toEqual({ name: "Sayso", id: "localhost" });
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "preferred",
    });
    expect(options.attestation).toBe("none");
    expect(await optionsOf(app.visitor(), { purpose: "login" })).toMatchObject({
      rpId: "localhost",
      userVerification: "preferred",
    });
  });

  test("is added to the account of whoever is logged in, named and removed", async () => {
    const { client, key } = await join("Cid");
    const second = new TestPasskey(app.origin);
    const credential = second.create(await optionsOf(client, { purpose: "add" }));
    const added = await client.json("POST", `${API}/add`, { credential });
    expect(added.body.passkeys).toHaveLength(2);
    const browser = new PlainBrowser(client, app.origin);
    await browser.open(`${app.origin}/account/passkeys`);
    const id = added.body.passkeys[1].id;
    const rename = { id, name: "Blue phone" };
    const renamed = await client.form("/account/passkeys", rename, { origin: app.origin });
    expect(renamed.status).toBe(303);
    await browser.open("/account");
    expect(browser.text).toContain("Blue phone");
    await browser.press("Remove the passkey Blue phone");
    expect(browser.text).toContain("The passkey was removed");
    expect((await logIn(app.visitor(), second)).body.code).toBe("passkey_unknown");
    await browser.press(/^Remove the passkey/);
    expect(browser.text).toContain("This is the only way to log in");
    expect((await logIn(app.visitor(), key)).status).toBe(200);
  });

  test("of somebody else cannot be renamed or removed", async () => {
    const ann = await join("Ann");
    const eve = await join("Eve");
    const options = await optionsOf(ann.client, { purpose: "add" });
    const credential = new TestPasskey(app.origin).create(options);
    const { body } = await ann.client.json("POST", `${API}/add`, { credential });
    const [{ id }] = body.passkeys;
    const origin = { origin: app.origin };
    await eve.client.form("/account/passkeys", { id, name: "Hers" }, origin);
    await eve.client.form("/account", { intent: "remove-passkey", id }, origin);
    const page = (await ann.client.get("/account/passkeys")).text;
    expect(page).toContain(id);
    expect(page).not.toContain("Hers");
  });

  test("is not added by whoever is logged out, or in another browser's name", async () => {
    const { client } = await join("Dan");
    const options = await optionsOf(client, { purpose: "add" });
    const credential = new TestPasskey(app.origin).create(options);
    expect((await app.visitor().get(`${API}/options?purpose=add`)).status).toBe(401);
    expect((await app.visitor().json("POST", `${API}/add`, { credential })).status).toBe(401);
    const eve = await join("Eve");
    const answer = await eve.client.json("POST", `${API}/add`, { credential });
    expect([answer.status, answer.body.code]).toEqual([400, "challenge_unknown"]);
  });
});

describe("what is sent instead of a passkey", () => {
  const REFUSED: [what: string, path: string, body: unknown, status: number][] = [
    ["nothing", "login", {}, 400],
    ["no object", "login", [1, 2], 400],
    ["a text", "login", { credential: "x" }, 400],
    ["empty parts", "login", { credential: parts({ clientDataJSON: "" }) }, 400],
    ["no base64url", "login", { credential: parts({ signature: "a+b/c=" }) }, 400],
    [
      "client data that is no JSON",
      "login",
      { credential: parts({ clientDataJSON: "AAAA" }) },
      400,
    ],
    ["a signature of 200 kB", "login", { credential: parts({ signature: "A".repeat(2e5) }) }, 400],
    ["a body of 1 MB", "login", { credential: parts({ signature: "A".repeat(1e6) }) }, 413],
    ["a new key without a name", "join", { name: " ", credential: parts({}) }, 400],
    ["a new key of rubbish", "join", { name: "Ann", credential: parts({}) }, 400],
  ];

  test.each(
    REFUSED,
  )("as %s is refused in words, and signs nobody in", async (_, path, body, status) => {
    const answer = await app.visitor().json("POST", `${API}/${path}`, body);
    expect([answer.status, typeof answer.body?.error]).toEqual([status, "string"]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(app.output).not.toContain("TypeError");
  });

  function parts(odd: Record<string, string>) {
    const response = {
      clientDataJSON: "e30",
      authenticatorData: "AAAA",
      signature: "AAAA",
      attestationObject: "AAAA",
      ...odd,
    };
    return { id: "AAAA", rawId: "AAAA", type: "public-key", response };
  }

  test("as an answer that was used before is refused", async () => {
    const { key, client } = await join("Gil");
    await client.json("POST", "/api/auth/logout");
    const credential = key.get(await optionsOf(client, { purpose: "login" }));
    expect((await app.visitor().json("POST", `${API}/login`, { credential })).status).toBe(200);
    const again = await app.visitor().json("POST", `${API}/login`, { credential });
    expect([again.status, again.body.code]).toEqual([400, "challenge_used"]);
  });
});

describe("recovery codes", () => {
  async function makeCodes(client: AppClient): Promise<string[]> {
    const browser = new PlainBrowser(client, app.origin);
    await browser.open(`${app.origin}/account/recovery-codes`);
    await browser.press(/my codes|new codes/);
    return browser.text.match(/\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\b/g) ?? [];
  }

  async function useCode(code: string) {
    const browser = new PlainBrowser(app.visitor(), app.origin);
    await browser.open(`${app.origin}/login`);
    await browser.follow("Use a recovery code");
    browser.fill("Recovery code", code);
    const status = await browser.press("Log in");
    return { browser, status };
  }

  test("are ten, and each lets in once, without JavaScript", async () => {
    const { client, answer } = await join("Hal");
    const codes = await makeCodes(client);
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    const { browser } = await useCode(` ${code.toUpperCase().replaceAll("-", " ")} `);
    expect(browser.path).toBe("/account");
    expect(browser.text).toContain("You have 9 left");
    expect((await browser.client.get("/api/auth/me")).body.id).toBe(answer.body.id);
    const again = await useCode(code);
    expect(again.status).toBe(400);
    expect(again.browser.field("Recovery code")).toMatchObject({ value: code, isInvalid: true });
  });

  test("are void once there are new ones, and are shown once", async () => {
    const { client } = await join("Ida");
    const [former = ""] = await makeCodes(client);
    const [latter = ""] = await makeCodes(client);
    expect((await client.get("/account/recovery-codes")).text).not.toContain(latter);
    expect((await client.get("/account")).text).toContain("10 left");
    expect((await useCode(former)).status).toBe(400);
    expect((await useCode(latter)).status).toBe(303);
  });

  test.each([
    "",
    "   ",
    "x",
    "0000-0000-0000-0000",
    "💥".repeat(40),
    "' OR 1=1 --",
  ])("that are %j let nobody in", async (code) => {
    const { status, browser } = await useCode(code);
    expect(status).toBe(400);
    expect((await browser.client.get("/api/auth/me")).status).toBe(401);
  });
});

test("the page that begins an account says what it needs without a script, and keeps the name", async () => {
  const browser = new PlainBrowser(app.visitor(), app.origin);
  await browser.open(`${app.origin}/login?returnTo=/generate`);
  await browser.follow("Create a passkey account");
  expect(browser.text).toContain("need JavaScript");
  browser.fill("Name", "Kim");
  expect(await browser.press("Create account")).toBe(400);
  expect(browser.field("Name").value).toBe("Kim");
  expect(browser.text).toContain("No account was made");
});
