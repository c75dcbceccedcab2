import { beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { BUDGETS } from "~/http/limits/budgets.server";
import { answerAllowance } from "~/http/streams/answer-allowance.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { Run, readToEnd, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";

/** Answers that are written at the same time, most of them read by nobody. */

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann-of-places");
});

const send = (content: string) => ({ content, mode: "discuss" as const });

test("somebody whose provider drips has so many answers under way, and others go on", async () => {
  const gate = new Gate();
  const doer = { visitor: `account:${ann.user?.id}`, network: "network:192.0.2.40" } as const;
  const allowance = answerAllowance(doer);
  const runs: Run[] = [];
  for (let n = 0; n <= BUDGETS.answers.max; n += 1) {
    runs.push(await Run.open(ann, new ScriptedModel(["So far.\n", gate], ["Again."])));
  }
  const [last, first] = [runs.at(-1), runs[0]];
  if (!last || !first) throw new Error("There are no projects.");
  for (const { generations, projectId } of runs.slice(0, -1)) {
    await generations.start(ann, projectId, send("talk"), allowance);
  }
  const start = (run: Run, by = doer.visitor as Parameters<typeof answerAllowance>[0]["visitor"]) =>
    run.generations.start(
      ann,
      run.projectId,
      send("more"),
      answerAllowance({ ...doer, visitor: by }),
    );
  await expect(start(last)).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("Your message was not sent; stop one"),
  });
  // What is being answered makes room for its own next message.
  const next = await start(first);
  await readToEnd(first.generations, next);
  await first.generations.drain(10_000);
  const freed = await start(last);
  gate.open();
  await readToEnd(last.generations, freed);
  for (const { generations } of runs) await generations.drain(10_000);
});

test("the place of an answer that is stopped for the next one may be free only a moment later", async () => {
  const gate = new Gate();
  const run = await Run.open(ann, new ScriptedModel(["So far.\n", gate], ["Again."]));
  await run.generations.start(ann, run.projectId, send("talk"));
  let asked = 0;
  const place = async () => {
    asked += 1;
    // Before anything was stopped, and before another process has given it back.
    if (asked < 3) throw new AppError(429, "All places are taken.");
    return async () => {};
  };
  const next = await run.generations.start(ann, run.projectId, send("more"), { place });
  await readToEnd(run.generations, next);
  expect(asked).toBe(3);
  gate.open();
  await run.generations.drain(10_000);
});

test("a place that was taken for nothing is given back", async () => {
  const run = await Run.open(ann, new ScriptedModel(["Hello."]));
  const left = vi.fn(async () => {});
  const away = vi.spyOn(db.generation, "findUnique");
  // Nothing like it was sent before; what runs cannot be looked up.
  away
    .mockResolvedValueOnce(null as never)
    .mockRejectedValueOnce(new Error("The database is away."));
  const start = run.generations.start(ann, run.projectId, send("talk"), {
    place: async () => left,
  });
  await expect(start).rejects.toThrow("away");
  away.mockRestore();
  expect(left).toHaveBeenCalledOnce();
});
