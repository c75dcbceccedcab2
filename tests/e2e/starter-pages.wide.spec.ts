import { test } from "./fixtures";
import { loadStarter } from "./load-starter";
import { areWellLaidOut } from "./starter-pages-steps";

test("axe minds nothing of the other layouts, and none is wider than a phone @js", async ({
  page,
}) => {
  const { LAYOUTS } = await loadStarter();
  await areWellLaidOut(page, LAYOUTS.slice(2));
});
