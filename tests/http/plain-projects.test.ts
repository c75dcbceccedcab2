import { beforeAll, describe, expect, test } from "vitest";
import { PlainBrowser } from "../support/plain-browser";
import { plainPerson } from "../support/plain-person";
import { makeProject } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { PDF } from "../support/upload-files";

/** Projects without JavaScript: lists, questions and forms as pages. */

const OPENED = /^\/projects\/(?!new)[^/]+$/;

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

const visitor = () => new PlainBrowser(app.visitor(), app.origin);

async function signIn(to = "/projects"): Promise<PlainBrowser> {
  const browser = await plainPerson(app, to);
  expect(browser.path).toBe(to);
  return browser;
}
const headingOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("heading"));

test("a signed-in person creates a project and finds it in the list", async () => {
  const browser = await signIn();
  expect(browser.page.all("heading", "No Projects Yet")).toHaveLength(1);
  await browser.press("New Project");
  browser.fill("Project Name", "Bird quiz");
  await browser.press("Create Project");
  expect(browser.path).toMatch(OPENED);
  expect(browser.text).toContain("Project Created");

  await browser.open("/projects");
  expect(browser.page.all("link", "Bird quiz")).toHaveLength(1);
  expect(browser.text).toContain("No description provided");
});

test("deleting asks first, and then the project is gone", async () => {
  const browser = await signIn();
  await makeProject(browser.client, "Short life");
  await browser.open("/projects");
  await browser.press(/^Delete/);
  expect(headingOf(browser)).toMatch(/Are you sure/);
  await browser.follow("Cancel");
  expect(browser.page.all("link", "Short life")).toHaveLength(1);

  await browser.press(/^Delete/);
  await browser.press("Delete");
  expect(browser.page.all("heading", "No Projects Yet")).toHaveLength(1);
});

test("a form of a project that was deleted in another tab gives back what was typed, and restores it", async () => {
  const browser = await signIn();
  const id = await makeProject(browser.client, "Club");
  await browser.open(`/projects/${id}`);
  await browser.client.json("DELETE", `/api/projects/${id}`);
  browser.fill("Message", "Add our opening hours");
  expect(await browser.press("Send")).toBe(404);
  expect(headingOf(browser)).toBe("“Club” Was Deleted");
  expect(browser.field("What you wrote").value).toBe("Add our opening hours");
  await browser.press("Restore");
  expect(browser.path).toBe(`/projects/${id}`);
  expect(browser.text).toContain("Project restored");
});

test("the settings of a project give back what was typed to whoever was signed out meanwhile", async () => {
  const browser = await signIn();
  const id = await makeProject(browser.client, "Club");
  await browser.open(`/projects/${id}/environment`);
  browser.fill("Text of the .env", "A=1\nB=2");
  await browser.client.json("POST", "/api/auth/logout");
  expect(await browser.press("Set all of them")).toBe(401);
  expect(headingOf(browser)).toBe("You Are Signed Out");
  expect(browser.field("What you wrote").value).toBe("A=1\nB=2");
  expect(browser.linkTo("Sign In")).toContain(encodeURIComponent(`/projects/${id}/environment`));
});

test("a file goes with the first message, and one that cannot be sent leaves no project behind", async () => {
  const browser = await signIn("/projects/new");
  const attach = (name: string, bytes: Buffer) => {
    browser.fill("What do you want to make?", "A page like this one");
    browser.attach("Attach files", { name, type: "application/octet-stream", bytes });
  };
  attach("setup.exe", Buffer.from("MZ\0"));
  await browser.press("Start building");
  expect(browser.text).toContain("can be attached");
  expect(browser.field("What do you want to make?").value).toBe("A page like this one");
  expect((await browser.client.get("/api/projects")).body).toEqual([]);
  attach("plan.pdf", PDF);
  await browser.press("Start building");
  expect(browser.path).toMatch(OPENED);
  expect(browser.part("chat")).toContain("plan.pdf");
});

test("a blank name is refused, and nothing that was typed is lost", async () => {
  const browser = await signIn("/projects/new");
  browser.fill("Project Name", "   ");
  browser.fill("Description (Optional)", "Keep this");
  await browser.press("Create Project");
  expect(browser.text).toContain("Please enter a project name.");
  expect(browser.field("Description (Optional)").value).toBe("Keep this");
});

test("a link from elsewhere fills in the form and starts nothing", async () => {
  const browser = await signIn();
  await browser.open("/projects?prompt=Build+me+a+todo+list");
  expect(browser.field("What do you want to make?").value).toBe("Build me a todo list");
  expect((await browser.client.get("/api/projects")).body).toEqual([]);
});

test("what was written on the front page makes a project, names it and is sent", async () => {
  const browser = await signIn("/");
  const wish = `${"日本語のクイズ。".repeat(200)} A quiz app`;
  browser.fill("Describe your app", wish);
  await browser.press("Start building");
  expect(browser.path).toMatch(OPENED);
  expect(browser.part("chat")).toContain("A quiz app");
});

test("a project is labelled, found, archived, deleted and restored by forms", async () => {
  const browser = await signIn();
  for (const name of ["Café", "Club", "Quiz", "Shop"]) await makeProject(browser.client, name);
  await browser.open("/projects");
  const card = (name: string) =>
    browser.page
      .all("article")
      .find(
        (each) =>
          browser.page.nameOf(each) === name || browser.page.all("link", name, each).length > 0,
      ) ?? null;
  browser.fill("Search projects", "CAFE");
  await browser.press("Search");
  expect(browser.page.all("article")).toHaveLength(1);
  await browser.press("Archive", card("Café"));
  expect(browser.text).toContain("1 project archived.");
  await browser.open("/projects?view=archived");
  expect(browser.page.all("link", "Café")).toHaveLength(1);

  await browser.open("/projects");
  browser.check("Select Club");
  browser.check("Select Quiz");
  await browser.press("Selected: delete");
  expect(browser.text).toContain("2 projects deleted.");
  expect(browser.page.all("article")).toHaveLength(1);
  await browser.open("/projects?view=deleted");
  await browser.press("Restore Club");
  expect(browser.text).toContain("“Club” is back.");
  await browser.open("/projects");
  expect(browser.page.all("link", "Club")).toHaveLength(1);
});

describe("who is not signed in", () => {
  test("is told what to do instead", async () => {
    const browser = visitor();
    await browser.open("/projects");
    expect(browser.text).toMatch(/that needs JavaScript/);
    await browser.follow("Sign in");
    expect(browser.path).toBe("/login?returnTo=%2Fprojects");
  });

  test("reads what a trial needs", async () => {
    const browser = visitor();
    await browser.open("/projects/trial_1");
    expect(browser.text).toContain("Trials live in your browser");
  });
});

test("a project that does not exist says so, and leads back", async () => {
  const browser = visitor();
  expect(await browser.open("/projects/nowhere")).toBe(404);
  expect(headingOf(browser)).toBe("Project Not Found");
  expect(browser.text).toContain("The project you're looking for doesn't exist.");
  expect(browser.linkTo("sign in")).toBe("/login?returnTo=%2Fprojects%2Fnowhere");
  await browser.follow("Back to Projects");
  expect(browser.path).toBe("/projects");
});
