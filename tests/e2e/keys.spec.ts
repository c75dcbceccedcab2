import { isClean } from "./axe";
import { composer, expect, isLive, openProject, say, test } from "./fixtures";
import { PAGE, publish } from "./places";
import { answerWith, event } from "./stubbed-answers";

test("the workspace is used by keys alone, and clean with each thing open @js", async ({
  page,
}) => {
  const id = await openProject(page, PAGE);
  await publish(page, id);
  await page.reload();
  await isLive(page);

  await test.step("Tab reaches the composer", async () => {
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    for (let presses = 0; presses < 60 && (await focused()) !== "Message"; presses += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(composer(page)).toBeFocused();
  });

  /** In both schemes, and nothing of it is cut off. */
  const isWell = async (part: string) => {
    await isClean(page, { part });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await isClean(page, { part, rules: ["color-contrast"] });
    await page.emulateMedia({ colorScheme: "light" });
    const cut = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        }).length,
      part,
    );
    expect(cut).toBe(0);
  };

  for (const [opener, title] of [
    ["Share", "Share"],
    ["Chat history", "Chat History"],
  ] as const) {
    await test.step(`Escape closes "${title}" and gives the focus back`, async () => {
      const button = page.getByRole("button", { name: opener, exact: true });
      await button.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      await isWell("dialog[open]");
      if (title === "Share") {
        // Also where a page over plain http has no clipboard.
        await page.evaluate(() => Object.defineProperty(navigator, "clipboard", {}));
        await dialog
          .getByRole("button", { name: /^Copy http/ })
          .first()
          .press("Enter");
        await expect(dialog.getByRole("button", { name: /^Copied http/ })).toBeFocused();
        await expect(page.locator(".toast")).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  for (const [keys, label] of [
    ["Control+k", "Command"],
    ["Control+p", "Open by name"],
  ] as const) {
    await test.step(`"${label}" opens by keys, and gives the focus back`, async () => {
      await composer(page).focus();
      await page.keyboard.press(keys);
      await expect(page.getByRole("combobox", { name: label })).toBeFocused();
      await isWell("dialog[open]");
      await page.keyboard.press("Escape");
      await expect(composer(page)).toBeFocused();
    });
  }

  await test.step("arrow keys walk the tree, and Enter opens", async () => {
    const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
    await page.getByRole("treeitem").first().focus();
    await page.keyboard.press("Home");
    await expect(row("src")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(row("a.css")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(row("src")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(row("src")).toHaveAttribute("aria-expanded", "false");
    await expect(row("a.css")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await expect(row("index.html")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".cm-content")).toHaveText("<h1>Shop</h1>");
  });

  for (const label of ["More actions", "How edits are stored"]) {
    await test.step(`"${label}" opens and closes by keys`, async () => {
      const menu = page.locator(`summary[aria-label="${label}"]:visible`);
      if ((await menu.count()) === 0)
        await page.getByRole("tab", { name: "Preview" }).press("Enter");
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".ws-menu[open]")).toBeVisible();
      await isWell(".ws-menu[open]");
      await page.keyboard.press("Escape");
      await expect(menu).toBeFocused();
      await page.getByRole("tab", { name: "Editor" }).press("Enter");
    });
  }

  await test.step("the find bar and the search in all files give the focus back", async () => {
    const code = page.locator(".cm-content");
    await code.focus();
    await page.keyboard.press("Control+f");
    await expect(page.locator(".cm-panel input:focus")).toHaveCount(1);
    await isWell(".cm-panel");
    await page.keyboard.press("Escape");
    await expect(code).toBeFocused();
    await page.keyboard.press("Control+Shift+F");
    await expect(page.getByRole("textbox", { name: "Search for" })).toBeFocused();
    await page.keyboard.type("Shop");
    await expect(page.getByText("1 match in 1 file")).toBeVisible();
    await isWell(".ws-files");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tree", { name: "Project files" })).toBeVisible();
  });

  await test.step("what is chosen is seen where the system chooses the colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const [chosen, other] = await page.getByRole("treeitem").evaluateAll((rows) =>
      ["true", "false"].map((state) => {
        const row = rows.find((one) => one.getAttribute("aria-selected") === state);
        return row && getComputedStyle(row).color;
      }),
    );
    expect(chosen).not.toBe(other);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("save");
    await expect(page.getByRole("option", { selected: true }).locator("kbd").first()).toBeVisible();
    await isWell("dialog[open]");
    await page.keyboard.press("Escape");
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("whoever stops an answer goes on in the box", async () => {
    await answerWith(page, [event({ content: "On and on" })], "open");
    await say(page, "Go on");
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    await expect(page.getByRole("button", { name: /^Stop/ })).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
  });

  await test.step("Ctrl + I goes from the editor to the message", async () => {
    await page.locator(".cm-content").click();
    await page.keyboard.press("ControlOrMeta+i");
    await expect(composer(page)).toBeFocused();
  });

  await test.step("Escape, then Tab leaves the editor, which says so", async () => {
    const editor = page.locator(".cm-content");
    await expect(editor).toHaveAccessibleDescription(/Escape, then Tab, leaves it/);
    await editor.click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(page.locator(".cm-content")).not.toBeFocused();
  });
});
