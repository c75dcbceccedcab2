import { beforeAll, beforeEach, expect, test } from "vitest";
import { attributeOf, elementsOf, textOf } from "../support/html-elements";
import { PlainBrowser } from "../support/plain-browser";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { PDF, picture } from "../support/upload-files";

/** Chat rooms without JavaScript. */

let app: SharedApp;
let ann: PlainBrowser;
let bob: PlainBrowser;
let visitor: PlainBrowser;

beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  [ann, bob] = [await browserOf("ann"), await browserOf("bob")];
  visitor = new PlainBrowser(app.visitor(), app.origin);
});

async function browserOf(name: string) {
  return new PlainBrowser(await app.person(name), app.origin);
}

/** Writes into the room that is open. */
async function say(who: PlainBrowser, text: string) {
  who.fill("Message", text);
  return who.press("Send");
}

/** The entry of a message in the list. @throws {Error} when it is not there */
function entry(who: PlainBrowser, text: string) {
  const found = who.page.all("listitem").find((item) => textOf(item).includes(text));
  if (!found) throw new Error(`There is no message “${text}” in: ${who.text}`);
  return found;
}

/** When the form that is open was shown. */
function tokenOf(who: PlainBrowser): string {
  const fields = elementsOf(who.page.document, "input");
  const token = fields.find((field) => attributeOf(field, "name") === "shown_at");
  return (token && attributeOf(token, "value")) ?? "";
}

const ROOM = "/community/rooms/show-and-tell";

test("the first room is open, the others are links, and each says how long messages are kept", async () => {
  expect(await visitor.open("/community/rooms")).toBe(200);
  expect(visitor.page.title).toContain("Chat Rooms");
  expect(visitor.page.all("heading", "General")).toHaveLength(1);
  await visitor.follow(/^Show & tell/);
  expect(visitor.path).toBe(ROOM);
  expect(visitor.text).toContain("Messages are kept for 365 days");
  expect(await visitor.open("/community/rooms/nowhere")).toBe(404);
});

test("a browser of text shows nothing that is for scripts", async () => {
  await ann.open(ROOM);
  await say(ann, "I read with lynx");
  // Such browsers know no stylesheets, no `hidden` and no `<template>`.
  const main = /<main.*<\/main>/s.exec(ann.answer.text)?.[0] ?? "";
  const words = main.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " ");
  expect(words).toContain("I read with lynx");
  expect(words).toContain("Skip to the newest message");
  expect(words).not.toMatch(/Sending|Not sent|Retry|Offline|\bLive\b|\b0 here|Cancel/);
});

test("who is signed out reads, and is asked to log in", async () => {
  await visitor.open(ROOM);
  expect(visitor.text).toContain("Please log in to participate in chat");
  const main = visitor.page.one("main");
  expect(visitor.linkTo("Log In", main)).toBe("/projects");
  expect(visitor.page.all("button", "Send")).toHaveLength(0);
  const { status, text } = await visitor.client.form(ROOM, { content: "Let me in" });
  expect(status).toBe(401);
  expect(text).toContain("Please log in to chat");
  expect(text).toContain("Let me in");
});

test("two people hold a conversation, with an answer, an edit and a deletion", async () => {
  await Promise.all([ann.open(ROOM), bob.open(ROOM)]);
  expect(await say(ann, "I made a **tea** shop")).toBe(303);
  expect(ann.path).toMatch(/#message-\d+$/);
  await bob.reload();
  expect(textOf(entry(bob, "I made a tea shop"))).toContain(app.nameOf("ann"));

  await bob.follow("Reply", entry(bob, "I made a tea shop"));
  expect(bob.text).toContain(`Answering ${app.nameOf("ann")}`);
  await say(bob, "Is there oolong?");
  await ann.reload();
  const answer = entry(ann, "Is there oolong?");
  expect(textOf(answer)).toContain("I made a **tea** shop");
  expect(ann.page.all("link", "Edit", answer)).toHaveLength(0);

  await bob.follow("Edit", entry(bob, "Is there oolong?"));
  expect(bob.field("Message").value).toBe("Is there oolong?");
  bob.fill("Message", "Is there green tea?");
  expect(await bob.press("Save")).toBe(303);
  expect(textOf(entry(bob, "Is there green tea?"))).toContain("edited");

  await bob.follow("Delete", entry(bob, "Is there green tea?"));
  expect(bob.text).toContain("Is there green tea?");
  expect(await bob.press("Delete")).toBe(303);
  expect(bob.text).toContain("Your message was deleted");
  await ann.reload();
  expect(ann.text).not.toContain("green tea");
});

test("what is refused stays in the form, with what it answers", async () => {
  await ann.open(ROOM);
  await say(ann, "Something to answer");
  await ann.follow("Reply", entry(ann, "Something to answer"));
  expect(await say(ann, "x".repeat(4_001))).toBe(400);
  expect(ann.field("Message")).toMatchObject({ value: "x".repeat(4_001), isInvalid: true });
  expect(ann.field("Message").description).toContain("4,000 characters at most");
  expect(ann.text).toContain(`Answering ${app.nameOf("ann")}: Something to answer`);
  expect(await say(ann, "shorter")).toBe(303);
});

test("a form that is sent twice is one message", async () => {
  await ann.open(ROOM);
  const fields = { content: "only once", clientId: "0123456789", shown_at: tokenOf(ann) };
  const sent = [await ann.client.form(ROOM, fields), await ann.client.form(ROOM, fields)];
  expect(sent.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, sent[0]?.headers.location],
    [303, sent[0]?.headers.location],
  ]);
});

test("a message of somebody else is neither edited nor deleted by its address", async () => {
  const again = await browserOf("ann");
  await ann.open(ROOM);
  await say(ann, "mine alone");
  const edit = ann.linkTo("Edit", entry(ann, "mine alone"));
  expect(await bob.open(edit)).toBe(404);
  expect(bob.text).toContain("it is not yours");
  expect((await bob.client.form(edit, { content: "taken" })).status).toBe(404);
  expect((await bob.client.form(edit.replace(/edit$/, "delete"), {})).status).toBe(303);
  await bob.open(ROOM);
  expect(bob.text).toContain("Your message stays as it is");
  expect(await visitor.open(edit)).toBe(401);
  expect(visitor.linkTo("Log In", visitor.page.one("main"))).toContain("/login?returnTo=");
  // What was typed is still there when the message is gone, or the session.
  await Promise.all([ann.open(edit), again.open(edit)]);
  await again.client.json("POST", "/api/auth/logout");
  again.fill("Message", "typed and signed out");
  expect(await again.press("Save")).toBe(401);
  expect(again.field("What you typed, to be copied").value).toBe("typed and signed out");
  await ann.client.form(edit.replace(/edit$/, "delete"), {});
  ann.fill("Message", "typed and gone");
  expect(await ann.press("Save")).toBe(404);
  expect(ann.field("What you typed, to be copied").value).toBe("typed and gone");
});

test("markup of people stays text, and a right-to-left mark turns nothing around", async () => {
  await ann.open(ROOM);
  await say(ann, "<script>alert(1)</script> \u202Eevil [x](javascript:alert(1))");
  await visitor.open(ROOM);
  expect(visitor.answer.text).not.toMatch(/<script>alert|\u202E|href="javascript/);
  expect(visitor.text).toContain("<script>alert(1)</script>");
});

test("a picture goes with a message, and what is no picture is refused with the words", async () => {
  await ann.open(ROOM);
  ann.attach(/^Add picture/, {
    name: "tea.png",
    type: "image/png",
    bytes: await picture().png().toBuffer(),
  });
  expect(await say(ann, "Fresh tea")).toBe(303);
  await visitor.open(ROOM);
  const shown = elementsOf(entry(visitor, "Fresh tea"), "img");
  expect(shown.map((one) => attributeOf(one, "src") ?? "").join()).toMatch(/\/pictures\/\w+\.webp/);
  await ann.open(ROOM);
  ann.attach(/^Add picture/, { name: "list.pdf", type: "image/png", bytes: PDF });
  expect(await say(ann, "No tea")).toBe(400);
  expect(ann.field("Message")).toMatchObject({ value: "No tea", isInvalid: true });
  expect(ann.field("Message").description).toContain("list.pdf");
});

test("whom somebody blocks from a message is gone from the room, and is not told", async () => {
  const eve = await browserOf("eve");
  await eve.open(ROOM);
  await say(eve, "Buy my tea instead");
  expect(eve.page.all("link", "Block", entry(eve, "Buy my tea instead"))).toHaveLength(0);
  await bob.open(ROOM);
  await bob.follow("Block", entry(bob, "Buy my tea instead"));
  expect(bob.text).toContain("They are not told.");
  expect(await bob.press("Block")).toBe(303);
  expect(bob.path).toBe(ROOM);
  expect(bob.text).not.toContain("Buy my tea instead");
  await visitor.open(ROOM);
  expect(visitor.page.all("link", "Block")).toHaveLength(0);
  expect(visitor.text).toContain("Buy my tea instead");
});

test("names are offered while somebody types them", async () => {
  await ann.open(ROOM);
  const [field] = elementsOf(ann.page.document, "textarea");
  expect(field && attributeOf(field, "data-mentions")).toBe("");
});

test("who follows a room live finds the way back to it", async () => {
  await ann.open(ROOM);
  await ann.follow("Follow live");
  expect(ann.page.all("link", "Follow live")).toHaveLength(0);
  await ann.follow("Stop following");
  expect(ann.url.pathname + ann.url.search).toBe(ROOM);
});
