import { expect, test } from "vitest";
import { PlainBrowser } from "../support/plain-browser";
import { plainPerson } from "../support/plain-person";
import { makeProject } from "../support/projects";
import { sharedApp } from "../support/shared-app";

/** The page of a project's git repository, by plain forms; what a push sends is `push-project.db.test.ts`. */

test("a repository in the private network is refused with what was typed, but for the token", async () => {
  const app = await sharedApp();
  const browser = await plainPerson(app);
  const id = await makeProject(browser.client, "Pushed");
  await browser.open(`/projects/${id}`);
  await browser.follow("push it to a git repository");
  browser.fill("Address", "https://192.168.1.20/ann/shop");
  browser.fill("Token", "never-shown-again");
  browser.fill("Branch", "trunk");
  await browser.press("Connect and push");
  expect(browser.text).toContain("may not reach its own network");
  expect(browser.field("Address").value).toBe("https://192.168.1.20/ann/shop");
  expect(browser.field("Branch").value).toBe("trunk");
  expect(browser.answer.text).not.toContain("never-shown-again");
  expect(browser.text).not.toContain("Push now");

  const other = await plainPerson(app);
  expect(await other.open(`/projects/${id}/repository`)).toBe(404);
  const visitor = new PlainBrowser(app.visitor(), app.origin);
  const trial = `trial_${Date.now()}`;
  await visitor.client.json("POST", `/api/trial-projects/${trial}/files/sync`, {
    files: [{ path: "index.html", content: "<h1>Mine</h1>" }],
  });
  expect(await visitor.open(`/projects/${trial}/repository`)).toBe(200);
  expect(visitor.text).toContain("A repository needs an account");
});
