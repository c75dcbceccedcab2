import { expect, test } from "vitest";
import { listMessages } from "~/conversation/conversation.server";
import { ModelError } from "~/generation/models/model";
import { Generations } from "~/generation/runs/generations.server";
import { db } from "~/platform/db.server";
import { readProjectPage } from "~/projects/list-projects.server";
import { readProjectQuery } from "~/projects/project-query";
import { signUp } from "../../tests/support/generation-runs";
import { ScriptedModel } from "../../tests/support/scripted-model";
import { moveTrialIn } from "./move-in.server";
import { accepted, readMoveIn } from "./read-sent";
import { openServerCopy } from "./server-copy.server";

const TRIAL = "trial_1700000000001";
const BUSY = "The model is busy. Please try again.";

test("an answer that failed in a trial keeps its reason in the account", async () => {
  const browser = { ...(await signUp("ann")), trialKey: "ann's browser" };
  await openServerCopy(browser, "network:192.0.2.1", TRIAL);
  const model = new ScriptedModel([new ModelError("rate_limit", BUSY)]);
  const generations = new Generations({ model: () => model });
  const send = { content: "A page", mode: "develop" as const };
  const { assistantMessageId } = await generations.start(browser, TRIAL, send);
  await generations.drain(10_000);
  const answer = { id: assistantMessageId, role: "assistant", content: "", status: "failed" };
  const messages = [{ id: "temp-1", role: "user", content: "A page", status: "complete" }, answer];
  const body = JSON.stringify({ name: "Mine", files: [], messages });
  const input = accepted(readMoveIn(Buffer.from(body)));
  const { id } = await moveTrialIn(browser, TRIAL, input, async () => false);
  expect(await listMessages(browser, id)).toMatchObject([
    { role: "user", content: "A page" },
    { role: "assistant", status: "failed", problem: BUSY },
  ]);
});

test("of a conversation larger than a page may be, the newest messages are listed", async () => {
  const browser = { ...(await signUp("bea")), trialKey: "bea's browser" };
  await openServerCopy(browser, "network:192.0.2.1", TRIAL);
  const messages = ["a", "b", "c", "d"].map((sign) => ({
    role: "assistant",
    content: sign.repeat(sign === "d" ? 10 : 900_000),
    status: "finished",
  }));
  const body = JSON.stringify({ name: "Mine", files: [], messages });
  const input = accepted(readMoveIn(Buffer.from(body)));
  const moved = await moveTrialIn(browser, TRIAL, input, async () => false);
  expect(moved.messages).toBe(4);
  const listed = await listMessages(browser, moved.id);
  expect(listed.map(({ content }) => content[0])).toEqual(["b", "c", "d"]);
});

test("steps, outcome and what was told of an answer come along into the account", async () => {
  const browser = { ...(await signUp("cem")), trialKey: "cem's browser" };
  await openServerCopy(browser, "network:192.0.2.1", TRIAL);
  const steps = [{ id: "build-1", kind: "build", state: "ended", text: "Built: 1 problem" }];
  const outcome = { state: "problems", text: "1 problem is left", problems: ["src/a.ts: no"] };
  const told = { steps, outcome, notices: ["No file was changed."], reasoning: "Hm." };
  const answer = { role: "assistant", content: "Here.", status: "finished", ...told };
  const strange = { ...answer, content: "There.", steps: "none", outcome: 7, notices: ["\0"] };
  const body = JSON.stringify({ name: "Mine", files: [], messages: [answer, strange] });
  const input = accepted(readMoveIn(Buffer.from(body)));
  const { id } = await moveTrialIn(browser, TRIAL, input, async () => false);
  const [first, second] = await listMessages(browser, id);
  expect(first).toMatchObject({ content: "Here.", ...told });
  expect(second).toMatchObject({ content: "There." });
  expect(second?.outcome).toBeUndefined();
});

test("what the server knows of an answer counts more than what a browser tells of it", async () => {
  const browser = { ...(await signUp("dan")), trialKey: "dan's browser" };
  await openServerCopy(browser, "network:192.0.2.1", TRIAL);
  const generations = new Generations({ model: () => new ScriptedModel("I changed it.") });
  const send = { content: "A page", mode: "develop" as const };
  const { assistantMessageId } = await generations.start(browser, TRIAL, send);
  await generations.drain(10_000);
  const outcome = { state: "good", text: "Built without problems", problems: [] };
  const answer = { id: assistantMessageId, role: "assistant", content: "I changed it.", outcome };
  const body = JSON.stringify({ name: "Mine", files: [], messages: [answer] });
  const { id } = await moveTrialIn(
    browser,
    TRIAL,
    accepted(readMoveIn(Buffer.from(body))),
    async () => false,
  );
  const [stored] = await listMessages(browser, id);
  expect(stored?.outcome).toBeUndefined();
  expect(stored?.notices).toContain("No file was changed.");
});

test("a trial keeps its label and its place in the archive, and is found by its name", async () => {
  const browser = { ...(await signUp("dora")), trialKey: "dora's browser" };
  await openServerCopy(browser, "network:192.0.2.1", TRIAL);
  const kept = { name: "Café menu", label: "Clients", isArchived: true, namedFrom: "wish" };
  const body = JSON.stringify({ ...kept, files: [], messages: [] });
  const input = accepted(readMoveIn(Buffer.from(body)));
  const { id } = await moveTrialIn(browser, TRIAL, input, async () => false);
  const query = readProjectQuery(new URLSearchParams("view=archived&q=cafe clients"));
  const found = await readProjectPage(browser, query);
  expect(found.projects).toMatchObject([{ id, name: "Café menu", label: "Clients" }]);
  expect(await db.project.findUnique({ where: { id } })).toMatchObject({ namedFrom: "wish" });
});
