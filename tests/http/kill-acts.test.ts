import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { age, killAtChange, projectRows } from "../support/kill-at";
import { storedBelow } from "../support/stored-files";
import { PDF, picture } from "../support/upload-files";

/** Changes of files at which the process is killed: each act makes between five and forty. */
const MOMENTS = [1, 2, 4, 8, 16];
const LIMIT = { timeout: 300_000 };
/** The sweep begins with the process; a loaded machine needs its time. */
const SWEPT = { timeout: 20_000 };

let app: AppServer;
let ann: AppClient;
/** As a data URL. */
let screenshot: string;
let count = 0;

beforeAll(async () => {
  app = await AppServer.start();
  ann = await app.person("ann");
  const png = await picture(800, 500).png().toBuffer();
  screenshot = `data:image/png;base64,${png.toString("base64")}`;
});
afterAll(() => app.stop());

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

describe("kill -9 while a project is published with a screenshot", () => {
  test("leaves the app as it was or as it will be, and publishing again works", LIMIT, async () => {
    const { id, fileId, slug } = await create();
    const publish = () =>
      ann.json("POST", `/api/projects/${id}/publish`, { slug, screenshotUrl: screenshot });
    let before: string | null = null;
    let published = 0;
    for (const moment of MOMENTS) {
      const after = `version ${moment}`;
      await save(fileId, page(after));
      await killAtChange(app, moment, publish);

      const shown = await live(slug);
      const isLive = shown.text.includes(`<h1>${after}</h1>`);
      if (isLive) published += 1;
      else if (before) expect(shown.text).toContain(`<h1>${before}</h1>`);
      else expect(shown.status).toBe(404);
      const releases = (await checkpointsOf(id)).filter(({ kind }) => kind === "publish");
      expect(releases).toHaveLength(published);
      const { screenshotUrl } = (await ann.get(`/api/projects/${id}`)).body;
      if (screenshotUrl) expect((await ann.get(screenshotUrl)).status).toBe(200);

      const again = await publish();
      expect([again.status, again.body.warning]).toEqual([200, undefined]);
      published += 1;
      expect((await live(slug)).text).toContain(`<h1>${after}</h1>`);
      before = after;
    }
    await age(app);
    await vi.waitFor(() => {
      expect(namesBelow(`screenshots/${id}`)).toHaveLength(1);
      // The live one, and four to return to.
      expect(namesBelow(`releases/${id}`)).toHaveLength(5);
    }, SWEPT);
    expect(storedBelow(app, "").filter((name) => name.endsWith(".draft"))).toEqual([]);
    expect((await live(slug)).text).toContain(`<h1>${before}</h1>`);
    const { screenshotUrl } = (await ann.get(`/api/projects/${id}`)).body;
    expect((await ann.get(screenshotUrl)).status).toBe(200);
  });
});

describe("kill -9 while a trial is moved in", () => {
  test.each(MOMENTS)(
    "at change %i: it is there whole or not at all, and once",
    LIMIT,
    async (n) => {
      const browser = await app.person(`mover ${n}`);
      const trialId = `trial_${1_700_000_000_000 + n}`;
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
      await killAtChange(app, n, move);
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
  );
});

describe("kill -9 while an account is deleted", () => {
  const left: { userId: string; projects: string[] }[] = [];

  test.each(MOMENTS)("at change %i: all of it is there or nothing", LIMIT, async (n) => {
    const name = `leaver ${n}`;
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
    await killAtChange(app, n, leave);

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
  });

  test("what stays of it in storage is swept, whenever it was killed", LIMIT, async () => {
    expect(left).toHaveLength(MOMENTS.length);
    await age(app);
    const gone = left.flatMap(({ projects }) => projects);
    await vi.waitFor(() => expect(projectRows(app, gone)).toBe(0), SWEPT);
    // What rows named goes when they are gone: an hour later.
    await age(app);
    await vi.waitFor(() => {
      for (const { userId, projects } of left) {
        expect(namesBelow(`uploads/${userId}`)).toEqual([]);
        for (const id of projects) {
          expect(namesBelow(`releases/${id}`)).toEqual([]);
          expect(namesBelow(`screenshots/${id}`)).toEqual([]);
        }
      }
    }, SWEPT);
  });
});

describe("kill -9 while a project is rolled back", () => {
  test.each(MOMENTS)("at change %i: the files are the old or the new ones", LIMIT, async (n) => {
    const { id, fileId, slug } = await create();
    await ann.json("POST", `/api/projects/${id}/publish`, { slug });
    const [target] = await checkpointsOf(id);
    await save(fileId, page("second"));
    for (const path of ["a.txt", "b.txt"]) {
      await ann.json("POST", `/api/projects/${id}/files`, { path, content: path });
    }
    const before = await filesOf(ann, id);
    const rollBack = () =>
      ann.json("POST", `/api/projects/${id}/checkpoints/${target?.id}/restore`);
    await killAtChange(app, n, rollBack);
    const after = { "index.html": page("first") };
    const isBack = (await checkpointsOf(id))[0]?.kind === "restore";
    expect(await filesOf(ann, id)).toEqual(isBack ? after : before);
    expect((await rollBack()).status).toBe(200);
    expect(await filesOf(ann, id)).toEqual(after);
    // What was there before can be had again.
    const kept = (await checkpointsOf(id)).find(({ kind }) => kind === "hand");
    await ann.json("POST", `/api/projects/${id}/checkpoints/${kept?.id}/restore`);
    expect(await filesOf(ann, id)).toEqual(before);
  });
});
