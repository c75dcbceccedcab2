import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { fileBlock } from "../support/file-blocks";
import { Gate } from "../support/scripted-model";
import { expect, newTrial, say, test } from "./fixtures";

/** A page comes before its stylesheet, and somebody looks at it between the two. */

let running: AppWithModel;
const gate = new Gate();

test.beforeAll(async () => {
  running = await startAppWithModel();
});
test.afterAll(() => running.stop());

async function* answer() {
  yield `Here is the shop.\n\n${fileBlock("index.html", '<link rel="stylesheet" href="style.css"><h1>Shop</h1>\n')}`;
  await gate.opened;
  yield `\nIt has a style.\n\n${fileBlock("style.css", "h1 { color: teal; }\n")}\nThat is all.\n`;
}

test("a preview waits for the looks of a page that is being written @js", async ({ page }) => {
  running.models.play([{ text: answer() }]);
  await newTrial(page, "Shop", `${running.app.origin}/projects`);
  await say(page, "A shop");
  await expect(page.getByRole("treeitem", { name: "index.html", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Preview" }).click();
  const told = page.getByText("It shows as soon as style.css is there");
  await expect(told).toBeVisible();
  const popup = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open preview in a new tab" }).click();
  const tab = await popup;
  await expect(tab.getByText("It shows as soon as style.css is there")).toBeVisible();
  gate.open();
  await expect(told).toHaveCount(0);
  await expect(tab.getByRole("heading", { name: "Shop" })).toHaveCSS("color", "rgb(0, 128, 128)");
  const heading = page.frameLocator(".ws-frame").getByRole("heading", { name: "Shop" });
  await expect(heading).toHaveCSS("color", "rgb(0, 128, 128)");
});
