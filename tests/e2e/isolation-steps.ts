import type { Browser, BrowserContext, FrameLocator, Page } from "@playwright/test";
import { HARMLESS } from "../support/hostile-page";
import { CHANNELS, INTRUDED, intruderProject } from "../support/intruder-page";
import { expect, isLive, makeProject, previewOf, SAME_ORIGIN, test, unique } from "./fixtures";

/** A browser in which a new person has signed in, and their hostile project. */
interface Victim {
  context: BrowserContext;
  name: string;
  id: string;
}

/** Signs somebody new in, in a browser of their own. */
export async function newVictim(browser: Browser, origin: string): Promise<Victim> {
  // Workers are let in, so that it is the product and not the test that keeps hostile ones out.
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "allow" });
  const name = unique("victim");
  const data = { name };
  const signedIn = await context.request.post("/api/auth/dev-login", {
    data,
    headers: SAME_ORIGIN,
  });
  expect(signedIn.ok()).toBe(true);
  const id = await makeProject(context.request, "Hostile", intruderProject(origin));
  return { context, name, id };
}

/** Lets the page inside try everything, and expects that nothing came of it. */
async function expectNothingLeaks(inside: FrameLocator | Page): Promise<void> {
  const report = inside.locator("#report");
  await expect(report).not.toHaveText("", { timeout: 30_000 });
  expect(JSON.parse((await report.textContent()) ?? "")).toEqual(HARMLESS);
  await inside.locator("#go").click();
  const intruder = inside.locator("#intruder");
  await expect(intruder).toContainText("popupFrames", { timeout: 15_000 });
  expect(JSON.parse((await intruder.textContent()) ?? "")).toEqual(INTRUDED);
}

/** The person is who they were, with what they had. */
async function expectUntouched({ context, name, id }: Victim): Promise<void> {
  const { request } = context;
  expect(await (await request.get("/api/auth/me")).json()).toMatchObject({ name });
  const projects = (await (await request.get("/api/projects")).json()) as { id: string }[];
  expect(projects.map((project) => project.id)).toEqual([id]);
  const files = (await (await request.get(`/api/files/${id}`)).json()) as unknown[];
  expect(files).toHaveLength(3);
}

/** What a page of the product hears on channels whose names a site may guess. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((channels) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of channels) {
      new BroadcastChannel(name).onmessage = (event) => heard.push(JSON.stringify(event.data));
    }
  }, CHANNELS);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Starts the preview of their project. */
export async function startPreview({ context, id }: Victim): Promise<void> {
  const path = `/api/projects/${id}/preview/start`;
  const started = await context.request.post(path, { headers: SAME_ORIGIN });
  expect(await started.json()).toMatchObject({ status: "running" });
}

async function publish({ context, id }: Victim): Promise<string> {
  const slug = unique("hostile");
  const answer = await context.request.post(`/api/projects/${id}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  expect(await answer.json()).toMatchObject({ slug });
  return slug;
}

/** The three places where a project runs. */
export function testIsolation(origin: () => string, siteOf: (slug: string) => string): void {
  test.beforeEach(({ surprises }) => surprises.allow(/./));

  test("a hostile preview in the workspace gets nothing @js", async ({ browser }) => {
    const victim = await newVictim(browser, origin());
    await startPreview(victim);
    const page = await victim.context.newPage();
    await page.goto(`/projects/${victim.id}`);
    await isLive(page);
    const heard = await listen(page);
    await page.getByRole("tab", { name: "Preview" }).click();
    await expectNothingLeaks(previewOf(page));
    expect(new URL(page.url()).pathname).toBe(`/projects/${victim.id}`);
    expect(await heard()).toEqual([]);
    await expectUntouched(victim);
    await victim.context.close();
  });

  test("a hostile published app in the viewer gets nothing @js", async ({ browser }) => {
    const victim = await newVictim(browser, origin());
    const slug = await publish(victim);
    const page = await victim.context.newPage();
    await page.goto(`/generate/${slug}`);
    const heard = await listen(page);
    await expectNothingLeaks(page.frameLocator("iframe"));
    expect(new URL(page.url()).pathname).toBe(`/generate/${slug}`);
    expect(await heard()).toEqual([]);
    await expectUntouched(victim);
    await victim.context.close();
  });

  test("a hostile published app on its own gets nothing @js", async ({ browser }) => {
    const victim = await newVictim(browser, origin());
    const slug = await publish(victim);
    const beside = await victim.context.newPage();
    await beside.goto("/projects");
    const heard = await listen(beside);
    const page = await victim.context.newPage();
    await page.goto(siteOf(slug));
    await expectNothingLeaks(page);
    expect(await heard()).toEqual([]);
    expect(new URL(beside.url()).pathname).toBe("/projects");
    await expectUntouched(victim);
    await victim.context.close();
  });
}
