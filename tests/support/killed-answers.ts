import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "./app-client";
import type { AppServer } from "./app-server";
import { type AppWithModel, startAppWithModel } from "./app-with-model";
import type { EventReader } from "./event-reader";
import type { ModelServer, Scenario } from "./model-server";

let running: AppWithModel;
let app: AppServer;
let models: ModelServer;
let ann: AppClient;

/** A new project of Ann's. */
export const createProject = async (): Promise<string> =>
  (await ann.json("POST", "/api/projects", { name: "Killed" })).body.id;

/** The texts of a project by path. */
export async function filesOf(browser: AppClient, id: string): Promise<Record<string, string>> {
  const rows: { path: string; content: string }[] = (await browser.get(`/api/files/${id}`)).body;
  return Object.fromEntries(rows.map(({ path, content }) => [path, content]));
}

/** What a reader was told is saved. */
function savedFiles(reader: EventReader): Record<string, string> {
  const files = reader.seen.flatMap(({ data }) =>
    data.type === "file_created" ? [[data.file.path, data.file.content]] : [],
  );
  return Object.fromEntries(files);
}

/** An answer's words about a file, and the file. */
export const fileBlock = (n: number) =>
  `File ${n}.\n\n\`\`\`txt path="file-${n}.txt"\ncontent ${n}\n${"line\n".repeat(50)}\`\`\`\n\n`;

/** Files without an end, each in small slow pieces: whatever is done meanwhile, they are still being written. */
function filesWithoutEnd(): Scenario {
  async function* text() {
    for (let n = 0; ; n += 1) {
      for (const piece of fileBlock(n).match(/[\s\S]{1,40}/g) ?? []) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        yield piece;
      }
    }
  }
  return { text: text() };
}

let count = 0;
/** A project with a page, what can be written of it, and what must be there afterwards. */
async function aboutToWrite() {
  count += 1;
  const [n, id] = [count, await createProject()];
  const first = { path: "index.html", content: "<h1>0</h1>" };
  const file = (await ann.json("POST", `/api/projects/${id}/files`, first)).body;
  const browser = app.visitor();
  const slug = `killed-app-${n}`;
  const trial = `trial_${1_700_000_000_000 + n}`;
  const content = `<h1>${n}</h1>${"x".repeat(n * 1_000)}`;
  let savedContent = first.content;
  let liveContent = "";
  const acts: (() => Promise<void>)[] = [
    async () => {
      expect((await ann.json("PUT", `/api/files/${file.id}`, { content })).status).toBe(200);
      savedContent = content;
    },
    async () => {
      const made = { path: "made.txt", content: `${n}` };
      expect((await ann.json("POST", `/api/projects/${id}/files`, made)).status).toBe(201);
    },
    async () => {
      const renamed = await ann.json("PATCH", `/api/projects/${id}`, { name: `Name ${n}` });
      expect(renamed.status).toBe(200);
    },
    async () => {
      const path = `/api/trial-projects/${trial}/files/sync`;
      expect((await browser.json("POST", path, { files: [first] })).status).toBe(200);
    },
    async () => {
      const published = await ann.json("POST", `/api/projects/${id}/publish`, { slug });
      expect(published.status).toBe(200);
      liveContent = savedContent;
    },
  ];
  async function expectAll() {
    expect(await filesOf(ann, id)).toEqual({ "index.html": content, "made.txt": `${n}` });
    expect((await ann.get(`/api/projects/${id}`)).body).toMatchObject({
      name: `Name ${n}`,
      published: "true",
    });
    expect(await filesOf(browser, trial)).toEqual({ "index.html": first.content });
    const live = await app.visitor().get(`/generate/${slug}`);
    expect(live.status).toBe(200);
    expect(live.text).toContain(liveContent);
    expect((await ann.get("/api/auth/me")).status).toBe(200);
  }
  return { acts, expectAll };
}

/** No file that a reader saw is lost, and the answer can be continued. */
async function expectInterrupted(id: string, reader: EventReader): Promise<void> {
  const stored = await filesOf(ann, id);
  expect(stored).toMatchObject(savedFiles(reader));
  for (const [path, content] of Object.entries(stored)) {
    const n = path.replace(/\D/g, "");
    expect(content).toBe(`content ${n}\n${"line\n".repeat(50)}`);
  }

  const [question, answer] = (await ann.get(`/api/projects/${id}/messages`)).body;
  expect(question.content).toBe("Write many files");
  expect(answer).toMatchObject({ role: "assistant", status: "interrupted" });
  // A file is saved before it is told: the kill may have come between the two, once.
  const told = answer.changes.map((change: { path: string }) => change.path);
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(told));
  expect(Object.keys(stored).length - told.length).toBeLessThanOrEqual(1);

  // The reader comes back where it was: nothing twice, nothing missing, and it is told why.
  const again = await ann.follow(id, reader.lastId);
  const rest = await again.rest();
  const whole = await (await ann.follow(id)).rest();
  expect([...reader.seen, ...rest].map((event) => event.raw)).toEqual(
    whole.map((event) => event.raw),
  );
  expect(whole.find((event) => event.data.error)?.data).toMatchObject({
    code: "interrupted",
    retryable: true,
  });
  expect(whole.at(-2)?.data).toMatchObject({ type: "done", status: "interrupted" });
  expect(whole.at(-1)?.raw).toBe("[DONE]");

  // What was complete can be rolled back to, and the conversation goes on.
  const [checkpoint] = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
  expect(checkpoint.kind).toBe("after");
  models.play([{ text: 'More.\n\n```txt path="more.txt"\nmore\n```\n' }]);
  const more = await (await ann.send(id, "continue")).rest();
  expect(more.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  expect(await filesOf(ann, id)).toMatchObject({ ...stored, "more.txt": expect.any(String) });
}

/** An answer without its first word leaves a conversation that can be read and continued. */
async function expectUnbegun(id: string): Promise<void> {
  const messages = (await ann.get(`/api/projects/${id}/messages`)).body;
  expect(messages.map((row: { status: string }) => row.status)).toEqual([
    "finished",
    "interrupted",
  ]);
  models.play([{ text: "Here I am." }]);
  const events = await (await ann.send(id, "Hello")).rest();
  expect(events.at(-2)?.data).toMatchObject({ status: "finished" });
}

/** After how many files the kill comes, what was done last before it, and the number of that act. */
export type Moment = [files: number, name: string, act: number];

/** Starts the server that the tests of a file kill. */
export function useKilledServer(): () => AppWithModel {
  beforeAll(async () => {
    running = await startAppWithModel();
    ({ app, models, ann } = running);
  });
  afterAll(() => running.stop());
  return () => running;
}

/** Kills it while an answer is written, right after something else was acknowledged. */
export function claimKilledAnswers(moments: readonly Moment[]): void {
  describe("kill -9 while an answer is written, right after something else was acknowledged", () => {
    // Each of the five acts is in its turn the last one before the kill.
    test.each(moments)(
      "after file %i and %s: nothing is lost that anybody was told, and the answer can be continued",
      {
        timeout: 120_000,
      },
      async (enough, _name, last) => {
        const [id, unbegun] = [await createProject(), await createProject()];
        const { acts, expectAll } = await aboutToWrite();
        models.play(({ lastUserText }) =>
          lastUserText.includes("Write many files") ? filesWithoutEnd() : { deaf: true },
        );
        const deaf = await ann.send(unbegun, "Hello");
        await deaf.until((data) => data.type === "generation");
        const reader = await ann.send(id, "Write many files");
        await reader.until(() => Object.keys(savedFiles(reader)).length >= enough);
        for (const act of [...acts.slice(last + 1), ...acts.slice(0, last + 1)]) await act();
        await app.kill9();
        await Promise.all([deaf.untilBroken(), reader.untilBroken()]);
        await app.restart();

        await expectAll();
        await expectInterrupted(id, reader);
        await expectUnbegun(unbegun);
      },
    );
  });
}
