import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { pageText } from "../support/html-tables";

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({ APP_NAME: "Acme Builder" });
});
afterAll(() => app.stop());

const HTML = { accept: "text/html", "sec-fetch-dest": "document" };

test("nothing is promoted and nothing is listed where there is nothing", async () => {
  const { status, text } = await app.visitor().get("/", HTML);
  expect(status).toBe(200);
  expect(text).not.toContain("The $REPO token");
  expect(text).not.toContain("Recently published apps");
  expect(pageText(text)).toContain("The model connected to Acme Builder writes whole files");
});

test("the strip shows what the call lists, in its order", async () => {
  const ann = await app.person("ann");
  for (const name of ["First", "Second"]) {
    const { id } = (await ann.json("POST", "/api/projects", { name })).body;
    const file = { path: "index.html", content: "<p>Hi</p>" };
    await ann.json("POST", `/api/projects/${id}/files`, file);
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: `${name.toLowerCase()}-app` });
  }
  const listed = JSON.parse((await app.visitor().get("/api/showcase/projects")).text);
  const { text } = await app.visitor().get("/", HTML);
  const shown = [...text.matchAll(/href="\/generate\/([a-z-]+)"/g)].map(([, slug]) => slug);
  expect(shown).toEqual(["second-app", "first-app"]);
  expect(shown).toEqual(listed.map(({ slug }: { slug: string }) => slug));
});
