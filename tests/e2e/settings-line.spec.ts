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
  // The server answers after both presses of somebody who presses twice.
  let asked = 0;
  let press = () => {};
  const pressed = new Promise<void>((go) => {
    press = go;
  });
  await page.route("**/robots.txt", async (route) => {
    asked += 1;
    await pressed;
    await route.continue();
  });
  await send.click();
  await send.click();
  press();
  await expect(page.getByText("VITE_API_URL was set")).toBeVisible();
  expect(asked).toBe(1);
});
