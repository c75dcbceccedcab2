import {
  composer,
  expect,
  expectToast,
  isDone,
  isLive,
  newTrial,
  openProject,
  previewOf,
  test,
} from "./fixtures";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNkqGRgYGBgYGAABhgBFUbCqOQAAAAASUVORK5CYII=",
  "base64",
);

test("files are attached by the button, by paste and by drop, shown as chips, sent and kept @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/ERR_FAILED .*chat\/send/, /Refused to .* http:\/\/preview-/);
  await openProject(page);
  await isLive(page);
  const input = page.getByLabel("Attach files");
  await expect(input).toHaveAttribute("accept", "image/*,.pdf,.doc,.docx,video/*");
  await input.setInputFiles({ name: "sketch.png", mimeType: "image/png", buffer: await png(page) });
  const chips = page.getByRole("list", { name: "Attached files" }).getByRole("listitem");
  await expect(chips).toHaveCount(1);
  await expect(chips.first()).toContainText(/sketch\.png\d+\.\d KB/);
  await give(page, "paste", "pasted.png");
  await give(page, "drop", "dropped.png");
  await expect(chips.filter({ hasText: "KB" })).toHaveCount(3);
  await page.getByRole("button", { name: "Remove pasted.png" }).click();
  await expect(chips).toHaveCount(2);

  // Not sent, they wait for a reload.
  await page.reload();
  await isLive(page);
  await expect(chips).toHaveCount(2);
  await page.route("**/chat/send", (route) => route.abort(), { times: 1 });
  await composer(page).fill("like this");
  await composer(page).press("Enter");
  await expect(page.locator(".toast")).toBeVisible();
  await expect(page.locator(".ws-composer").getByRole("listitem")).toHaveCount(2);
  await expect(composer(page)).toHaveValue("like this");

  const sent = page.waitForRequest("**/chat/send");
  await composer(page).press("Enter");
  const { attachments } = (await sent).postDataJSON();
  expect(attachments.map(({ name }: { name: string }) => name)).toEqual([
    "sketch.png",
    "dropped.png",
  ]);
  await isDone(page);
  await expect(page.locator(".ws-composer").getByRole("listitem")).toHaveCount(0);
  await page.reload();
  await isLive(page);
  const said = page.getByRole("article", { name: "You" });
  await expect(said.getByRole("link", { name: "sketch.png" })).toHaveAttribute(
    "href",
    attachments[0].url,
  );
});

test("what cannot be attached is told, and a text becomes a file of the project @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/500/);
  await openProject(page);
  await isLive(page);
  const input = page.getByLabel("Attach files");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/upload")) asked.push(request.url());
  });
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
  await input.setInputFiles({ name: "large.pdf", mimeType: "application/pdf", buffer });
  await expectToast(page, "File too large", "Maximum file size is 10MB");
  expect(asked).toEqual([]);

  await page
    .getByRole("button", { name: /dismiss|close/i })
    .first()
    .click();
  await page.route("**/api/upload", (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PNG });
  await expectToast(page, "Upload failed", "Could not upload file. Please try again.");
  await expect(page.locator(".ws-composer").getByRole("listitem")).toHaveCount(0);

  await give(page, "drop", "price list.csv", "text/csv", "soup,4");
  await expect(composer(page)).toHaveValue("@price-list.csv ");
  await expect(page.locator(".ws-files").getByText("price-list.csv")).toBeVisible();
});

test("a picture of the preview is attached with one press @js", async ({ page }) => {
  await openProject(page, {
    "index.html":
      '<!doctype html><link rel="stylesheet" href="a.css"><h1>Shop</h1><input id="q"><script>q.value="typed"</script>',
    "a.css": ":root { --ground: rgb(200, 0, 0); } body { margin: 0; background: var(--ground); }",
  });
  await isLive(page);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(previewOf(page).getByRole("heading", { name: "Shop" })).toBeVisible();
  await page.getByRole("button", { name: "Attach a picture of the preview" }).click();
  const chip = page.locator(".ws-composer").getByRole("listitem").filter({ hasText: "KB" });
  await expect(chip).toContainText("preview.png");
  const colour = await chip.locator("img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(250, 2, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([200, 0, 0, 255]);
});

test("a visitor is told that files need an account @js", async ({ page }) => {
  await newTrial(page);
  await page
    .getByLabel("Attach files")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PNG });
  await expectToast(page, "Login Required", "Please login to upload files.");
});

type Page = Parameters<typeof composer>[0];

/** A picture that the browser made. */
async function png(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 60;
    canvas.height = 40;
    const context = canvas.getContext("2d");
    if (context) context.fillRect(0, 0, 30, 40);
    return canvas.toDataURL();
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Pastes into the message, or drops beside it, on the conversation. */
async function give(
  page: Page,
  how: "paste" | "drop",
  name: string,
  type = "image/png",
  text?: string,
): Promise<void> {
  const bytes = text === undefined ? await png(page) : Buffer.from(text);
  const place =
    how === "paste" ? composer(page) : page.getByRole("heading", { name: "Project Chat" });
  await place.evaluate(
    (box, [kind, fileName, fileType, base64]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: fileType }));
      const event =
        kind === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      box.dispatchEvent(event);
    },
    [how, name, type, bytes.toString("base64")] as const,
  );
}
