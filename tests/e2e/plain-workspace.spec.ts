import { expect, openProject, SAME_ORIGIN, test } from "./fixtures";

// What the forms of this page do is in tests/http/plain-workspace.test.ts.
test("a long conversation is open at its end, every file of an answer is listed, and History opens its states @nojs", async ({
  page,
}) => {
  const id = await openProject(page);
  for (const [content, mode] of [
    ["What could this be?\n".repeat(100), "discuss"],
    ["A todo list for a bakery", "develop"],
  ]) {
    const data = { content, mode };
    await page.request.post(`/api/projects/${id}/chat/send`, { data, headers: SAME_ORIGIN });
  }
  await page.goto(`/projects/${id}`);
  const answer = page.getByRole("article", { name: "Assistant" }).last();
  await expect(answer.getByText("src/styles.css")).toBeInViewport();
  const files = answer.getByRole("list", { name: "Files" });
  expect(await files.getByRole("listitem").count()).toBeGreaterThan(8);
  expect((await files.boundingBox())?.height).toBeGreaterThan(270);
  // The states to go back to stand in a part that is closed until somebody asks for them.
  const rollBack = page.getByRole("button", { name: "Roll back to here" }).first();
  await expect(rollBack).toBeHidden();
  await page.getByRole("link", { name: "History" }).click();
  await expect(rollBack).toBeInViewport();
});
