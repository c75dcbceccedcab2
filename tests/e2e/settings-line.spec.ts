import { expect, expectToast, openProject, test } from "./fixtures";

test("what is typed into settings stays when the server is away, and is sent when it is back @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/ERR_CONNECTION_REFUSED/);
  const id = await openProject(page);
  await page.goto(`/projects/${id}/environment`);
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("VITE_API_URL");
  const value = page.getByLabel("Value", { exact: true });
  await value.fill("https://api.example");
  await page.waitForLoadState("networkidle");
  await page.route("**/*", (route) => route.abort("connectionrefused"));
  const send = page.locator("form", { has: value }).getByRole("button").last();
  await send.click();
  await expectToast(page, "Not sent");
  await expect(name).toHaveValue("VITE_API_URL");
  await expect(value).toHaveValue("https://api.example");
  await page.unroute("**/*");
  await send.click();
  await expect(page.getByText("VITE_API_URL was set")).toBeVisible();
});
