import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isClean } from "./axe";
import { expect, makeProject, SAME_ORIGIN, signIn, test, unique } from "./fixtures";
import { loadStarter } from "./load-starter";
import { areWellLaidOut, openMade } from "./starter-pages-steps";

test("axe minds nothing of a layout, light or dark, and none is wider than a phone @js", async ({
  page,
}) => {
  const { LAYOUTS } = await loadStarter();
  await areWellLaidOut(page, LAYOUTS.slice(0, 2));
});

test("what a visitor of a published page sends reaches its owner, and nobody else @js", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const { pageOf } = await loadStarter();
  const files = Object.fromEntries(
    pageOf("a website for our wedding, write to us at hi@lea.example"),
  );
  const id = await makeProject(page.request, "Wedding", files);
  const slug = unique("wedding");
  await page.request.post(`/api/projects/${id}/publish`, { data: { slug }, headers: SAME_ORIGIN });
  const visitor = await browser.newPage();
  await visitor.goto(`http://${slug}.sites.${new URL(baseURL ?? "").host}`);
  await expect(visitor.getByText("It goes straight to us.")).toBeVisible();
  await visitor.getByLabel("Name").fill("Ada");
  await visitor.getByLabel("What should we know about food?").fill("No nuts, please");
  // A line that is cut for a moment takes nothing that was typed.
  await visitor.route("**/@sayso/data/**", (route) => route.abort(), { times: 1 });
  await visitor.getByRole("button", { name: "Send our answer" }).click();
  await expect(visitor.getByRole("status")).toContainText("It has not arrived.");
  await expect(visitor.getByLabel("Name")).toHaveValue("Ada");
  await visitor.getByRole("button", { name: "Send our answer" }).dblclick();
  await expect(visitor.getByRole("status")).toHaveText("Thank you. It has arrived.");
  await expect(visitor.getByLabel("Name")).toHaveValue("");
  await expect(visitor.getByText("No nuts")).toHaveCount(0);
  await visitor.close();
  await page.goto(`/projects/${id}/data`);
  await page.getByRole("link", { name: /^inbox\// }).click();
  await expect(page.getByText("No nuts, please")).toHaveCount(1);
  await isClean(page);
});

test("a form that reaches no server keeps what is sent, tells where, and hands it out as a table @js", async ({
  page,
}) => {
  await openMade(page, "a website for our wedding, write to us at hi@lea.example");
  await page.getByLabel("Name").fill('=HYPERLINK("x") "Ada"');
  await page.getByLabel("What should we know about food?").fill("No nuts, please");
  await page.getByRole("button", { name: "Send our answer" }).click();
  await expect(page.getByRole("status")).toHaveText("Thank you. It is kept in this browser.");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "No nuts, please" })).toBeVisible();
  const mail = page.getByRole("link", { name: "Send the last one by mail" });
  await expect(mail).toHaveAttribute("href", /^mailto:hi@lea\.example\?subject=.*No%20nuts/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const table = readFileSync(await (await download).path(), "utf8");
  expect(table).toContain('"Name","Will you come?"');
  expect(table).toContain(`"'=HYPERLINK(""x"") ""Ada"""`);
  await page.getByRole("button", { name: "Clear the list" }).click();
  await expect(page.getByText("Kept in this browser", { exact: true })).toBeHidden();
});

test("a list that everybody shares is the same in two browsers, also after one had no line @js", async ({
  page,
  browser,
  baseURL,
  surprises,
}) => {
  surprises.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  const starter = await loadStarter();
  const list = starter.makeProject("A shopping list app with item and shop");
  const { files } = starter.tryEdit(list, { say: "my family should see the same list" });
  const id = await makeProject(page.request, "Shopping", Object.fromEntries(files));
  const slug = unique("shopping");
  await page.request.post(`/api/projects/${id}/publish`, { data: { slug }, headers: SAME_ORIGIN });
  const open = async () => {
    const person = await browser.newPage();
    await person.goto(`http://${slug}.sites.${new URL(baseURL ?? "").host}`);
    return person;
  };
  const add = async (person: Page, item: string) => {
    await person.getByRole("textbox", { name: "Item" }).fill(item);
    await person.getByRole("button", { name: "Add", exact: true }).click();
  };
  const [ann, bob] = [await open(), await open()];
  await add(ann, "Milk");
  await expect(bob.getByText("Milk")).toBeVisible({ timeout: 15_000 });
  // Anybody can write there what is no entry: nobody's page minds.
  await ann.evaluate(async () => {
    const place = "@sayso/data/shared/entries";
    const { records } = await (await fetch(place)).json();
    const { list, entry } = records[0].data;
    const names = Object.keys(entry).filter((name) => name !== "id");
    const other = Object.fromEntries(names.map((name) => [name, { other: 1 }]));
    for (const made of [null, "Milk", {}, { ...entry, id: {} }, { id: "other", ...other }]) {
      const body = JSON.stringify({ list, entry: made });
      const headers = { "Content-Type": "application/json" };
      await fetch(place, { method: "POST", headers, body });
    }
  });
  await bob.context().setOffline(true);
  await add(bob, "Eggs");
  await expect(bob.getByText(/Not shared at the moment/)).toBeVisible({ timeout: 15_000 });
  await bob.getByRole("button", { name: "Delete Milk" }).click();
  await bob.context().setOffline(false);
  await expect(ann.getByText("Eggs")).toBeVisible({ timeout: 15_000 });
  await expect(ann.getByText("Milk")).toHaveCount(0);
  await expect(bob.getByText(/Not shared at the moment/)).toHaveCount(0);
});
