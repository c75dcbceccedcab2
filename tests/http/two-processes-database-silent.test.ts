import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** PostgreSQL is there, but the line to it swallows whatever is sent. */

let both: TwoProcesses;
let one: AppClient;
let two: AppClient;

beforeAll(async () => {
  both = await startTwoProcesses({}, "query_timeout=1500");
  [one, two] = await both.person("ann");
});
afterAll(() => both.stop());

test("nobody waits for ever: each is told what is kept, and both go on when it is back", {
  timeout: 90_000,
}, async () => {
  const { id } = (await one.json("POST", "/api/projects", { name: "Silent" })).body;
  const file = { path: "a.txt", content: "saved before" };
  const { id: fileId } = (await one.json("POST", `/api/projects/${id}/files`, file)).body;
  const typed = { intent: "save-file", fileId, content: "typed by hand", baseHash: "" };

  both.database.swallow();
  const answers = await Promise.all([
    one.json("PUT", `/api/files/${fileId}`, { content: "lost on its way" }),
    two.get(`/api/files/${id}`),
    two.get("/projects"),
    one.form(`/projects/${id}`, typed),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const answer of answers) expect(answer.text).toContain("What was saved before is kept.");
  expect(answers[0]?.body).toMatchObject({ code: "database_away" });
  expect(answers[0]?.headers["retry-after"]).toBe("10");
  await both.database.mend();

  await expect.poll(async () => (await two.get("/projects")).status).toBe(200);
  for (const browser of [one, two]) {
    expect((await browser.get(`/api/files/${id}`)).body).toMatchObject([file]);
  }
  const stored = await one.json("PUT", `/api/files/${fileId}`, { content: "again" });
  expect(stored.status).toBe(200);
});
