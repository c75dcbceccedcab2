import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { TestWallet } from "../support/test-wallet";
import { PDF } from "../support/upload-files";

let app: SharedApp;
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
});

const newPerson = (name = `person ${++count}`) => app.person(name);
const act = (browser: AppClient, intent: string, fields: Record<string, string> = {}) =>
  browser.form("/account", { intent, ...fields });

async function makeProject(browser: AppClient, name: string, content = "<h1>hi</h1>") {
  const { id } = (await browser.json("POST", "/api/projects", { name })).body;
  await browser.json("POST", `/api/projects/${id}/files`, { path: "index.html", content });
  return id as string;
}

/** A second browser of the same person. */
async function otherBrowser(name: string): Promise<AppClient> {
  return app.person(name);
}

describe("the account page", () => {
  test("is for whoever is signed in, and comes back after the login", async () => {
    for (const path of ["/account", "/account/delete", "/account/wallet"]) {
      const answer = await app.visitor().get(path);
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        `/login?returnTo=${encodeURIComponent(path)}`,
      ]);
    }
    expect((await app.visitor().get("/account/export")).status).toBe(302);
  });

  test("changes the name that others see, and keeps what it refuses", async () => {
    const browser = await newPerson();
    expect((await act(browser, "rename", { name: "  Ada   Lovelace " })).status).toBe(303);
    expect((await browser.get("/api/auth/me")).body.name).toBe("Ada Lovelace");
    const long = "x".repeat(41);
    const refused = await act(browser, "rename", { name: long });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`value="${long}"`);
    expect(refused.text).toContain("at most 40 characters");
    expect((await browser.get("/api/auth/me")).body.name).toBe("Ada Lovelace");
    // Given up, it is again what stands before the @.
    await act(browser, "rename", { name: "" });
    expect((await browser.get("/api/auth/me")).body.name).toMatch(/^person/);
  });

  test("cannot be used from another site, nor to become somebody else", async () => {
    const browser = await newPerson();
    const forged = await browser.form(
      "/account",
      { intent: "rename", name: "Mallory" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    );
    expect(forged.status).toBe(403);
    const more = { name: "Me", isAdmin: "true", id: "someone" };
    expect((await act(browser, "rename", more)).status).toBe(303);
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ name: "Me", isAdmin: false });
    expect((await act(browser, "become-admin")).status).toBe(400);
  });

  test("notes whether visits count", async () => {
    const browser = await newPerson();
    await act(browser, "analytics");
    expect((await browser.get("/account")).text).not.toMatch(/name="count"[^>]*checked/);
    await act(browser, "analytics", { count: "yes" });
    expect((await browser.get("/account")).text).toMatch(/name="count"[^>]*checked/);
  });
});

describe("sessions", () => {
  const idsOn = async (browser: AppClient) =>
    [
      ...(await browser.get("/account")).text.matchAll(
        /value="end-session"\/><input type="hidden" name="id" value="([^"]+)"/g,
      ),
    ].map(([, id]) => id ?? "");

  test("of other browsers are listed and can be ended, by their owner alone", async () => {
    const name = `person ${++count}`;
    const here = await app.person(name);
    const there = await otherBrowser(name);
    const [id = "", ...more] = await idsOn(here);
    expect(more).toEqual([]);
    const stranger = await newPerson();
    await act(stranger, "end-session", { id });
    expect((await there.get("/api/auth/me")).status).toBe(200);
    await act(here, "end-session", { id });
    expect((await there.get("/api/auth/me")).status).toBe(401);
    expect((await here.get("/api/auth/me")).status).toBe(200);
    expect((await here.get("/account")).text).not.toContain(id);
  });

  test("all end at once, this one too", async () => {
    const name = `person ${++count}`;
    const browsers = [await app.person(name), await otherBrowser(name)];
    const answer = await act(browsers[0] as AppClient, "end-sessions");
    expect([answer.status, answer.headers.location]).toEqual([303, "/login"]);
    for (const browser of browsers) expect((await browser.get("/api/auth/me")).status).toBe(401);
  });
});

test("attached files are listed and can be deleted, by their owner alone", async () => {
  const person = await newPerson();
  const sent = await person.multipart("/api/upload", [
    { field: "file", name: "plan.pdf", type: "application/pdf", bytes: PDF },
  ]);
  const { url } = sent.body;
  expect((await person.get("/account")).text).toContain(`<a href="${url}">plan.pdf</a>`);
  const id = url.split("/")[2];
  await act(await newPerson(), "delete-upload", { id });
  expect((await person.get(url)).status).toBe(200);
  expect((await act(person, "delete-upload", { id })).status).toBe(303);
  expect((await person.get(url)).status).toBe(404);
  expect((await person.get("/account")).text).not.toContain("plan.pdf");
});

describe("a wallet", () => {
  test("is saved by a plain form, verified by its signature, and removed", async () => {
    const browser = await newPerson();
    const wallet = new TestWallet();
    for (const [walletAddress, message] of [
      ["  ", "Please enter your Solana wallet address"],
      ["nonsense", "That is not a Solana wallet address"],
    ] as const) {
      const refused = await browser.form("/account/wallet", { walletAddress });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(message);
    }
    await browser.form("/account/wallet", { walletAddress: wallet.address });
    expect((await browser.get("/account")).text).toContain("not verified");
    const message = await wallet.askNonce(browser, "connect");
    await browser.json("POST", "/api/wallet/connect", wallet.signed(message));
    expect((await browser.get("/account/wallet")).text).toContain("Connected and verified");
    expect((await act(browser, "remove-wallet")).status).toBe(303);
    expect((await browser.get("/api/wallet/status")).body.connected).toBe(false);
  });

  test("that is the only way in cannot be removed", async () => {
    const wallet = new TestWallet();
    const browser = app.visitor();
    expect((await wallet.signIn(browser)).status).toBe(200);
    const refused = await act(browser, "remove-wallet");
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("the only way to log in");
    expect((await browser.get("/api/wallet/status")).body.verified).toBe(true);
  });
});

describe("taking everything along", () => {
  test("gives one ZIP with all of it, and nothing of anybody else", async () => {
    const browser = await newPerson();
    const stranger = await newPerson("the stranger");
    await makeProject(stranger, "Not yours", "<p>a stranger's</p>");
    const id = await makeProject(browser, "Herb garden", "<h1>Herbs</h1>");
    await (await browser.send(id, "Build a todo list", { mode: "discuss" })).rest();
    await browser.json("POST", `/api/projects/${id}/publish`, { slug: `herbs-${++count}` });
    const wallet = new TestWallet();
    await browser.json("POST", "/api/wallet/connect", { walletAddress: wallet.address });
    const zip = await browser.get("/account/export");
    expect(zip.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="sayso-account.zip"',
    });
    const files = unzipSync(zip.bytes);
    const folder = `projects/herb-garden-${id.slice(-8)}`;
    // All that an account can have: app/personal-data/export.both.db.test.ts.
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["account.json", `${folder}/files/index.html`]),
    );
    const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    expect(read(`${folder}/files/index.html`)).toBe("<h1>Herbs</h1>");
    const account = JSON.parse(read("account.json"));
    expect(account).toMatchObject({ wallet: { address: wallet.address, verified: null } });
    expect(account.sessions).toHaveLength(1);
    const project = JSON.parse(read(`${folder}/project.json`));
    expect(project).toMatchObject({ name: "Herb garden", slug: `herbs-${count}` });
    const [message] = read(`${folder}/conversation.jsonl`).split("\n");
    expect(JSON.parse(message ?? "")).toMatchObject({ role: "user", content: "Build a todo list" });
    expect(read(`${folder}/checkpoints.jsonl`)).toContain('"kind":"publish"');
    expect(read(`${folder}/published/${project.releaseId}/index.html`)).toContain("Herbs");
    const whole = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    expect(whole).not.toContain("stranger");
    // No secret of a session: neither the cookie nor what it is stored under.
    const [, secret = ""] = [...browser.cookies].find(([name]) => name.includes("session")) ?? [];
    expect(secret).not.toBe("");
    expect(whole).not.toContain(secret);
  });

  test("works for many projects", { timeout: 60_000 }, async () => {
    const browser = await newPerson();
    for (let n = 0; n < 40; n += 1) await makeProject(browser, `Project ${n}`, "x".repeat(20_000));
    const files = unzipSync((await browser.get("/account/export")).bytes);
    expect(Object.keys(files).filter((name) => name.includes("/files/"))).toHaveLength(40);
  });
});

describe("deleting the account", () => {
  test("asks for the word, and then leaves nothing", async () => {
    const browser = await newPerson();
    const other = await newPerson();
    const kept = await makeProject(other, "Stays");
    const id = await makeProject(browser, "Goes");
    const slug = `goes-${++count}`;
    await browser.json("POST", `/api/projects/${id}/publish`, { slug });
    await browser.json("POST", `/api/projects/${id}/preview/start`);
    const host = `${slug}.sites.localhost:${app.port}`;
    expect((await ask(app.port, host, "/")).status).toBe(200);

    const refused = await browser.form("/account/delete", { confirmation: "delete it" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="delete it"');
    expect((await browser.get(`/api/projects/${id}`)).status).toBe(200);

    const before = new Map(browser.cookies);
    const gone = await browser.form("/account/delete", { confirmation: "delete" });
    expect([gone.status, gone.headers.location]).toEqual([303, "/"]);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    expect((await browser.get(`/api/projects/${id}`)).status).toBe(401);
    expect((await app.visitor().get(`/generate/${slug}`)).status).toBe(404);
    expect((await ask(app.port, host, "/")).status).toBe(404);
    const listed = (await app.visitor().get("/api/showcase/projects")).body as { slug: string }[];
    expect(listed.map((row) => row.slug)).not.toContain(slug);
    expect((await app.visitor().get("/")).text).not.toContain(slug);
    expect((await other.get(`/api/projects/${kept}`)).status).toBe(200);
  });

  test("ends an answer that is being written, and a wallet is free again", async () => {
    const wallet = new TestWallet();
    const browser = app.visitor();
    await wallet.signIn(browser);
    const first = (await browser.get("/api/auth/me")).body.id;
    const id = await makeProject(browser, "Busy");
    const reader = await browser.send(id, "Build a kanban board");
    await reader.until((data) => data.type === "generation");
    await browser.form("/account/delete", { confirmation: "DELETE" });
    await reader.rest().catch(() => {});
    const again = app.visitor();
    await wallet.signIn(again);
    expect((await again.get("/api/auth/me")).body.id).not.toBe(first);
    expect((await again.get("/api/projects")).body).toEqual([]);
  });
});
