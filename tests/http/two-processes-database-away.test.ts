import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { EventReader } from "../support/event-reader";
import { HeldAnswer } from "../support/held-answer";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** PostgreSQL is out of reach for five seconds while answers are written. */

const AWAY_MS = 5_000;

let both: TwoProcesses;
let one: AppClient;
let two: AppClient;

beforeAll(async () => {
  both = await startTwoProcesses();
  [one, two] = await both.person("ann");
});
afterAll(() => both.stop());

/** Sends on the first process; followed on both. */
async function sendHeld(answer: HeldAnswer): Promise<{ id: string; readers: EventReader[] }> {
  const id = (await one.json("POST", "/api/projects", { name: "Away" })).body.id;
  both.models.play([answer.scenario]);
  const here = await one.send(id, "Tell me something");
  const there = await two.follow(id);
  for (const reader of [here, there]) await reader.until((data) => data.content !== undefined);
  return { id, readers: [here, there] };
}

test("both processes go on by themselves, and nobody who follows is lost", {
  timeout: 60_000,
}, async () => {
  const speaking = new HeldAnswer("One.\n", "Two.\n");
  const spoken = await sendHeld(speaking);
  const silent = new HeldAnswer("One.\n", "Two.\n");
  const waited = await sendHeld(silent);

  await both.database.cut();
  // What it says now cannot be stored.
  speaking.goOn();
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await both.database.mend();
  silent.goOn();

  const problems: unknown[] = [];
  for (const reader of spoken.readers) {
    await reader.rest();
    const problem = reader.seen.find(({ data }) => data.error)?.data;
    expect(problem).toMatchObject({ code: "database_away", retryable: true });
    problems.push(problem.error);
    expect(reader.seen.at(-2)?.data).toMatchObject({ type: "done", status: "failed" });
    expect(reader.seen.at(-1)?.raw).toBe("[DONE]");
  }
  for (const reader of waited.readers) {
    await reader.rest();
    expect(reader.seen.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    expect(reader.seen.map(({ data }) => data.content ?? "").join("")).toBe("One.\nTwo.\n");
  }
  const listed = (await two.get(`/api/projects/${spoken.id}/messages`)).body;
  expect(listed.at(-1)).toMatchObject({
    status: "failed",
    content: "One.\n",
    problem: problems[0],
  });

  both.models.play([{ text: "I am here.\n" }]);
  for (const [browser, { id }] of [
    [one, waited],
    [two, spoken],
  ] as const) {
    const next = await (await browser.send(id, "And now?")).rest();
    expect(next.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  }
});
