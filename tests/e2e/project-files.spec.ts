import { expect, expectToast, isLive, newTrial, openProject, test } from "./fixtures";

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

test("a trial keeps a picture of a dropped folder through a reload, and its preview shows it @js", async ({
  page,
}) => {
  await newTrial(page, "Trial of pictures");
  await isLive(page);
  await page.locator(".ws-files").dispatchEvent("dragenter");
  await expect(page.locator(".ws-files[data-takes-files]")).toBeVisible();
  await dropFolder(page, {
    "site/index.html": '<h1>Shop</h1><img id="logo" src="/img/logo.png">',
    "site/img/logo.png": await png(page),
    "site/node_modules/a/index.js": "1",
  });
  const tree = page.getByRole("tree", { name: "Project files" });
  await expect(tree.getByRole("treeitem", { name: "logo.png" })).toBeVisible();
  await expectToast(
    page,
    "Stored 2 files",
    "site/node_modules/ was left out. Packages are fetched anew, as package.json names them.",
  );
  await page.reload();
  await isLive(page);
  await tree.getByRole("treeitem", { name: "logo.png" }).click();
  await expect(page.getByText("120 × 80 px")).toBeVisible();
  await page.getByRole("tab", { name: "Preview" }).click();
  const logo = page.frameLocator("iframe.ws-frame").locator("#logo");
  await expect
    .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(120);
});

/** Drops a folder: what a browser gives of one, made of what a page can make itself. */
async function dropFolder(
  page: import("@playwright/test").Page,
  contents: Record<string, string | Buffer>,
): Promise<void> {
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    bytes: [...Buffer.from(content)],
  }));
  await page.locator(".ws-files").evaluate((panel, files) => {
    const entries = new Map<string, object>();
    const childrenOf = (folder: string) =>
      [...entries]
        .filter(([path]) => path.slice(0, path.lastIndexOf("/")) === folder)
        .map(([, entry]) => entry);
    const addFolder = (path: string) => {
      if (path === "" || entries.has(path)) return;
      addFolder(path.slice(0, path.lastIndexOf("/")));
      const createReader = () => {
        const parts = [childrenOf(path), []];
        return { readEntries: (take: (part: object[]) => void) => take(parts.shift() ?? []) };
      };
      entries.set(path, { isFile: false, fullPath: path, createReader });
    };
    for (const { path, bytes } of files) {
      const fullPath = `/${path}`;
      addFolder(fullPath.slice(0, fullPath.lastIndexOf("/")));
      const name = path.slice(path.lastIndexOf("/") + 1);
      const file = new File([new Uint8Array(bytes)], name);
      entries.set(fullPath, {
        isFile: true,
        fullPath,
        file: (take: (it: File) => void) => take(file),
      });
    }
    const event = new DragEvent("drop", { bubbles: true, cancelable: true });
    const items = [{ kind: "file", webkitGetAsEntry: () => entries.get("/site") }];
    Object.defineProperty(event, "dataTransfer", { value: { types: ["Files"], items, files: [] } });
    panel.dispatchEvent(event);
  }, files);
}
