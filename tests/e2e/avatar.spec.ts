import sharp from "sharp";
import { expect, signIn, test } from "./fixtures";

test("a person shows a picture, and takes it away again @js", async ({ page, surprises }) => {
  surprises.allow(/status of 400/);
  await signIn(page);
  await page.goto("/account");
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel("Picture").setInputFiles({ name, mimeType: "image/png", buffer });

  await choose("me.png", Buffer.from("not a picture"));
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("alert")).toContainText("this file's content is none of them");

  const drawing = { width: 900, height: 600, channels: 3, background: "#0a6a4f" } as const;
  await choose("me.png", await sharp({ create: drawing }).png().toBuffer());
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Your picture was saved")).toBeVisible();
  const shown = page.getByRole("img", { name: "How others see you" });
  const address = (await shown.getAttribute("src")) ?? "";
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/webp");

  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Your picture was removed")).toBeVisible();
  await expect(shown).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
