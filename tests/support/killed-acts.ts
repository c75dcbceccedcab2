import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { AppClient } from "./app-client";
import { AppServer } from "./app-server";
import { age, killAtChange, projectRows } from "./kill-at";
import { storedBelow } from "./stored-files";
import { PDF, picture } from "./upload-files";

const LIMIT = { timeout: 300_000 };
/** The sweep begins with the process; a loaded machine needs its time. */
const SWEPT = { timeout: 20_000 };

let app: AppServer;
let ann: AppClient;
/** As a data URL. */
let screenshot: string;
let count = 0;
/** Ann's app, which is published once more at each moment. */
let shop: Awaited<ReturnType<typeof create>>;
/** What is live of it, and how often it was published. */
let shown: string | null = null;
let published = 0;
/** Who left, and the projects that were theirs. */
const left: { userId: string; projects: string[] }[] = [];

/** Something that somebody does, and what must be true of it after a kill, whenever that came. */
interface Act {
  begin(): Promise<unknown>;
  expectWhole(): Promise<void>;
}

const page = (text: string) => `<!doctype html><title>x</title><h1>${text}</h1>`;

async function create(browser = ann) {
  const id: string = (await browser.json("POST", "/api/projects", { name: "Killed" })).body.id;
  const first = { path: "index.html", content: page("first") };
  const file = (await browser.json("POST", `/api/projects/${id}/files`, first)).body;
  count += 1;
  return { id, fileId: file.id as string, slug: `killed-${count}` };
}

const save = (fileId: string, content: string) =>
  ann.json("PUT", `/api/files/${fileId}`, { content });
const live = (slug: string) => app.visitor().get(`/generate/${slug}`);
const checkpointsOf = async (id: string): Promise<{ id: string; kind: string }[]> =>
  (await ann.get(`/api/projects/${id}/checkpoints`)).body;

async function filesOf(browser: AppClient, id: string): Promise<Record<string, string>> {
  const rows: { path: string; content: string }[] = (await browser.get(`/api/files/${id}`)).body;
  return Object.fromEntries(rows.map(({ path, content }) => [path, content]));
}

/** The folders directly below a key. */
const namesBelow = (key: string) => [
  ...new Set(storedBelow(app, key).map((name) => name.split("/")[0])),
];

async function publishing(moment: number): Promise<Act> {
  const { id, fileId, slug } = shop;
  const after = `version ${moment}`;
  const publish = () =>
    ann.json("POST", `/api/projects/${id}/publish`, { slug, screenshotUrl: screenshot });
  await save(fileId, page(after));
  return {
    begin: publish,
    async expectWhole() {
      const now = await live(slug);
      const isLive = now.text.includes(`<h1>${after}</h1>`);
      if (isLive) published += 1;
      else if (shown) expect(now.text).toContain(`<h1>${shown}</h1>`);
      else expect(now.status).toBe(404);
      const releases = (await checkpointsOf(id)).filter(({ kind }) => kind === "publish");
      expect(releases).toHaveLength(published);
      const { screenshotUrl } = (await ann.get(`/api/projects/${id}`)).body;
      if (screenshotUrl) expect((await ann.get(screenshotUrl)).status).toBe(200);

      const again = await publish();
      expect([again.status, again.body.warning]).toEqual([200, undefined]);
      published += 1;
      expect((await live(slug)).text).toContain(`<h1>${after}</h1>`);
      shown = after;
    },
  };
}

async function movingIn(moment: number): Promise<Act> {
  const browser = await app.person(`mover ${moment}`);
  const trialId = `trial_${1_700_000_000_000 + moment}`;
  const files = [
    { path: "index.html", content: page("mine") },
    { path: "style.css", content: "h1 { color: red }" },
  ];
  const sync = `/api/trial-projects/${trialId}/files/sync`;
  expect((await browser.json("POST", sync, { files: files.slice(0, 1) })).status).toBe(200);
  const messages = [
    { role: "user", content: "a page" },
    { role: "assistant", content: "Here it is." },
  ];
  const move = () =>
    browser.json("POST", `/api/trial-projects/${trialId}/move-in`, {
      name: "Mine",
      files,
      messages,
    });
  return {
    begin: move,
    // It is there whole or not at all, and once.
    async expectWhole() {
      const whole = { "index.html": page("mine"), "style.css": "h1 { color: red }" };
      for (const { id } of (await browser.get("/api/projects")).body) {
        expect(await filesOf(browser, id)).toEqual(whole);
        expect((await browser.get(`/api/projects/${id}/messages`)).body).toHaveLength(2);
      }
      const moved = await move();
      expect(moved.body).toMatchObject({ files: 2, messages: 2 });
      const projects = (await browser.get("/api/projects")).body;
      expect(projects.map((row: { id: string }) => row.id)).toEqual([moved.body.id]);
      expect(await filesOf(browser, moved.body.id)).toEqual(whole);
    },
  };
}

async function leaving(moment: number): Promise<Act> {
  const name = `leaver ${moment}`;
  const browser = await app.person(name);
  const { id: userId } = (await browser.get("/api/auth/me")).body;
  const first = await create(browser);
  const second = await create(browser);
  const publish = ({ id, slug }: typeof first, more = {}) =>
    browser.json("POST", `/api/projects/${id}/publish`, { slug, ...more });
  await publish(first, { screenshotUrl: screenshot });
  await publish(second);
  const file = { field: "file", name: "a.pdf", bytes: PDF };
  const upload = await browser.multipart("/api/upload", [file]);
  expect(upload.status).toBe(200);
  const leave = () => browser.form("/account/delete", { confirmation: "DELETE" });
  return {
    begin: leave,
    // All of it is there or nothing.
    async expectWhole() {
      if ((await browser.get("/api/auth/me")).status === 200) {
        for (const { id, slug } of [first, second]) {
          expect(await filesOf(browser, id)).toEqual({ "index.html": page("first") });
          expect((await live(slug)).status).toBe(200);
        }
        expect((await browser.get(upload.body.url)).status).toBe(200);
        expect((await leave()).status).toBe(303);
      }
      for (const { slug } of [first, second]) expect((await live(slug)).status).toBe(404);
      const back = await app.person(name);
      expect((await back.get("/api/auth/me")).body.id).not.toBe(userId);
      expect((await back.get("/api/projects")).body).toEqual([]);
      left.push({ userId, projects: [first.id, second.id] });
    },
  };
}

async function rollingBack(): Promise<Act> {
  const { id, fileId, slug } = await create();
  await ann.json("POST", `/api/projects/${id}/publish`, { slug });
  const [target] = await checkpointsOf(id);
  await save(fileId, page("second"));
  for (const path of ["a.txt", "b.txt"]) {
    await ann.json("POST", `/api/projects/${id}/files`, { path, content: path });
  }
  const before = await filesOf(ann, id);
  const rollBack = () => ann.json("POST", `/api/projects/${id}/checkpoints/${target?.id}/restore`);
  return {
    begin: rollBack,
    // The files are the old or the new ones.
    async expectWhole() {
      const after = { "index.html": page("first") };
      const isBack = (await checkpointsOf(id))[0]?.kind === "restore";
      expect(await filesOf(ann, id)).toEqual(isBack ? after : before);
      expect((await rollBack()).status).toBe(200);
      expect(await filesOf(ann, id)).toEqual(after);
      // What was there before can be had again.
      const kept = (await checkpointsOf(id)).find(({ kind }) => kind === "hand");
      await ann.json("POST", `/api/projects/${id}/checkpoints/${kept?.id}/restore`);
      expect(await filesOf(ann, id)).toEqual(before);
    },
  };
}

/**
 * Kills a server at each of these changes of files. Four people act at once, so that one kill meets four acts: each
 * makes between five and forty changes, and publishing most of its own when the others are through.
 */
export function claimKilledActs(moments: readonly number[]): void {
  beforeAll(async () => {
    app = await AppServer.start();
    ann = await app.person("ann");
    shop = await create();
    const png = await picture(800, 500).png().toBuffer();
    screenshot = `data:image/png;base64,${png.toString("base64")}`;
  });
  afterAll(() => app.stop());

  describe("kill -9 while an app is published, a trial moves in, an account goes and files are rolled back", () => {
    test.each(moments)(
      "at change %i: each act is done or as if it had not been begun",
      LIMIT,
      async (n) => {
        const acts = [
          await publishing(n),
          await movingIn(n),
          await leaving(n),
          await rollingBack(),
        ];
        // A connection that breaks is what a kill looks like from outside.
        const begin = () => Promise.all(acts.map((act) => act.begin().catch(() => {})));
        await killAtChange(app, n, begin);
        for (const act of acts) await act.expectWhole();
      },
    );

    test("what is left of it in storage is swept, whenever it was killed", LIMIT, async () => {
      const { id, slug } = shop;
      expect(left).toHaveLength(moments.length);
      await age(app);
      const gone = left.flatMap(({ projects }) => projects);
      await vi.waitFor(() => {
        expect(namesBelow(`screenshots/${id}`)).toHaveLength(1);
        // The live one, and four to return to.
        expect(namesBelow(`releases/${id}`)).toHaveLength(Math.min(published, 5));
        expect(projectRows(app, gone)).toBe(0);
      }, SWEPT);
      expect(storedBelow(app, "").filter((name) => name.endsWith(".draft"))).toEqual([]);
      expect((await live(slug)).text).toContain(`<h1>${shown}</h1>`);
      const { screenshotUrl } = (await ann.get(`/api/projects/${id}`)).body;
      expect((await ann.get(screenshotUrl)).status).toBe(200);
      // What rows named goes when they are gone: an hour later.
      await age(app);
      await vi.waitFor(() => {
        for (const { userId, projects } of left) {
          expect(namesBelow(`uploads/${userId}`)).toEqual([]);
          for (const project of projects) {
            expect(namesBelow(`releases/${project}`)).toEqual([]);
            expect(namesBelow(`screenshots/${project}`)).toEqual([]);
          }
        }
      }, SWEPT);
    });
  });
}
