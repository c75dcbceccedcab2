import { afterAll, expect, onTestFinished, test } from "vitest";
import { TRIAL_BUDGETS } from "~/trial/trial-budgets.server";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { startAppWithModel } from "../support/app-with-model";
import { everydayScenario } from "../support/model-server/everyday";

/** What somebody without an account may have, by their network, at a hundredth of the real limits. */

let started: Promise<AppServer> | undefined;
const open = () => {
  started ??= AppServer.start({ RATE_LIMIT_SCALE: "0.01", TRUST_PROXY: "1" });
  return started;
};
afterAll(async () => (await started)?.stop());

let trials = 0;
/** Syncs a new trial. */
const sync = (browser: AppClient, from: string, content = "<p>Hi", trial = `trial_${++trials}`) =>
  browser.json(
    "POST",
    `/api/trial-projects/${trial}/files/sync`,
    { files: [{ path: "index.html", content }] },
    { "x-forwarded-for": from },
  );

test("a new cookie, or another address of the same line, gives no further trials", async () => {
  const app = await open();
  const most = TRIAL_BUDGETS.trials.network / 100;
  for (let n = 0; n < most; n += 1) {
    expect((await sync(app.visitor(), `2001:db8::${n + 1}`)).status).toBe(200);
  }
  const refused = await sync(app.visitor(), "2001:db8::ffff");
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({
    code: "storage_limit",
    limit: { name: "trials", max: most },
    error: expect.stringMatching(
      /^Too many trial projects: the limit for a network is 5\. Your browser has everything, .+ delete .+ 7 days\. .+ signed in, you keep projects in your account\.$/,
    ),
  });
  expect((await sync(app.visitor(), "2001:db8:1::1")).status).toBe(200);
});

test("a trial that is kept goes on when there are too many, and one that goes makes room", async () => {
  const app = await open();
  const from = "192.0.2.10";
  const browser = app.visitor();
  await sync(browser, from, "<p>One", "trial_kept");
  while ((await sync(app.visitor(), from)).status === 200);
  expect((await sync(browser, from, "<p>Two", "trial_kept")).status).toBe(200);
  const gone = await browser.request("DELETE", "/api/projects/trial_kept", {
    headers: { "x-forwarded-for": from },
  });
  expect(gone.status).toBe(204);
  expect((await sync(app.visitor(), from)).status).toBe(200);
});

test("tokens of the model are counted for a network, and signing in ends the wait", async () => {
  // Whatever all limits are multiplied by: tokens cost money.
  const settings = { TRIAL_TOKENS_PER_DAY: "10" };
  const { app, models, ann, stop } = await startAppWithModel(settings);
  onTestFinished(stop);
  models.play(everydayScenario);
  const browser = app.visitor();
  const page = (visitor: AppClient) => visitor.get("/projects/trial_1", { accept: "text/html" });
  expect((await page(browser)).text).toContain(
    "10 of today's 10 tokens of this server's models were left",
  );
  expect((await page(ann)).text).not.toContain("of today's");
  await (await browser.send("trial_1", "What is tea?", { mode: "discuss" })).rest();
  expect((await page(browser)).text).toContain(
    "0 of today's 10 tokens of this server's models were left",
  );
  const refused = await app.visitor().json("POST", "/api/projects/trial_2/chat/send", {
    content: "And one about coffee",
  });
  expect([refused.status, refused.body.limit?.name]).toEqual([429, "modelTokens"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_600);
  expect(refused.body.error).toMatch(/with an account there is no such limit\.$/);
  const { id } = (await ann.json("POST", "/api/projects", { name: "Mine" })).body;
  await (await ann.send(id, "What is tea?", { mode: "discuss" })).rest();
});
