import { describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { HeldAnswer } from "../support/held-answer";
import {
  claimKilledAnswers,
  createProject,
  fileBlock,
  filesOf,
  useKilledServer,
} from "../support/killed-answers";

const server = useKilledServer();

claimKilledAnswers([[5, "a trial", 3]]);

describe("a second server that is started by mistake", () => {
  async function sendHeld() {
    const id = await createProject();
    const answer = new HeldAnswer(fileBlock(1));
    server().models.play([answer.scenario]);
    const reader = await server().ann.send(id, "Write a file");
    await reader.until((data) => data.type === "file_created");
    return { answer, reader };
  }

  test("at the same address ends, and has interrupted nobody", async () => {
    const { answer, reader } = await sendHeld();
    const second = { PORT: String(server().app.port), DATA_DIR: server().app.dataDir };
    const ending = await AppServer.runToEnd(second);
    expect(ending.code).toBe(1);
    expect(ending.output).toContain("PORT is not usable");
    answer.goOn();
    expect((await reader.rest()).at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  });

  test("on the same data interrupts nobody", async () => {
    const { answer, reader } = await sendHeld();
    const second = await server().app.startAnother();
    // What a process logs and what it prints come by two lines.
    await expect.poll(() => second.output).toContain("another server uses this database");
    answer.goOn();
    expect((await reader.rest()).at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    await second.stop();
  });
});

describe("SIGTERM", () => {
  test("lets a running answer finish for its reader, then ends", async () => {
    const id = await createProject();
    server().models.play([
      { text: Array.from({ length: 60 }, (_, n) => `word${n} `), delayMs: 20 },
    ]);
    const reader = await server().ann.send(id, "Take a second");
    await reader.until((data) => data.content !== undefined);
    // A signal to a process group comes twice: from whoever sent it, and from `npm start`.
    const [ending, rest] = await Promise.all([server().app.terminate(2), reader.rest()]);
    expect(ending).toMatchObject({ code: 0, signal: null });
    expect(rest.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    expect(rest.at(-1)?.raw).toBe("[DONE]");
    await server().app.restart();
    const [, answer] = (await server().ann.get(`/api/projects/${id}/messages`)).body;
    expect(answer.status).toBe("finished");
    expect(answer.content).toContain("word59");
  });

  test("marks an answer that takes longer, and tells its reader", { timeout: 40_000 }, async () => {
    const id = await createProject();
    server().models.play([{ text: [fileBlock(1), "and "], ending: "silence" }]);
    const reader = await server().ann.send(id, "Take forever");
    await reader.until((data) => data.type === "file_created");
    const [ending, rest] = await Promise.all([server().app.terminate(), reader.rest()]);
    expect(ending.code).toBe(0);
    expect(rest.at(-2)?.data).toMatchObject({ type: "done", status: "interrupted" });
    await server().app.restart();
    expect(Object.keys(await filesOf(server().ann, id))).toEqual(["file-1.txt"]);
    const [, answer] = (await server().ann.get(`/api/projects/${id}/messages`)).body;
    expect(answer.status).toBe("interrupted");
  });
});
