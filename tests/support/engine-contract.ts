import { expect, test } from "vitest";
import type { FileTree } from "../../app/projects/files";
import type { ReloadEvent, SiteEngine, SiteOf } from "../../app/sites/engine/engine";
import type { LogEntry } from "../../app/sites/engine/site-log";

const page = (body: string): FileTree =>
  new Map([["index.html", `<!doctype html><title>Mine</title><p>${body}</p>`]]);
const BROKEN: FileTree = new Map([
  ["index.html", '<!doctype html><script type="module" src="/m.ts"></script>'],
  ["m.ts", "let = ;"],
]);

/** A project's site, held by one of all who hold some. */
const of = (projectId: string): SiteOf => ({ projectId, holder: "somebody" });

/** An engine under test, over trees that the contract changes. */
export interface EngineUnderTest {
  /** Two processes' shares of it. */
  here: SiteEngine;
  there: SiteEngine;
  /** Makes a project with these files. @returns its id */
  makeProject(files: FileTree): Promise<string>;
  /** Changes its files, and tells both shares. */
  change(projectId: string, files: FileTree): void;
}

/** What holds for every engine, whatever runs its sites. */
export function holdEngine(engine: () => EngineUnderTest): void {
  const indexOf = async (site: SiteEngine, projectId: string): Promise<string | null> => {
    const route = await site.route(of(projectId));
    if (route.to === "notice") return null;
    if (route.to === "proxy") return (await fetch(route.origin)).text();
    const file = await route.site.read("/index.html");
    return file && new TextDecoder().decode(file.body);
  };

  test("a site that was started here is shown here and there", async () => {
    const { here, there, makeProject } = engine();
    const id = await makeProject(page("one"));
    expect(await here.start(of(id))).toEqual({ status: "running", problems: [] });
    expect(await indexOf(here, id)).toContain("one");
    expect(await indexOf(there, id)).toContain("one");
    expect(await there.status(of(id))).toMatchObject({ status: "running" });
  });

  test("two starts at once are one", async () => {
    const { here, makeProject } = engine();
    const id = await makeProject(page("one"));
    const [first, second] = await Promise.all([here.start(of(id)), here.start(of(id))]);
    expect(first).toEqual(second);
  });

  test("a change shows, also where nobody has asked for the site yet", async () => {
    const { here, there, makeProject, change } = engine();
    const id = await makeProject(page("one"));
    await here.start(of(id));
    change(id, page("two"));
    await expect.poll(() => indexOf(here, id)).toContain("two");
    expect(await indexOf(there, id)).toContain("two");
  });

  test("a page hears when to show something else", async () => {
    const { here, there, makeProject, change } = engine();
    const id = await makeProject(page("one"));
    await here.start(of(id));
    const told: ReloadEvent[] = [];
    const end = await there.follow(of(id), (event) => told.push(event));
    change(id, page("two"));
    await expect.poll(() => told.at(-1)?.type).toBe("reload");
    end();
  });

  test("files that do not run are an error with its problems, and a notice instead of a page", async () => {
    const { here, there, makeProject } = engine();
    const id = await makeProject(BROKEN);
    expect(await here.start(of(id))).toMatchObject({
      status: "error",
      error: expect.any(String),
      problems: [{ file: "m.ts" }],
    });
    expect(await there.status(of(id))).toMatchObject({
      status: "error",
      problems: [{ file: "m.ts" }],
    });
    expect(await indexOf(there, id)).toBeNull();
  });

  test("a site that ran goes on showing what ran last, and says what is wrong", async () => {
    const { here, makeProject, change } = engine();
    const id = await makeProject(page("one"));
    await here.start(of(id));
    change(id, BROKEN);
    await expect.poll(async () => (await here.status(of(id))).error).toBeDefined();
    expect(await here.status(of(id))).toMatchObject({
      status: "running",
      problems: [{ file: "m.ts" }],
    });
    expect(await indexOf(here, id)).toContain("one");
  });

  test("a project with nothing to run waits", async () => {
    const { here, makeProject } = engine();
    const id = await makeProject(new Map([["notes.css", "a{}"]]));
    expect(await here.start(of(id))).toMatchObject({ status: "error", nothingToRun: true });
    expect(await here.route(of(id))).toEqual({ to: "notice", problems: [] });
  });

  test("what a page reports is in the logs, for whoever reads them anywhere", async () => {
    const { here, there, makeProject } = engine();
    const id = await makeProject(page("one"));
    await here.start(of(id));
    const entry: LogEntry = { source: "console", level: "info", text: "hello" };
    await here.report(of(id), [entry]);
    const stop = AbortSignal.timeout(10_000);
    for await (const line of there.logs(id, stop)) {
      if (line.source !== "console") continue;
      expect(line).toMatchObject(entry);
      return;
    }
    throw new Error("the line was not logged");
  });

  test("one that is stopped, or never ran, can be stopped again", async () => {
    const { here, there, makeProject } = engine();
    const id = await makeProject(page("one"));
    await here.start(of(id));
    await there.stop(id);
    await here.stop(id);
    expect(here.glance(id)).toEqual({ status: "starting", problems: [] });
  });
}
