import type { Page } from "@playwright/test";
import { isClean } from "./axe";
import {
  composer,
  expect,
  isLive,
  makeProject,
  newTrial,
  openFile,
  SAME_ORIGIN,
  signIn,
  unique,
} from "./fixtures";
import { answerWith, event } from "./stubbed-answers";

/** The files of a project that is looked at. */
export const PAGE = {
  "index.html": "<h1>Shop</h1>\n",
  "src/a.css": "a {}\n",
  "src/b.css": "b {}\n",
};

/** Publishes a project under a slug of its own. */
export async function publish(page: Page, id: string): Promise<string> {
  const slug = unique("axe");
  await page.request.post(`/api/projects/${id}/publish`, { data: { slug }, headers: SAME_ORIGIN });
  return slug;
}

const publishOne = async (page: Page) =>
  publish(page, await makeProject(page.request, "Shown", PAGE));

/** @returns the path of a thread, and the id of a reply in it */
async function writeThread(page: Page): Promise<[path: string, reply: string]> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: SAME_ORIGIN });
    return (await answer.json()).id as string;
  };
  const id = await post("/api/forum/threads", { title: "Bread", content: "# Which?\n\n`rye`" });
  const reply = await post(`/api/forum/threads/${id}/replies`, { content: "> rye\n\nYes." });
  return [`/community/threads/${id}`, reply];
}

/** Every page and state that a person meets, and the way there. */
export const PLACES: Record<string, (page: Page) => Promise<unknown>> = {
  "the front page": (page) => page.goto("/"),
  "the front page, unfolded": async (page) => {
    await signIn(page);
    await publishOne(page);
    await page.goto("/");
    await page.getByText("Deploy to Production", { exact: true }).click();
    for (const question of await page.locator("#faq summary").all()) await question.click();
  },
  "the login page": (page) => page.goto("/login"),
  "the page that begins an account": (page) => page.goto("/login/passkey"),
  "the page for recovery codes": (page) => page.goto("/login/code"),
  "a chat room": async (page) => {
    await signIn(page);
    const sent = await page.request.post("/api/chat-rooms/general/messages", {
      data: { content: "Hello, with `code` and a [link](https://example.com)." },
      headers: SAME_ORIGIN,
    });
    expect(sent.status()).toBe(201);
    await page.goto("/community/rooms/general");
    await expect(page.locator("[data-state]")).toHaveText("Live");
    await page.locator(".room-message").last().hover();
  },
  "the account page": async (page) => {
    await signIn(page);
    await page.goto("/account");
  },
  "the page that gives a picture, refused": async (page) => {
    await signIn(page);
    await page.goto("/account/avatar");
    const noPicture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("not one") };
    await page.getByLabel("Picture").setInputFiles(noPicture);
    await page.getByRole("button", { name: "Save picture" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the wallet page, refused": async (page) => {
    await signIn(page);
    await page.goto("/account/wallet");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the page that deletes an account": async (page) => {
    await signIn(page);
    await page.goto("/account/delete");
  },
  "an offer to move projects in": async (page) => {
    await newTrial(page, "Left behind");
    await signIn(page);
    await page.goto("/projects");
    await expect(page.getByText("Move it into your account?")).toBeVisible();
  },
  "an empty project list": async (page) => {
    await signIn(page);
    await page.goto("/projects");
  },
  "a project list": async (page) => {
    await signIn(page);
    await makeProject(page.request, "One");
    await page.goto("/projects");
    await expect(page.getByRole("link", { name: "One" })).toBeVisible();
  },
  "the new-project dialog": async (page) => {
    await page.goto("/projects");
    await page.getByRole("button", { name: "New Project" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the new-project page": async (page) => {
    await signIn(page);
    await page.goto("/projects/new");
  },
  "the installable app, asked for a new project": async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pwa/projects#new");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the installable app's workspace, with a file open": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pwa/projects#new");
    await page.getByLabel("Project Name").fill("On a phone");
    await page.getByLabel("Project Name").press("Enter");
    await isLive(page);
    const file = { path: "index.html", content: "<h1>Shop</h1>", language: "html" };
    await answerWith(page, [event({ type: "file_created", file })], "open");
    await composer(page).fill("Go");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Files created: 1")).toBeVisible();
    await isClean(page);
    await page.getByRole("button", { name: "Files", exact: true }).click();
    await openFile(page, "index.html");
  },
  "a project's page of data that keeps none": async (page) => {
    await signIn(page);
    await page.goto(`/projects/${await makeProject(page.request, "Shop", PAGE)}/data`);
  },
  "the showcase": (page) => page.goto("/generate"),
  "recently added apps": async (page) => {
    await signIn(page);
    await publishOne(page);
    await page.goto("/generate?tab=recent");
  },
  "a search for what is not there": (page) => page.goto("/generate?tab=recent&q=xyzzyxyzzy"),
  "trending apps": async (page) => {
    await signIn(page);
    await page.goto(`/generate/${await publishOne(page)}`);
    await page.goto("/generate?tab=trending");
  },
  "the token launch": (page) => page.goto("/generate?tab=launch"),
  "a published app": async (page) => {
    await signIn(page);
    const slug = await publishOne(page);
    await page.goto(`/generate/${slug}`);
    await expect(page.getByText("Loading published app...")).toBeHidden();
  },
  careers: (page) => page.goto("/careers"),
  "the community page": (page) => page.goto("/community"),
  "a thread": async (page) => {
    await signIn(page);
    const [kept, reply] = await writeThread(page);
    await page.goto(`${kept}?quote=${reply}`);
  },
  "a form of a thread": async (page) => {
    await signIn(page);
    await page.goto("/community/threads/new");
  },
  "the privacy policy": async (page) => {
    await page.goto("/privacy");
    await page.getByText("The complete list").click();
  },
  "the terms": (page) => page.goto("/terms"),
  "the documentation": (page) => page.goto("/docs"),
  "a search of the documentation": (page) => page.goto("/docs?q=docker"),
  "a search that finds nothing": (page) => page.goto("/docs?q=teapot"),
  "a topic of the documentation": (page) => page.goto("/docs/for-developers"),
  "a topic with wide tables": (page) => page.goto("/docs/self-hosting"),
  "the blog": (page) => page.goto("/blog"),
  "an article": (page) => page.goto("/blog/engineering-deep-dive"),
  "a page that is not there": (page) => page.goto("/nowhere"),
};
