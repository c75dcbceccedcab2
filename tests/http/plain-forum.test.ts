import { beforeAll, describe, expect, test } from "vitest";
import { PlainBrowser } from "../support/plain-browser";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The forum without JavaScript: two people, a visitor and their forms. */

let app: SharedApp;
let ann: PlainBrowser;
let bob: PlainBrowser;

beforeAll(async () => {
  app = await sharedApp();
  ann = new PlainBrowser(await app.person("ann-asks"), app.origin);
  bob = new PlainBrowser(await app.person("bob-knows"), app.origin);
});

const visitor = () => new PlainBrowser(app.visitor(), app.origin);
const THREAD = /^\/community\/threads\/c\w+$/;

async function ask(title: string, category = "general"): Promise<string> {
  await ann.open("/community");
  await ann.follow("New thread");
  ann.fill("Title", title);
  ann.choose("Category", category);
  ann.fill("Text", "Which **flour**?");
  await ann.press("Create thread");
  expect(ann.path).toMatch(THREAD);
  return ann.path;
}

async function reply(browser: PlainBrowser, thread: string, text: string): Promise<void> {
  await browser.open(thread);
  browser.fill("Your reply", text);
  await browser.press("Post reply");
}

test("a thread is asked, found, answered and liked", async () => {
  const thread = await ask("Does my sourdough need rye?");
  expect(ann.text).toContain("Thread created successfully!");
  await bob.open("/community");
  await bob.follow("Does my sourdough need rye?");
  bob.fill("Your reply", "A *little* helps.");
  await bob.press("Post reply");
  expect(bob.text).toContain("Reply posted!");
  expect(bob.url.pathname).toBe(thread);
  await bob.press(/like it/, bob.page.one("article"));
  const reader = visitor();
  await reader.open(thread);
  expect(reader.text).toMatch(/A little helps/);
  expect(reader.page.all("button", /^1 like: like it/)).toHaveLength(1);
  expect(reader.text).toContain("Please log in to reply to this thread");
  expect(reader.linkTo("Log In")).toBe("/projects");
  await reader.follow("Back to threads");
  expect(reader.path).toBe("/community");
});

test("a visitor who likes a post is led to the login, and back to the thread", async () => {
  const thread = await ask("What does a scale cost?");
  const reader = visitor();
  await reader.open(thread);
  await reader.press(/like it/, reader.page.one("article"));
  expect(reader.url.pathname).toBe("/login");
  expect(reader.url.searchParams.get("returnTo")).toBe(thread);
  expect(reader.text).toContain("Please log in to like posts");
});

test("the list of threads leads to its feed, and to what was moderated", async () => {
  const reader = visitor();
  await reader.open("/community?category=help");
  expect(reader.linkTo("RSS feed")).toBe("/community/categories/help/feed.xml");
  await reader.follow("Moderation log");
  expect(reader.path).toBe("/community/moderation");
});

test("the way in and out of the community is in its header", async () => {
  const reader = visitor();
  await reader.open("/community");
  const header = reader.page.all("banner")[0] ?? null;
  expect(reader.linkTo("Home", header)).toBe("/");
  expect(reader.linkTo("Start Building", header)).toBe("/projects");
  expect(reader.linkTo("Chat Rooms")).toBe("/community/rooms");
});

test("a visitor is told to log in before and after writing, and keeps what was typed", async () => {
  const reader = visitor();
  await reader.open("/community/threads/new");
  expect(reader.text).toContain("Please log in to create a thread");
  const thread = await ask("Where is the salt?");
  const leaving = await app.person("carol-leaves");
  const browser = new PlainBrowser(leaving, app.origin);
  await browser.open(thread);
  browser.fill("Your reply", "In the sea, mostly.");
  leaving.cookies.clear();
  expect(await browser.press("Post reply")).toBe(401);
  expect(browser.text).toContain("Please log in to reply");
  expect(browser.field("Your reply").value).toBe("In the sea, mostly.");
  const writer = new PlainBrowser(await app.person("dora-leaves"), app.origin);
  await writer.open("/community/threads/new");
  writer.fill("Title", "Long thought");
  writer.fill("Text", "about");
  writer.client.cookies.clear();
  expect(await writer.press("Create thread")).toBe(401);
  expect(writer.text).toContain("Please log in to create a thread");
  expect(writer.field("Title").value).toBe("Long thought");
});

test("a preview shows how it will look, and sends nothing", async () => {
  const thread = await ask("Preview me");
  ann.fill("Your reply", "# Big\n\n**bold** <b>plain</b>");
  await ann.press("Preview");
  expect(ann.text).toContain("nothing was sent yet");
  expect(ann.answer.text).toContain("<strong>bold</strong> &lt;b&gt;plain&lt;/b&gt;");
  expect(ann.field("Your reply").value).toBe("# Big\n\n**bold** <b>plain</b>");
  const replies = await app.visitor().get(`/api/forum${thread.replace("/community", "")}/replies`);
  expect(replies.body).toEqual([]);
});

test("what is refused stays in its form, with the reason", async () => {
  const thread = await ask("Refuse me");
  ann.fill("Your reply", "x".repeat(20_001));
  expect(await ann.press("Post reply")).toBe(400);
  expect(ann.text).toContain("20,000 characters at most; this has 20,001");
  expect(ann.field("Your reply").value).toHaveLength(20_001);
  await ann.open("/community/threads/new");
  ann.fill("Title", " \u200b ");
  ann.fill("Text", "kept");
  expect(await ann.press("Create thread")).toBe(400);
  expect(ann.text).toContain("Please give the thread a title.");
  expect(ann.field("Text").value).toBe("kept");
  expect(await ann.open(thread)).toBe(200);
});

test("an answer is accepted in Help, by who asked and nobody else", async () => {
  const thread = await ask("How do I publish?", "help");
  await reply(bob, thread, "Press Publish.");
  expect(bob.page.all("button", "Accept as answer")).toHaveLength(0);
  await ann.open(thread);
  await ann.press("Accept as answer");
  expect(ann.text).toContain("This is the accepted answer now");
  const reader = visitor();
  await reader.open(thread);
  expect(reader.page.all("heading", "Accepted answer")).toHaveLength(1);
  await reader.open("/community?category=help");
  expect(reader.text).toContain("Answered");
  await ann.press("Not the answer");
  await reader.open(thread);
  expect(reader.page.all("heading", "Accepted answer")).toHaveLength(0);
});

test("what was done with a reply is told beside it, where the browser is", async () => {
  const thread = await ask("Tell me where I look", "help");
  await reply(bob, thread, "Here.");
  const told = (browser: PlainBrowser) => {
    const { hash } = browser.url;
    return browser.part(decodeURIComponent(hash.slice(1)));
  };
  expect(told(bob)).toMatch(/^Reply posted!/);
  expect(bob.page.all("status")).toHaveLength(1);
  await bob.follow("Edit");
  bob.fill("Text", "There.");
  await bob.press("Save");
  expect(told(bob)).toMatch(/^Your post was saved/);
  await ann.open(thread);
  await ann.press("Accept as answer");
  expect(told(ann)).toMatch(/^This is the accepted answer now/);
  await bob.open(thread);
  expect(bob.text).not.toContain("Your post was saved");
  await bob.follow("Delete");
  await bob.press("Delete");
  expect(told(bob)).toMatch(/^Your post was deleted/);
});

test("a blank reply is asked for at its field", async () => {
  const thread = await ask("Say something");
  for (const blank of ["", "  \n ", "\u200b", "\u2800", "\u3164", "\u202e\u00ad"]) {
    ann.fill("Your reply", blank);
    expect(await ann.press("Post reply"), JSON.stringify(blank)).toBe(400);
    expect(ann.text).toContain("Your reply was not sent");
    expect(ann.text).not.toContain("That did not work");
    expect(ann.field("Your reply").isInvalid).toBe(true);
    expect(ann.field("Your reply").description).toContain("Please write a reply.");
  }
  const replies = await app.visitor().get(`/api/forum${thread.replace("/community", "")}/replies`);
  expect(replies.body).toEqual([]);
});

test("a quotation is there to be answered, and links back", async () => {
  const thread = await ask("Quote me");
  await reply(bob, thread, "One.\n\nTwo.");
  await ann.open(thread);
  await ann.follow("Quote", ann.page.one("listitem", /Two\./));
  expect(ann.field("Your reply").value).toBe(
    `> ${app.nameOf("bob-knows")} wrote:\n>\n> One.\n>\n> Two.\n\n`,
  );
  ann.fill("Your reply", "> One.\n\nThree.");
  await ann.press("Post reply");
  expect(ann.page.all("link", "In reply to #1")).toHaveLength(1);
});

describe("a post of one's own", () => {
  test("is changed, and everybody sees what it was", async () => {
    const thread = await ask("Change me");
    await ann.follow("Edit");
    ann.fill("Title", "Changed");
    ann.fill("Text", "Rye, of course.");
    await ann.press("Save");
    expect(ann.path).toBe(thread);
    const reader = visitor();
    await reader.open(thread);
    expect(reader.page.all("heading", "Changed")).toHaveLength(1);
    await reader.follow(/^edited/);
    for (const text of ["Change me", "Which **flour**?", "Changed", "Rye, of course."]) {
      expect(reader.text).toContain(text);
    }
  });

  test("is not overwritten by an older tab, which keeps what was typed", async () => {
    const thread = await ask("Two tabs");
    const tabs = [ann, new PlainBrowser(ann.client, app.origin)];
    for (const tab of tabs) {
      await tab.open(thread);
      await tab.follow("Edit");
    }
    const [first, second] = tabs as [PlainBrowser, PlainBrowser];
    first.fill("Text", "first");
    await first.press("Save");
    second.fill("Text", "second");
    expect(await second.press("Save")).toBe(409);
    expect(second.text).toContain("changed in another tab");
    expect(second.field("Text").value).toBe("second");
    expect(await second.press("Save")).toBe(303);
    expect(second.text).toContain("second");
  });

  test("is deleted for good, and its place and its replies stay", async () => {
    const thread = await ask("Delete me");
    await reply(bob, thread, "I remain.");
    await ann.open(thread);
    await ann.follow("Delete");
    await ann.press("Delete");
    expect(ann.path).toBe("/community");
    expect(ann.text).not.toContain("Delete me");
    const reader = visitor();
    expect(await reader.open(thread)).toBe(410);
    expect(reader.text).toContain("This was deleted.");
    expect(reader.text).toContain("I remain.");
    const id = thread.split("/").at(-1);
    expect((await app.visitor().get(`/api/forum/threads/${id}/replies`)).status).toBe(404);
    expect((await app.visitor().get(`/community/posts/${id}/history`)).status).toBe(404);
  });

  test("is nobody else's to change or delete", async () => {
    const thread = await ask("Mine alone");
    const id = thread.split("/").at(-1);
    for (const act of ["edit", "delete"]) {
      const path = `/community/posts/${id}/${act}`;
      expect((await bob.client.get(path)).status).toBe(404);
      const form = { intent: "save", content: "taken", version: "1" };
      expect((await bob.client.form(path, form)).status).toBe(404);
    }
    expect(await ann.open(thread)).toBe(200);
    expect(ann.text).not.toContain("taken");
  });
});

test("a reply to a thread that was deleted meanwhile is kept in its form", async () => {
  const thread = await ask("Soon gone");
  await bob.open(thread);
  bob.fill("Your reply", "Too late, but long and dear to me.");
  await ann.open(`/community/posts/${thread.split("/").at(-1)}/delete`);
  await ann.press("Delete");
  expect(await bob.press("Post reply")).toBe(404);
  expect(bob.text).toContain("was deleted");
  expect(bob.field("Your reply").value).toBe("Too late, but long and dear to me.");
});

test("a form that is sent twice is one post", async () => {
  const thread = await ask("Twice");
  const form = { intent: "reply", content: "Once.", ...hiddenFields(ann.answer.text) };
  const answers = await Promise.all([0, 1].map(() => ann.client.form(thread, form)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[0]?.headers.location).toBe(answers[1]?.headers.location);
  const id = thread.split("/").at(-1);
  expect((await app.visitor().get(`/api/forum/threads/${id}/replies`)).body).toHaveLength(1);
});

function hiddenFields(html: string): Record<string, string> {
  const [, token = ""] = /name="shown_at" value="([^"]+)"/.exec(html) ?? [];
  return { shown_at: token, website: "", quoted: "" };
}

test("markup and signs that turn words around are text, in titles too", async () => {
  const thread = await ask("<script>alert(1)</script> \u202eexe.gnp");
  const reader = visitor();
  await reader.open(thread);
  expect(reader.answer.text).not.toContain("<script>alert");
  expect(reader.answer.text).not.toContain("\u202e");
  expect(reader.text).toContain("<script>alert(1)</script> exe.gnp");
});
