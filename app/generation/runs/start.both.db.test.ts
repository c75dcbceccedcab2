import { expect, test } from "vitest";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { db } from "~/platform/db.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { requireProject } from "~/projects/projects.server";
import { Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import { Recovery } from "./recover.server";
import { beginAnswer } from "./start.server";

test("a start that is refused leaves nothing: no message, and no checkpoint to go back to", async () => {
  const ann = await signUp("ann-start");
  const model = new ScriptedModel("Hello");
  const { projectId } = await Run.open(ann, model, { "index.html": "<h1>Garden</h1>" });
  const other = { requestHash: "of another process", engine: "x", engineLabel: "X" };
  const messages = { userMessageId: "u", assistantMessageId: "a" };
  const data = { projectId, runningFor: projectId, mode: "develop", ...other, ...messages };
  const running = await db.generation.create({ data });
  const project = await requireProject(ann, projectId);
  const input = { content: "Make it green", mode: "develop" } as const;
  const recovery = new Recovery({});
  const of = { project, input, unattached: [], checks: null, undo: null };
  const begin = () => beginAnswer({ ...of, requestHash: "this", model, recovery });

  await expect(begin()).rejects.toMatchObject({ status: 409 });
  expect(await listCheckpoints(ann, projectId)).toEqual([]);
  expect(await db.conversationMessage.count({ where: { projectId } })).toBe(0);

  await db.generation.delete({ where: { id: running.id } });
  await (await begin()).ended;
  const [checkpoint] = await listCheckpoints(ann, projectId);
  expect(checkpoint).toMatchObject({ kind: "before", label: "Before “Make it green”" });
  const [asked] = await readConversation(ann, projectId);
  expect(checkpoint?.messageId).toBe(asked?.id);
  // A second answer from the same tree goes back to the same checkpoint.
  await (await begin()).ended;
  expect((await listCheckpoints(ann, projectId)).map(({ id }) => id)).toEqual([checkpoint?.id]);
  expect(await readConversation(ann, projectId)).toHaveLength(4);
});
