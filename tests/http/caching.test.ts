import { beforeAll, expect, test } from "vitest";
import { asksOf, FILES, isKeptByNothing, makeHoldings, VISITORS_PAGES } from "../support/caching";
import { type Holding, makeHolding } from "../support/holding";
import type { SharedApp } from "../support/shared-app";

let app: SharedApp;
let member: Holding;

beforeAll(async () => {
  ({ app, member } = await makeHoldings());
});

test("what is a member's is kept by nothing, at every address", async () => {
  const statuses = await isKeptByNothing(["a member"]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 302, 400, 404]));
}, 180_000);

test("nor is a stream", async () => {
  const { owner, ids } = await makeHolding(await app.person("eve"), "account");
  for (const path of ["preview/logs", "chat/stream"]) {
    const stream = await owner.events("GET", `/api/projects/${ids.project}/${path}`);
    expect(stream.headers["cache-control"]).toBe("private, no-store, no-transform");
    stream.leave();
  }
});

test("what is everybody's is the same for everybody", async () => {
  const withTrial = app.visitor();
  await withTrial.get("/projects/trial_1");
  const browsers = [app.visitor(), withTrial, await app.person("dora")];
  for (const key of FILES) {
    const path = key.replace("GET ", "");
    const answers = await Promise.all(browsers.map((browser) => browser.get(path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  for (const key of VISITORS_PAGES) {
    const [path = ""] = asksOf(key, member).map((ask) => ask.path);
    const [visitors, trials] = await Promise.all(
      browsers.slice(0, 2).map((browser) => browser.get(path)),
    );
    expect([path, visitors?.text]).toEqual([path, trials?.text]);
  }
});
