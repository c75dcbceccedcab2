import { beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { pageText } from "../support/html-tables";
import type { FormPart } from "../support/multipart-form";
import { makeProject, publish, unique } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";
import { PDF, picture } from "../support/upload-files";

let app: SharedApp;
let png: Buffer;

beforeAll(async () => {
  app = await sharedApp();
  png = await picture().png().toBuffer();
});

const NEW = "/community/threads/new";
const field = (name: string, value: string): FormPart => ({
  field: name,
  bytes: Buffer.from(value),
});

/** The form of a new thread as a browser without a script sends it. */
async function send(person: AppClient, more: FormPart[], content = "Look:") {
  const page = await person.get(NEW);
  const token = /name="shown_at" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const fields = { shown_at: token, website: "", title: "A cat", category: "general", content };
  return person.multipart(NEW, [
    ...Object.entries(fields).map(([name, value]) => field(name, value)),
    ...more,
  ]);
}
const pictureOf = (bytes: Buffer, name: string): FormPart => ({
  field: "picture",
  name,
  type: "image/png",
  bytes,
});

test("A picture that is chosen in the form is shown at the end of the post", async () => {
  const ann = await app.person("ann");
  const answer = await send(ann, [pictureOf(png, "cat.png"), field("intent", "create")]);
  expect(answer.status).toBe(303);
  const page = await app.visitor().get(String(answer.headers.location));
  expect(page.text).toMatch(/<p>Look:<\/p><p><img src="\/pictures\/[0-9a-f]+\.webp" width="40"/);
});

test("A preview shows the picture, and keeps it and the text for another day", async () => {
  const bob = await app.person("bob");
  const preview = await send(bob, [pictureOf(png, "dog.png"), field("intent", "preview")]);
  expect(preview.status).toBe(200);
  expect(preview.text).toMatch(/<img src="\/pictures\/[0-9a-f]+\.webp"/);
  const later = await bob.get(NEW);
  expect(pageText(later.text)).toContain("This is what you had typed and not sent.");
  expect(later.text).toMatch(/Look:\s+!\[dog\]\(\/pictures\/[0-9a-f]+\.webp\)/);
  expect((await (await app.person("cleo")).get(NEW)).text).not.toContain("![dog]");

  await send(bob, [field("intent", "create")], "Sent after all");
  expect((await bob.get(NEW)).text).not.toContain("![dog]");
});

test("What is no picture is refused on the page, with the text", async () => {
  const ann = await app.person("ann");
  const answer = await send(ann, [pictureOf(PDF, "a.pdf"), field("intent", "create")]);
  expect(answer.status).toBe(400);
  expect(pageText(answer.text)).toContain("a.pdf: Only PNG, JPEG, WebP, AVIF and GIF");
  expect(answer.text).toContain("Look:</textarea>");
});

test("A draft that a script keeps is in the form of whoever wrote it", async () => {
  const dora = await app.person("dora");
  const draft = { place: "thread", fields: { title: "Half a", content: "thought" } };
  expect((await dora.json("PUT", "/api/drafts", draft)).status).toBe(204);
  expect((await dora.get(NEW)).text).toContain('value="Half a"');
  for (const [body, status] of [
    [{ ...draft, place: "room:../x" }, 400],
    [{ ...draft, fields: { content: "x".repeat(60_001) } }, 400],
    [{ ...draft, fields: { content: {} } }, 400],
  ] as const) {
    expect((await dora.json("PUT", "/api/drafts", body)).status).toBe(status);
  }
  expect((await app.visitor().json("PUT", "/api/drafts", draft)).status).toBe(401);
});

/** A thread of a person, whose form it is in. */
async function threadOf(person: AppClient, more: FormPart[] = [], content = "Look:") {
  const sent = await send(person, [...more, field("intent", "create")], content);
  return String(sent.headers.location).split("/").at(-1) ?? "";
}

async function edit(person: AppClient, id: string, fields: Record<string, string | FormPart>) {
  const path = `/community/posts/${id}/edit`;
  const version = /name="version" value="(\d+)"/.exec((await person.get(path)).text)?.[1] ?? "";
  const all = { title: "A cat", category: "general", version, ...fields };
  return person.multipart(
    path,
    Object.entries(all).map(([name, value]) =>
      typeof value === "string" ? field(name, value) : value,
    ),
  );
}

test("A post that is changed gets another picture, and what was not saved waits for its author", async () => {
  const ann = await app.person("ann-edits");
  const id = await threadOf(ann);
  const path = `/community/posts/${id}/edit`;
  const preview = await edit(ann, id, {
    content: "Half a change",
    picture: pictureOf(png, "cat.png"),
    intent: "preview",
  });
  expect(preview.text).toMatch(/Half a change<\/p><p><img src="\/pictures\//);
  const later = await ann.get(path);
  expect(pageText(later.text)).toContain("This is what you had typed and not saved.");
  expect(later.text).toMatch(/Half a change\s+!\[cat\]\(\/pictures\/[0-9a-f]+\.webp\)<\/textarea>/);
  expect((await ann.get(`${path}?fresh`)).text).toContain("Look:</textarea>");

  expect((await edit(ann, id, { content: "Changed", intent: "save" })).status).toBe(303);
  const saved = await ann.get(path);
  expect(saved.text).toContain("Changed</textarea>");
  expect(saved.text).not.toContain("not saved");
});

test("What an edit was refused for is said, and the text is there another day", async () => {
  const ann = await app.person("ann-refused");
  const id = await threadOf(ann);
  const long = "x".repeat(20_001);
  expect((await edit(ann, id, { content: long, intent: "save" })).status).toBe(400);
  expect((await ann.get(`/community/posts/${id}/edit`)).text).toContain(`${long}</textarea>`);
});

test("An edit that names no version is refused in words, with the text", async () => {
  const ann = await app.person("ann-forges");
  const id = await threadOf(ann);
  for (const version of ["", "abc", "1e400"]) {
    const refused = await edit(ann, id, { content: "Kept words", version, intent: "save" });
    expect(refused.status).toBe(400);
    expect(pageText(refused.text)).toContain("names no version of the post");
    expect(refused.text).toContain("Kept words</textarea>");
  }
});

test("A form where only a category is chosen leaves no draft behind", async () => {
  const eve = await app.person("eve");
  await send(eve, [field("intent", "preview")], "Something");
  const draft = { place: "thread", fields: { title: " ", content: "", category: "help" } };
  expect((await eve.json("PUT", "/api/drafts", draft)).status).toBe(204);
  expect(pageText((await eve.get(NEW)).text)).not.toContain("typed and not sent");
});

test("A preview is what will be shown: names, own apps and headings", async () => {
  const ann = await app.person("ann-previews");
  const publisher = await app.person("cy-publishes");
  const slug = unique("garden");
  const project = await makeProject(publisher, "Garden", { "index.html": "<h1>Hi</h1>" });
  await publish(publisher, project, slug);
  const content = `# Big\n\nHi @"${app.nameOf("ann-previews")}", see:\n\n${app.origin}/generate/${slug}\n\n> quoted`;
  const shown = /<div class="post-body">(.*?)<\/div><\/div>/s;
  const preview = await send(ann, [field("intent", "preview")], content);
  const id = await threadOf(ann, [], content);
  const posted = await app.visitor().get(`/community/threads/${id}`);
  expect(preview.text).toContain('class="mention"');
  expect(preview.text).toContain('class="app-card"');
  expect(shown.exec(preview.text)?.[1]).toBe(shown.exec(posted.text)?.[1]);

  const again = await edit(ann, id, { content, intent: "preview" });
  expect(shown.exec(again.text)?.[1]).toBe(shown.exec(posted.text)?.[1]);
});
