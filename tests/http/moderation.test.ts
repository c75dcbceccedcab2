import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, publish, unique } from "../support/projects";

/** Good order in the community, without JavaScript: reports, moderators, blocks and profiles. */

let app: AppServer;
let mod: PlainBrowser;
beforeAll(async () => {
  app = await AppServer.start({ ADMIN_EMAILS: "mod@dev.localhost" });
  mod = new PlainBrowser(await app.person("mod"), app.origin);
});
afterAll(() => app.stop());

interface Person {
  id: string;
  name: string;
  client: AppClient;
  browser: PlainBrowser;
}
async function newPerson(word = "person"): Promise<Person> {
  const name = unique(word);
  const client = await app.person(name);
  const { id } = (await client.get("/api/auth/me")).body;
  return { id, name, client, browser: new PlainBrowser(client, app.origin) };
}
async function publishApp({ client }: Person): Promise<string> {
  const id = await makeProject(client, "Garden", { "index.html": "<h1>Garden</h1>" });
  const slug = unique("garden");
  await publish(client, id, slug);
  return slug;
}
const ROOM = "/api/chat-rooms/general/messages";
async function say({ client }: Person, content: string): Promise<string> {
  const { body } = await client.json("POST", ROOM, { content });
  return `message:${body.id}`;
}
const said = async () =>
  ((await app.visitor().get(ROOM)).body as { content: string }[]).map(({ content }) => content);
const alertOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("alert"));
const report = (subject: string) => `/report?subject=${encodeURIComponent(subject)}`;
const moderate = (subject: string) => `/admin/reports?subject=${encodeURIComponent(subject)}`;
const form = (client: AppClient, path: string, fields: Record<string, string>) =>
  client.form(path, fields, { accept: "text/html" });

describe("a report", () => {
  test("becomes a hidden post: sent by one form, decided by one button, told to its author", async () => {
    const [author, ann] = [await newPerson("author"), await newPerson("ann")];
    const text = unique("Buy my pills");
    const subject = await say(author, text);
    await ann.browser.open(report(subject));
    ann.browser.check("Spam or advertising");
    ann.browser.fill(/What should a moderator know/, "He does it everywhere");
    await ann.browser.press("Send report");
    expect(ann.browser.text).toContain("It is with the moderators");
    expect(ann.browser.page.all("link", "Moderate it")).toEqual([]);

    await mod.open(report(subject));
    await mod.follow("Moderate it");
    expect(mod.text).toContain(text);
    expect(mod.text).toContain("1 report Spam or advertising");
    expect(mod.text).toContain("He does it everywhere");
    expect(mod.text).not.toContain(ann.name);
    await mod.press("Hide");
    expect(mod.text).toContain("It is hidden");
    expect(await said()).not.toContain(text);

    await author.browser.open("/community/moderation");
    expect(author.browser.text).toContain("A message was hidden · Spam or advertising");
    for (const secret of [author.name, ann.name, text, "everywhere", subject.slice(8)]) {
      expect(author.browser.answer.text.replace(/<header.*?<\/header>/s, "")).not.toContain(secret);
    }
    await ann.browser.open(report(subject));
    expect(ann.browser.answer.status).toBe(404);
    await mod.open(moderate(subject));
    await mod.press("Show again");
    expect(await said()).toContain(text);

    await mod.open(`/admin/audit?subject=${encodeURIComponent(subject)}`);
    expect(mod.text).toMatch(/Showed a post again.*Hid a post.*Spam or advertising/);
    for (const { client } of [ann, author]) {
      expect((await client.get("/admin/audit")).status).toBe(404);
    }
  });

  test("keeps what was typed when it is refused", async () => {
    const [author, ann] = [await newPerson(), await newPerson()];
    const subject = await say(author, "Hello");
    await ann.browser.open(report(subject));
    ann.browser.fill(/What should a moderator know/, "Look at it");
    expect(await ann.browser.press("Send report")).toBe(400);
    expect(alertOf(ann.browser)).toContain("Please choose what is wrong with it");
    expect(ann.browser.field(/What should a moderator know/).value).toBe("Look at it");
    ann.browser.check("Insults or harassment");
    ann.browser.fill(/What should a moderator know/, "x".repeat(1_001));
    expect(await ann.browser.press("Send report")).toBe(400);
    expect(ann.browser.field(/What should a moderator know/).value).toHaveLength(1_001);
    expect(ann.browser.field("Insults or harassment").isChecked).toBe(true);
  });

  test("of nothing is a page that is not there", async () => {
    const { client } = await newPerson();
    const nothing = [
      "",
      "thread:nobodys",
      "file:1",
      "message:' OR 1=1 --",
      "thread:../../x",
      "x".repeat(900),
    ];
    for (const subject of nothing) {
      expect([subject, (await client.get(report(subject))).status]).toEqual([subject, 404]);
      const sent = await form(client, "/report", { subject, reason: "spam" });
      expect([subject, sent.status]).toEqual([subject, 404]);
    }
  });

  test("is nobody's who is not signed in, and nobody's of their own; both read what to do", async () => {
    const author = await newPerson();
    const subject = await say(author, "Mine");
    await author.browser.open(report(subject));
    expect(author.browser.text).toContain("This is your own");
    expect((await form(author.client, "/report", { subject, reason: "spam" })).status).toBe(400);
    const visitor = new PlainBrowser(app.visitor(), app.origin);
    await visitor.open(report(subject));
    expect(visitor.text).toContain("write to");
    expect(visitor.linkTo("Log in to report it")).toContain("/login?returnTo=");
    const sent = await form(app.visitor(), "/report", { subject, reason: "spam" });
    expect(sent.headers.location).toContain("/login?returnTo=");
  });

  test("of a published app takes it offline, until it is shown again", async () => {
    const [maker, ann] = [await newPerson("maker"), await newPerson()];
    const slug = await publishApp(maker);
    await ann.browser.open(`/generate/${slug}`);
    await ann.browser.follow("Report");
    ann.browser.check(/^Dangerous/);
    await ann.browser.press("Send report");
    const subject = new URL(ann.browser.url).searchParams.get("subject") ?? "";
    await mod.open(moderate(subject));
    await mod.press("Hide");
    expect((await app.visitor().get(`/generate/${slug}`)).status).toBe(410);
    const again = await maker.client.json("POST", `/api/projects/${subject.slice(4)}/publish`, {});
    expect(again).toMatchObject({ status: 403, body: { code: "withheld" } });
    await mod.open(moderate(subject));
    await mod.press("Show again");
    expect((await app.visitor().get(`/generate/${slug}`)).status).toBe(200);
  });
});

describe("moderators' pages", () => {
  test("do not exist for others, whatever they send", async () => {
    const [author, ann] = [await newPerson(), await newPerson()];
    const subject = await say(author, unique("Stay"));
    for (const client of [ann.client, app.visitor()]) {
      for (const path of ["/admin", "/admin/reports", moderate(subject), "/admin/community"]) {
        expect([path, (await client.get(path)).status]).toEqual([path, 404]);
      }
      for (const fields of [
        { subject, do: "hide", reason: "spam" },
        { subject: `person:${author.id}`, do: "ban-all", reason: "spam" },
      ]) {
        expect((await form(client, "/admin/reports", fields)).status).toBe(404);
      }
      const word = { intent: "block-word", word: "hello" };
      expect((await form(client, "/admin/community", word)).status).toBe(404);
    }
    expect((await author.client.get("/api/auth/me")).status).toBe(200);
  });

  test("take no form of another site", async () => {
    const author = await newPerson();
    const subject = await say(author, "Stay");
    const elsewhere: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://elsewhere.example" },
    ];
    for (const headers of elsewhere) {
      const fields = { subject, do: "hide", reason: "spam" };
      expect((await mod.client.form("/admin/reports", fields, headers)).status).toBe(403);
      const block = await mod.client.form(`/people/${author.id}`, { intent: "block" }, headers);
      expect(block.status).toBe(403);
    }
  });

  test("refuse what makes no sense, with the note that was typed", async () => {
    const author = await newPerson();
    const subject = await say(author, "Stay");
    for (const [pressed, status] of [
      ["restore", 409],
      ["explode", 400],
      ["mute-9", 400],
    ] as const) {
      const fields = { subject, do: pressed, reason: "abuse", note: "Typed before" };
      const { status: answered, text } = await form(mod.client, moderate(subject), fields);
      expect([pressed, answered]).toEqual([pressed, status]);
      expect(text).toContain("Typed before");
    }
    const { id } = (await mod.client.get("/api/auth/me")).body;
    const own = { subject: `person:${id}`, do: "ban", reason: "spam" };
    expect((await form(mod.client, "/admin/reports", own)).status).toBe(409);
  });

  test("list blocked words, which nobody writes then", async () => {
    const ann = await newPerson();
    await mod.open("/admin/community");
    expect(mod.linkTo("Chat rooms")).toBe("/admin/community/rooms");
    expect(mod.linkTo("Categories of the forum")).toBe("/admin/community/categories");
    mod.fill("Word or phrase", "!!!");
    expect(await mod.press("Block it")).toBe(400);
    expect(mod.field("Word or phrase")).toMatchObject({ value: "!!!", isInvalid: true });
    mod.fill("Word or phrase", "Zauberpille");
    await mod.press("Block it");
    expect(mod.text).toContain("“zauberpille” is blocked");
    const refused = await ann.client.json("POST", ROOM, { content: "Meine Z4uberpille!" });
    expect(refused).toMatchObject({ status: 400, body: { code: "blocked_word" } });
    expect(refused.body.error).toContain("Z4uberpille");
    mod.fill("Reason: Allow a word again", "A product is called so");
    await mod.press("Allow “zauberpille” again");
    const taken = await ann.client.json("POST", ROOM, { content: "Meine Zauberpille!" });
    expect(taken.status).toBeLessThan(300);
    await mod.open("/admin/audit?subject=word:zauberpille");
    expect(mod.text).toContain("A product is called so");
  });

  test("hold first posts with links, where that is switched on, until one approves them", async () => {
    const ann = await newPerson();
    await mod.open("/admin/community");
    mod.check(/wait for a look/, true);
    await mod.press("Save");
    const text = `${unique("Look")} https://elsewhere.example`;
    const subject = await say(ann, text);
    expect(await said()).not.toContain(text);
    await mod.open("/admin/reports?show=held");
    expect(mod.text).toContain(text);
    await mod.open(moderate(subject));
    await mod.press("Approve");
    expect(await said()).toContain(text);
    await mod.open("/admin/community");
    mod.check(/wait for a look/, false);
    await mod.press("Save");
    expect(mod.text).toContain("No post waits");
  });

  test("hold a thread that is edited, and whoever answers it meanwhile keeps what they typed", async () => {
    const [author, ann] = [await newPerson(), await newPerson()];
    const asked = { title: unique("Cheap watches"), content: "Who knows some?" };
    const { id } = (await author.client.json("POST", "/api/forum/threads", asked)).body;
    const thread = `/community/threads/${id}`;
    await ann.browser.open(thread);
    const reply = unique("A long answer");
    ann.browser.fill("Your reply", reply);
    await mod.open("/admin/community");
    mod.check(/wait for a look/, true);
    await mod.press("Save");
    await author.browser.open(`/community/posts/${id}/edit`);
    author.browser.fill("Text", "Here: https://elsewhere.example");
    await author.browser.press("Save");
    expect(await ann.browser.press("Post reply")).toBe(404);
    expect(ann.browser.text).toContain("your reply was not sent");
    expect(ann.browser.text).toContain(reply);
    // Whoever typed nothing is told what every page that is not there says.
    expect((await app.visitor().get(thread)).text).toContain("Back to Home");
    await mod.open("/admin/community");
    mod.check(/wait for a look/, false);
    await mod.press("Save");
  });
});

test("who is banned is signed out at once, reads why, and writes nothing", async () => {
  const author = await newPerson("banned");
  const text = unique("Rubbish");
  await say(author, text);
  await mod.open(`/people/${author.id}`);
  await mod.follow("Moderate");
  await mod.press("Ban and hide everything");
  expect(mod.text).toContain("banned and signed out everywhere");
  expect((await author.client.get("/api/auth/me")).status).toBe(401);
  expect((await author.client.json("POST", ROOM, { content: "More" })).status).toBe(401);
  expect(await said()).not.toContain(text);
  const back = await form(app.visitor(), "/login", { name: author.name });
  expect(back.status).toBe(403);
  expect(back.text).toMatch(/A moderator has banned this account.*write to/s);
  await mod.open(`/people/${author.id}`);
  await mod.follow("Moderate");
  await mod.press("Lift the ban");
  expect((await form(app.visitor(), "/login", { name: author.name })).status).toBe(303);
});

describe("a profile", () => {
  test("shows what everybody may know, and nothing private", async () => {
    const ann = await newPerson("ann");
    const slug = await publishApp(ann);
    const visitor = new PlainBrowser(app.visitor(), app.origin);
    await visitor.open(`/people/${ann.id}`);
    expect(visitor.page.one("heading", ann.name)).toBeDefined();
    expect(visitor.text).toContain("Member since");
    expect(visitor.answer.text).toContain(`/generate/${slug}`);
    expect(visitor.answer.text).not.toContain("@dev.localhost");
    expect(visitor.answer.text).not.toContain("noindex");
    const nobody = await newPerson();
    await visitor.open(`/people/${nobody.id}`);
    expect(visitor.text).toContain("Nothing here yet");
    expect(visitor.answer.text).toContain("noindex");
    for (const id of ["nobody", "'", "a".repeat(3_000)]) {
      expect([id, (await app.visitor().get(`/people/${id}`)).status]).toEqual([id, 404]);
    }
    await form(nobody.client, "/account/delete", { confirmation: "DELETE" });
    expect(await visitor.open(`/people/${nobody.id}`)).toBe(404);
  });

  test("blocks and unblocks, back where one was, and nobody else's", async () => {
    const [ann, bob] = [await newPerson("ann"), await newPerson("bob")];
    await ann.browser.open(`/people/${bob.id}`);
    await ann.browser.press("Block");
    expect(ann.browser.text).toContain("Blocked. They are not told.");
    await bob.browser.open(`/people/${ann.id}`);
    expect(bob.browser.page.all("button", "Block")).toHaveLength(1);
    await ann.browser.press("Unblock");
    expect(ann.browser.text).toContain("You read them again");
    const path = `/people/${bob.id}`;
    const fields = { intent: "block", returnTo: "//elsewhere.example" };
    expect((await form(ann.client, path, fields)).headers.location).toBe(path);
    expect((await form(ann.client, `/people/${ann.id}`, fields)).status).toBe(303);
    expect((await form(ann.client, "/people/nobody", fields)).status).toBe(404);
    expect((await form(app.visitor(), path, fields)).headers.location).toContain("/login");
  });
});
