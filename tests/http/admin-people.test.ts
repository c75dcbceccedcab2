import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { PlainBrowser } from "../support/plain-browser";
import { unique } from "../support/projects";

/** People, as administrators see them, without JavaScript. */

let app: AppServer;
let mod: PlainBrowser;
beforeAll(async () => {
  app = await AppServer.start({ ADMIN_EMAILS: "people-mod@dev.localhost" });
  mod = new PlainBrowser(await app.person("people-mod"), app.origin);
});
afterAll(() => app.stop());

async function newPerson(name = unique("person")) {
  const client = await app.person(name);
  const { id } = (await client.get("/api/auth/me")).body as { id: string };
  return { id, name, client, path: `/admin/people/${id}` };
}

test("the overview has figures with charts and their table, what waits, and counts whoever just came", async () => {
  const count = async () => {
    await mod.open("/admin");
    return Number(/People ([\d,]+) [\d,]+ joined/.exec(mod.text)?.[1]?.replace(",", ""));
  };
  const before = await count();
  await newPerson();
  expect(await count()).toBeGreaterThan(before);
  expect(mod.answer.text).toMatch(/<svg[^>]*role="img"[^>]*aria-label="People, day by day: from/);
  expect(mod.text).toContain(new Date().toISOString().slice(0, 10));
  expect(mod.text).toMatch(/What waits.*Open reports None/);
  await mod.follow("Jobs and health");
  expect(mod.text).toContain("note-days");
});

describe("a person", () => {
  test("is found by name, signed out everywhere, and banned, with reasons", async () => {
    const ann = await newPerson();
    await mod.open("/admin/people");
    mod.fill("Find somebody", ann.name);
    await mod.press("Search");
    await mod.follow(ann.name);
    expect(mod.path).toBe(ann.path);
    expect(await mod.press("End all sessions")).toBe(400);
    expect(mod.text).toContain("Please say why");
    mod.fill("Reason: End all sessions", "Lost her phone");
    await mod.press("End all sessions");
    expect(mod.text).toContain("One session has ended");
    expect((await ann.client.get("/api/auth/me")).status).toBe(401);
    await mod.press("Ban");
    expect(mod.text).toContain("The person is banned");
    expect(mod.text).toMatch(/Banned a person.*Ended sessions.*Lost her phone/);
  });

  test("is appointed, and sees these pages until that is withdrawn", async () => {
    const bob = await newPerson();
    await mod.open(bob.path);
    mod.fill("Reason: Appoint", "He helps");
    await mod.press("Appoint");
    expect((await bob.client.get("/admin/people")).status).toBe(200);
    mod.fill("Reason: Withdraw", "No more");
    await mod.press("Withdraw");
    expect((await bob.client.get("/admin/people")).status).toBe(404);
  });

  test("is given all that is stored about them, and is deleted with a word typed", async () => {
    const cleo = await newPerson();
    await mod.open(cleo.path);
    const exportPath = `${cleo.path}/export`;
    const long = "Because they asked. ".repeat(30);
    mod.fill("Reason: Download everything", long);
    expect(await mod.press("Download everything")).toBe(307);
    expect(mod.field("Reason: Download everything")).toMatchObject({
      value: long,
      isInvalid: true,
    });
    const zip = await mod.client.form(exportPath, { reason: "She wrote to us" }, {});
    expect([zip.status, zip.headers["content-type"]]).toEqual([200, "application/zip"]);
    await mod.reload();
    mod.fill("Reason: Delete the account", "She asked for it");
    expect(await mod.press("Delete the account")).toBe(400);
    expect(mod.text).toContain("Please type DELETE");
    mod.fill(/^Type DELETE/, "DELETE");
    await mod.press("Delete the account");
    expect(mod.text).toContain("was deleted");
    expect((await mod.client.get(cleo.path)).status).toBe(404);
    await mod.open(`/admin/audit?subject=person:${cleo.id}`);
    expect(mod.text).toMatch(/Deleted an account.*She asked for it.*Exported personal data/);
  });

  test("with HTML for a name is shown as text, and nothing of theirs is done from another site", async () => {
    const name = "<img src=x onerror=a>";
    const dora = await newPerson();
    await dora.client.form("/account", { intent: "rename", name }, {});
    await mod.open(dora.path);
    expect(mod.answer.text).not.toContain(name);
    expect(mod.text).toContain(name);
    const body = "intent=appoint&reason=because";
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://elsewhere.example",
      "sec-fetch-site": "cross-site",
    };
    const sent = await mod.client.request("POST", dora.path, { body, headers });
    expect(sent.status).toBe(403);
    expect((await dora.client.get("/admin")).status).toBe(404);
  });
});
