import { beforeAll, describe, expect, test } from "vitest";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

describe.each(["/pwa", "/pwa/projects"])("the list of the installable app at %s", (path) => {
  test("has its heading, and the opening picture hidden until its script shows it", async () => {
    const page = await app.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain("<h1>My Projects</h1>");
    expect(page.text).toContain("Initializing Your Workspace...");
    expect(page.text).toContain("viewport-fit=cover");
    expect(page.text).not.toMatch(/<html[^>]*data-splash/);
  });

  test("says without JavaScript what a trial needs, and leads to the login and back", async () => {
    const page = await app.visitor().get(path);
    const [, sentence = ""] = /<noscript>(.*?)<\/noscript>/s.exec(page.text) ?? [];
    expect(sentence).toContain("that needs JavaScript");
    expect(sentence).toContain('href="/login?returnTo=%2Fpwa%2Fprojects"');
  });
});

test("its small script runs under this answer's own nonce", async () => {
  const page = await app.visitor().get("/pwa");
  const [, nonce] = /<script nonce="([^"]+)">try\{/.exec(page.text) ?? [];
  expect(nonce).toBeTruthy();
  expect(page.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
});

test("a project of an account opens in the workspace of accounts", async () => {
  const ann = await app.person("ann");
  const { id } = (await ann.json("POST", "/api/projects", { name: "Mine" })).body;
  const answer = await ann.get(`/pwa/projects/${id}`);
  expect([answer.status, answer.headers.location]).toEqual([302, `/projects/${id}`]);
  const stranger = await app.visitor().get(`/pwa/projects/${id}`);
  expect([stranger.status, stranger.text.includes("Mine")]).toEqual([200, false]);
});

test("a trial's page says where it looks, and without JavaScript what that takes", async () => {
  const page = await app.visitor().get("/pwa/projects/trial_1760000000000");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Loading project...");
  const [, sentence = ""] = /<noscript>(.*?)<\/noscript>/s.exec(page.text) ?? [];
  expect(sentence).toContain("it needs JavaScript");
  expect(sentence).toContain('href="/login?returnTo=%2Fpwa%2Fprojects"');
});
