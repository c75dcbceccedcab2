import { makeZip } from "../support/make-zip";
import { expect, isLive, test } from "./fixtures";

test("a stranger drops a ZIP on the list and has it as a trial of their browser, picture and all @js", async ({
  page,
}) => {
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  const zip = await makeZip({
    "shop/index.html": '<img id="logo" src="/logo.svg">',
    "shop/logo.bin": Buffer.from([0, 1, 2, 3]),
    "shop/.env": "VITE_CITY=Oslo",
    "shop/node_modules/a/index.js": "1",
  });
  const drop = (name: string, bytes: Buffer) =>
    page.evaluate(
      ({ name, bytes }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
        const how = { dataTransfer, bubbles: true, cancelable: true };
        window.dispatchEvent(new DragEvent("drop", how));
      },
      { name, bytes: [...bytes] },
    );
  await drop("notes.txt", Buffer.from("hello"));
  await expect(page.getByRole("alert")).toContainText("That is neither a ZIP nor a folder.");
  await drop("shop.zip", zip);
  await page.waitForURL(/\/projects\/trial_\d+\/import$/);
  await expect(page.getByText("2 files of shop.zip and 1 variable came along.")).toBeVisible();
  await page.getByRole("link", { name: "Open the project" }).click();
  await isLive(page);
  await page.getByRole("treeitem", { name: "logo.bin" }).click();
  await expect(page.locator(".ws-binary-hex")).toContainText("00000000  00 01 02 03");
  // It is in the list of this browser, which asks nobody for it.
  await page.goto("/projects");
  await expect(page.getByRole("article")).toContainText("shop");
});
