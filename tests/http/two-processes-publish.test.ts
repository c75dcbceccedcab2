import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** Publishing and moving in, with two processes behind one name. */

let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses({ ADMIN_EMAILS: "mod@dev.localhost" });
});
afterAll(() => both.stop());

const PAGE = { path: "index.html", content: "<!doctype html><h1>Garden</h1>" };

async function projectOf(browser: AppClient, name: string): Promise<string> {
  const { id } = (await browser.json("POST", "/api/projects", { name })).body;
  expect((await browser.json("POST", `/api/projects/${id}/files`, PAGE)).status).toBe(201);
  return id;
}

const publish = (browser: AppClient, id: string, slug: string) =>
  browser.json("POST", `/api/projects/${id}/publish`, { slug });

test("of two who choose one address at once on two processes, one gets it", async () => {
  const [ann] = await both.person("ann");
  const [, bob] = await both.person("bob");
  const [hers, his] = [await projectOf(ann, "Hers"), await projectOf(bob, "His")];
  const slug = `garden-${randomUUID().slice(0, 8)}`;
  const answers = await Promise.all([publish(ann, hers, slug), publish(bob, his, slug)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe("slug_taken");
});

test("one project published on both at once is live once, under its one address", async () => {
  const [one, two] = await both.person("ann");
  const id = await projectOf(one, "Twice");
  const answers = await Promise.all([publish(one, id, "twice"), publish(two, id, "twice")]);
  expect(answers.map(({ status, body }) => [status, body.slug])).toEqual([
    [200, "twice"],
    [200, "twice"],
  ]);
  expect(answers.map(({ body }) => body.isRedeploy).sort()).toEqual([false, true]);
  expect((await two.get("/generate/twice")).text).toContain("<h1>Garden</h1>");
});

test("what one process publishes, the other's cached showcase shows", async () => {
  const [ann] = await both.person("ann");
  const [, visitor] = both.visitor();
  const id = await projectOf(ann, "Fresh from the other side");
  const recent = async () => (await visitor.get("/generate?tab=recent")).text;
  expect(await recent()).not.toContain("Fresh from the other side");
  expect((await publish(ann, id, "fresh")).status).toBe(200);
  // A cached page is good for ten seconds.
  await expect.poll(recent, { timeout: 5_000 }).toContain("Fresh from the other side");
});

test("an app that is taken down at one process is gone at the other, and back with its return", async () => {
  const [ann] = await both.person("ann");
  const [mod] = await both.person("mod");
  const [, visitor] = both.visitor();
  const id = await projectOf(ann, "Taken down on one side");
  expect((await publish(ann, id, "down")).status).toBe(200);
  const page = { accept: "text/html" };
  const shown = async () => [
    (await visitor.get("/generate/down", page)).status,
    (await visitor.get("/generate/down", { accept: "*/*" })).status,
    (await visitor.get("/generate?tab=recent", page)).text.includes("Taken down on one side"),
  ];
  // Notices of another process come within a moment; without them a kept page would be good for five seconds.
  const soon = { timeout: 3_000 };
  await expect.poll(shown, soon).toEqual([200, 200, true]);
  const decide = (act: string) => mod.form(`/admin/apps/${id}`, { do: act, reason: "spam" });
  expect((await decide("hide")).status).toBe(303);
  expect((await shown()).slice(0, 2)).toEqual([410, 410]);
  await expect.poll(shown, soon).toEqual([410, 410, false]);
  expect((await decide("restore")).status).toBe(303);
  await expect.poll(shown, soon).toEqual([200, 200, true]);
});

test("a trial that moves in on both at once, and again, is one project", async () => {
  const [one, two] = both.visitor();
  const trial = "trial_1700000000001";
  const synced = await one.json("POST", `/api/trial-projects/${trial}/files/sync`, {
    files: [PAGE],
  });
  expect(synced.status).toBe(200);
  await two.json("POST", "/api/auth/dev-login", { name: "carol" });
  const move = (browser: AppClient) =>
    browser.json("POST", `/api/trial-projects/${trial}/move-in`, {
      name: "Mine",
      files: [PAGE],
      messages: [],
    });
  const answers = [...(await Promise.all([move(one), move(two)])), await move(one)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await two.get("/api/projects")).body).toHaveLength(1);
});
