import { expect, expectToast, isLive, openProject, test } from "./fixtures";

const FONT = Buffer.from([0, 1, 0, 0, 0, 9]);

test("a picture is uploaded into a folder, shown, kept beside another, deleted and brought back @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 409 .*upload/);
  await openProject(page, { "public/index.html": "<p>Hi</p>" });
  await isLive(page);
  const tree = page.getByRole("tree", { name: "Project files" });
  await tree.getByRole("treeitem", { name: "index.html" }).click();
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await (await chooser).setFiles(file);
  };
  const picture = { name: "logo.png", mimeType: "image/png", buffer: await png(page) };
  await choose(picture);
  await expectToast(page, "Stored logo.png");
  const shown = page.locator(".ws-binary").getByRole("img", { name: "logo.png" });
  await expect(shown).toBeVisible();
  await expect(page.getByText("120 × 80 px")).toBeVisible();
  await page.getByRole("button", { name: "100 %" }).click();
  await expect(page.getByRole("button", { name: "Fit" })).toBeVisible();

  await choose(picture);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads).toContainText("public/logo.png is there already.");
  await uploads.getByRole("button", { name: "Keep both" }).click();
  await expect(tree.getByRole("treeitem", { name: "logo (2).png" })).toBeVisible();
  await expect(uploads).toBeHidden();

  await tree.getByRole("treeitem", { name: "logo.png", exact: true }).press("Delete");
  await expectToast(page, "Deleted public/logo.png");
  await page.getByRole("button", { name: "Undo" }).click();
  await tree.getByRole("treeitem", { name: "logo.png", exact: true }).click();
  await expect(shown).toBeVisible();
});

test("files are dropped on a folder and pasted, and what nothing can show is shown as bytes @js", async ({
  page,
}) => {
  await openProject(page, { "public/index.html": "<p>Hi</p>" });
  await isLive(page);
  const tree = page.getByRole("tree", { name: "Project files" });
  await page.locator(".ws-files").dispatchEvent("dragenter");
  await expect(page.locator(".ws-files[data-takes-files]")).toBeVisible();
  await give(page, '[data-path="public"]', "drop", "data.bin", FONT);
  await expect(tree.getByRole("treeitem", { name: "data.bin" })).toBeVisible();
  await expect(page.locator(".ws-binary-hex")).toContainText("00000000  00 01 00 00 00 09");
  await give(page, ".ws-tree-row", "paste", "image.png", await png(page));
  await expect(page.getByText("120 × 80 px")).toBeVisible();
});

/** A picture as a browser encodes it. */
async function png(page: import("@playwright/test").Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [120, 80];
    canvas.getContext("2d")?.fillRect(20, 20, 60, 30);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** Hands a file over as somebody who drags or pastes it does. */
async function give(
  page: import("@playwright/test").Page,
  on: string,
  how: "drop" | "paste",
  name: string,
  bytes: Buffer,
): Promise<void> {
  await page
    .locator(on)
    .first()
    .evaluate(
      (element, { how, name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name));
        const event =
          how === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        element.dispatchEvent(event);
      },
      { how, name, bytes: [...bytes] },
    );
}
