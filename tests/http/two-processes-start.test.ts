import { afterAll, beforeAll, expect, test } from "vitest";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** Two processes are one installation. */

let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses();
});
afterAll(() => both.stop());

test("who signed in on one process is signed in on the other, and finds their projects", async () => {
  const [one, two] = await both.person("ann");
  const { id } = (await one.json("POST", "/api/projects", { name: "Garden" })).body;
  expect((await two.get(`/api/projects/${id}`)).body).toMatchObject({ name: "Garden" });
});

test("both go on by themselves after PostgreSQL was away", async () => {
  const [one, two] = await both.person("bob");
  await both.database.cut();
  expect((await one.get("/healthz")).status).toBe(503);
  await both.database.mend();
  const recovers = { timeout: 15_000 };
  await expect.poll(async () => (await one.get("/api/auth/me")).status, recovers).toBe(200);
  await expect.poll(async () => (await two.get("/api/auth/me")).status, recovers).toBe(200);
});
