import { beforeAll, expect, test } from "vitest";
import { PlainBrowser } from "../support/plain-browser";
import { plainPerson } from "../support/plain-person";
import { makeProject } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The variables of a project, set by plain forms. */

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

async function set(browser: PlainBrowser, name: string, value: string, kind = "public") {
  browser.fill("Name", name);
  browser.fill("Value", value);
  browser.choose("Who can read it", kind);
  await browser.press("Add variable");
}

test("what an app asks for is set, shown where it is public, changed and removed", async () => {
  const browser = await plainPerson(app);
  const id = await makeProject(browser.client, "Weather", {
    "index.html": "<h1>%VITE_TITLE%</h1>",
    "src/api.ts": "fetch(import.meta.env.VITE_API_URL);",
  });
  await browser.open(`/projects/${id}`);
  await browser.follow("Environment");
  expect(browser.text).toContain("VITE_API_URL in src/api.ts");
  await browser.follow("Set VITE_API_URL");
  expect(browser.field("Name").value).toBe("VITE_API_URL");
  await set(browser, "VITE_API_URL", "https://api.example.com");
  expect(browser.text).toContain("VITE_API_URL was set");
  expect(browser.text).toContain("Public: https://api.example.com");
  expect(browser.text).not.toContain("in src/api.ts");

  await set(browser, "SERVICE_KEY", "never-shown", "secret");
  expect(browser.text).toContain("Secret: stored, and shown to nobody");
  expect(browser.answer.text).not.toContain("never-shown");
  const zip = await browser.client.get(`/api/projects/${id}/export`);
  expect(zip.text).not.toContain("SERVICE_KEY");

  await browser.press("Remove SERVICE_KEY");
  expect(browser.text).toContain("SERVICE_KEY was removed");
});

test("a .env is taken over as a whole, and what is no name is refused with what was typed", async () => {
  const browser = await plainPerson(app);
  const id = await makeProject(browser.client, "Pasted");
  await browser.open(`/projects/${id}/environment`);
  browser.fill("Text of the .env", "VITE_A=1\nSERVICE_KEY=kept-quiet\nEMPTY=\n");
  await browser.press("Set all of them");
  expect(browser.text).toContain("2 variables were set");
  expect(browser.text).toContain("EMPTY is empty.");
  expect(browser.answer.text).not.toContain("kept-quiet");

  await set(browser, "2 wrong", "value of mine");
  expect(browser.text).toContain("begins with no digit");
  expect(browser.field("Value").value).toBe("value of mine");
  browser.fill("Text of the .env", "nothing of the kind");
  await browser.press("Set all of them");
  expect(browser.text).toContain("No variable was found in it.");
  expect(browser.field("Text of the .env").value).toBe("nothing of the kind");
});

test("a public value that looks like a secret key is told of", async () => {
  const browser = await plainPerson(app);
  const id = await makeProject(browser.client, "Careless");
  await browser.open(`/projects/${id}/environment`);
  await set(browser, "VITE_KEY", "sk-live-1234567890");
  expect(browser.text).toContain("This looks like a secret key.");
});

test("somebody else's environment is not there, and a trial has one of its own", async () => {
  const owner = await plainPerson(app);
  const id = await makeProject(owner.client, "Mine");
  const other = await plainPerson(app);
  expect(await other.open(`/projects/${id}/environment`)).toBe(404);

  const browser = new PlainBrowser(app.visitor(), app.origin);
  // Nothing else of a trial that is in its browser alone is here: no tab leads to what is not.
  expect(await browser.open(`/projects/trial_${Date.now() + 1}/environment`)).toBe(200);
  expect(browser.text).not.toContain("Usage");
  const trial = `trial_${Date.now()}`;
  await browser.client.json("POST", `/api/trial-projects/${trial}/files/sync`, {
    files: [{ path: "index.html", content: "<h1>%VITE_TITLE%</h1>" }],
  });
  await browser.open(`/projects/${trial}/environment`);
  await set(browser, "VITE_TITLE", "Hello");
  expect(browser.text).toContain("Public: Hello");
  expect(browser.text).toContain("Usage");
});
