import { expect, test } from "vitest";
import { AppError } from "~/platform/errors";
import type { WorkerPool } from "~/platform/workers/worker-pool.server";
import { TaskGivenUp } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { listAppsInTurn, namesKnownAppInTurn, writeInTurn } from "./starter-in-turn.server";

const asked = { messages: [], mode: "develop", files: new Map(), isOperator: false } as const;
const write = (failure: unknown, signal = new AbortController().signal) =>
  writeInTurn({ run: () => Promise.reject(failure) })(
    { ...asked, messages: [] },
    { signal, project: { visitor: "account:ann", name: "P", files: new Map() } },
  );

test("a project that is too much for the starter is told as that, and a busy server as one to ask again", async () => {
  const tooMuch = write(new TaskGivenUp("writeStarterAnswer", "time"));
  await expect(tooMuch).rejects.toMatchObject({ code: "overloaded", retryable: false });
  await expect(tooMuch).rejects.toThrow("nothing was changed");
  const busy = write(new AppError(503, "Many large requests wait. Try again in a minute."));
  await expect(busy).rejects.toMatchObject({ code: "overloaded", retryable: true });
  await expect(busy).rejects.toThrow("Try again in a minute");
});

test("an answer that is stopped while it waits for its turn was stopped", async () => {
  const stopped = write(new AppError(499, "Gone"), AbortSignal.abort());
  await expect(stopped).rejects.toMatchObject({ code: "aborted" });
});

test("of a post that nobody could look through in its time no app is known, and a busy server has it read again", async () => {
  const failing = (error: Error) => ({ run: () => Promise.reject(error) });
  const tooLong = new TaskGivenUp("namesKnownApp", "time");
  expect(await namesKnownAppInTurn(failing(tooLong), "quiero una lista")).toBe(false);
  const busy = new AppError(503, "Many large requests wait. Try again in a minute.");
  await expect(namesKnownAppInTurn(failing(busy), "quiero una lista")).rejects.toBe(busy);
});

test("a busy server is told to whoever waits for what can be made, and asked again the next time", async () => {
  const busy = new AppError(503, "Many large requests wait. Try again in a minute.");
  const answers = [() => Promise.reject(busy), () => Promise.resolve(["calculator"])];
  const run = (() => answers.shift()?.()) as WorkerPool["run"];
  const list = listAppsInTurn({ run });
  await expect(list()).rejects.toMatchObject({ code: "overloaded", retryable: true });
  expect(await list()).toEqual(["calculator"]);
  expect(await list()).toEqual(["calculator"]);
});

test("a worker lists the starter's apps, and knows one of them in a post of another language", async () => {
  expect(await listAppsInTurn(workers)()).toContain("calculator");
  expect(await namesKnownAppInTurn(workers, "quiero una calculadora")).toBe(true);
  expect(await namesKnownAppInTurn(workers, "quiero saber más")).toBe(false);
});
