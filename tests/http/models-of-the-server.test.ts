import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { everydayScenario } from "../support/model-server/everyday";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject } from "../support/projects";

/** What administrators offer to everybody, and how much of it. */

const KEY = "sk-of-the-house-abcd5555";

let at: AppWithModel;
beforeAll(async () => {
  at = await startAppWithModel({
    ADMIN_EMAILS: "ann@dev.localhost",
    AI_ALLOW_PRIVATE_ADDRESSES: "on",
    RATE_LIMIT_SCALE: "1",
  });
  at.models.play(everydayScenario);
});
afterAll(() => at.stop());

async function openAs(name: string, path: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(await at.app.person(name), at.app.origin);
  await browser.open(path);
  return browser;
}

test("an administrator offers a model with prices, which answers everybody by default", async () => {
  const admin = await openAs("ann", "/admin/models");
  admin.fill(/^Name that people see/, "House model");
  admin.fill(/^Its name at the provider/, "house-1");
  admin.fill(/^Address/, at.models.url);
  admin.fill(/^Key/, KEY);
  admin.fill("Window in tokens", "100");
  await admin.press("Add model");
  expect(admin.answer.status).toBe(400);
  expect(admin.text).toContain("A window has 4,096 to 10,000,000 tokens.");
  expect(admin.field(/^Name that people see/).value).toBe("House model");
  expect(admin.answer.text).not.toContain(KEY);
  admin.fill(/^Key/, KEY);
  admin.fill("Window in tokens", "64000");
  admin.fill("Price in", "2");
  admin.fill("Price out", "8");
  await admin.press("Add model");
  expect(admin.text).toContain("“House model” is offered");
  await admin.press("Make default");
  expect(admin.answer.text).not.toContain(KEY);
  expect(admin.text).toContain("which ends with 5555");
  // A form without a key keeps the one that is stored.
  await admin.press("Save");
  expect(admin.text).toContain("which ends with 5555");

  const bob = await openAs("bob", "/projects");
  const id = await makeProject(bob.client, "Mine", {});
  at.models.requests.length = 0;
  await (await bob.client.send(id, "What is tea?", { mode: "discuss" })).rest();
  expect(at.models.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  await bob.open(`/projects/${id}`);
  expect(bob.text).toContain("House model · 64k tokens · $2 / $8");
  expect(bob.text).toMatch(/House model · 12 tokens in, 34 out · .* · \$0\.0003/);
  expect(bob.answer.text).not.toContain(KEY);
  expect((await bob.client.get("/admin/models")).status).toBe(404);
  expect((await bob.client.form("/admin/models", { intent: "environment" })).status).toBe(404);
});

test("a model is tried with one press: what it says is shown, and plainly why it says nothing", async () => {
  const admin = await openAs("ann", "/admin/models");
  await admin.press("Try House model");
  expect(admin.text).toMatch(/House model said “.+” in [\d,]+ ms, 12 tokens in and 34 out/);
  at.models.play(() => ({ refuse: { status: 401 } }));
  expect(await admin.press("Try House model")).toBe(400);
  expect(admin.text).toMatch(/House model did not answer\. .*key/i);
  at.models.play(everydayScenario);
  await admin.open("/admin/audit?action=model.try");
  expect(admin.text).toContain("Tried a model");
  await admin.open("/admin/health");
  expect(admin.text).toMatch(/Builds \d+ running, \d+ waiting/);
});

test("members have a budget of a day where an administrator sets one, and own models none", async () => {
  const admin = await openAs("ann", "/admin/models");
  admin.fill(/^With an account/, "10");
  await admin.press("Save limits");
  expect(admin.text).toContain("The limits were saved");

  const cat = await openAs("cat", "/projects");
  const id = await makeProject(cat.client, "Mine", {});
  await (await cat.client.send(id, "What is tea?", { mode: "discuss" })).rest();
  const send = (json: object) =>
    cat.client.json("POST", `/api/projects/${id}/chat/send`, { content: "And coffee", ...json });
  const refused = await send({});
  expect([refused.status, refused.body.limit]).toMatchObject([
    429,
    { name: "modelTokens", max: 10 },
  ]);
  // The plain form is the same act.
  const form = { intent: "send", content: "And cocoa", mode: "develop", model: "" };
  expect((await cat.client.form(`/projects/${id}`, form)).status).toBe(429);

  await cat.open("/account/models");
  cat.fill("Provider", "compatible");
  cat.fill("Key", "sk-of-cat-abcd1111");
  cat.fill(/^Address/, at.models.url);
  await cat.press("Connect");
  cat.fill("Add one by its name", "cats-model");
  await cat.press("Add");
  const answer = await send({ mode: "discuss" });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("cats-model");
});
