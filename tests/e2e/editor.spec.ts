import type { Page } from "@playwright/test";
import {
  expect,
  expectToast,
  isLive,
  openFile,
  openProject,
  SAME_ORIGIN,
  storedFile,
  test,
  typeAtEnd,
} from "./fixtures";

const PRICES = `/** What so many cost. */
export function priceOf(count: number): number {
  return count * 3.5;
}
`;

/** Holds up a part of the page that is loaded when it is asked for. @returns what lets it arrive */
async function holdParts(page: Page, name: string): Promise<() => void> {
  let arrive = () => {};
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/${name}-*.js`, (route) => isLate.then(() => route.continue()));
  return arrive;
}

test("a file and a line are opened by name, searched for everywhere, replaced and taken back @js", async ({
  page,
}) => {
  const id = await openProject(page, {
    "src/prices.ts": PRICES,
    "src/app.ts": 'import { priceOf } from "./prices";\nconsole.log(priceOf(1));\n',
    "notes.md": "priceOf\n",
    "zebra.md": `${"stripe\n".repeat(200)}grass\n${"stripe\n".repeat(200)}`,
  });
  await isLive(page);
  const arrive = await holdParts(page, "press-keys");
  await page.keyboard.press("Control+p");
  // What opens it is late: what is typed meanwhile is in it, and nowhere else.
  await page.keyboard.type("prj");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("i:3");
  arrive();
  const palette = page.getByRole("combobox", { name: "Open by name" });
  await expect(palette).toHaveValue("pri:3");
  const fitting = page.getByRole("listbox", { name: "Open by name" });
  await expect(fitting.getByRole("option", { selected: true })).toContainText("prices.ts");
  await palette.press("Enter");
  await expect(page.locator(".cm-activeLine")).toHaveText("  return count * 3.5;");
  await expect(page.locator(".cm-content")).toBeFocused();

  const find = await holdParts(page, "search-panel");
  await page.keyboard.press("Control+Shift+F");
  await page.keyboard.type("price(Of)");
  find();
  const search = page.getByRole("textbox", { name: "Search for" });
  await expect(search).toHaveValue("price(Of)");
  // Asked for once more where the caret is already, it takes what is typed as before.
  await page.keyboard.press("Control+Shift+F");
  await search.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("+");
  await expect(search).toHaveValue("price(Of)+");
  await page.getByRole("button", { name: "Regular expression" }).click();
  await expect(page.locator("#ws-search-state")).toHaveText("4 matches in 3 files");
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await page.getByRole("textbox", { name: "Replace with" }).fill("cost$1");
  await page.getByRole("button", { name: "Replace in all" }).click();
  await expectToast(page, "Replaced 4 matches");
  expect((await storedFile(page.request, id, "src/app.ts"))?.content).toContain("costOf(1)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#ws-search-state")).toHaveText("4 matches in 3 files");
  expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("priceOf\n");

  await test.step("keys alone open what was found, in the middle of the editor", async () => {
    await search.fill("grass");
    await expect(page.locator("#ws-search-state")).toHaveText("1 match in 1 file");
    await search.press("ArrowDown");
    await expect(page.getByRole("button", { name: "201 grass" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(search).toBeFocused();
    await search.press("Enter");
    await expect(page.locator(".cm-activeLine")).toHaveText("grass");
    await expect(page.locator(".cm-content")).toBeFocused();
    const pane = await page.locator(".cm-scroller").boundingBox();
    const line = await page.locator(".cm-activeLine").boundingBox();
    const down = ((line?.y ?? 0) - (pane?.y ?? 0)) / (pane?.height ?? 1);
    expect(Math.round(down * 4), "quarters of the pane above it").toBe(2);
  });

  await search.press("Escape");
  const tree = page.getByRole("tree", { name: "Project files" });
  const notes = tree.getByRole("treeitem", { name: "notes.md" });
  await notes.dragTo(tree.getByRole("treeitem", { name: "src" }));
  await expectToast(page, "Moved notes.md", "It is in src.");
  expect(await storedFile(page.request, id, "src/notes.md")).toBeDefined();

  await test.step("whoever knows no keys finds files and commands in one place", async () => {
    const find = async (words: string) => {
      await page.getByRole("button", { name: "Find a file or a command" }).click();
      await palette.fill(words);
      await palette.press("Enter");
    };
    // The keys on the button open the same.
    await page.keyboard.press("Control+p");
    await expect(palette).toHaveValue("");
    await palette.press("Escape");
    await find("Some notes in no file's name");
    await expect(page.locator("#ws-search-text")).toHaveValue("Some notes in no file's name");
    await find("name this version");
    const naming = page.getByRole("dialog", { name: "Name this version" });
    await naming.getByRole("textbox", { name: "Name" }).fill("With good prices");
    await naming.getByRole("button", { name: "Save name" }).click();
    await expectToast(page, "This version is “With good prices” now");
    await find("compare with");
    const choosing = page.getByRole("dialog", { name: "Compare with…" });
    await expect(choosing.getByRole("combobox", { name: "From" })).toContainText(
      "With good prices",
    );
    await choosing.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("heading", { name: "Compare versions" })).toBeVisible();
  });
});

test("TypeScript says what is wrong, a name changes in all files, and a file is formatted @js", async ({
  page,
}) => {
  const id = await openProject(page, {
    "src/prices.ts": PRICES,
    "src/app.ts": 'import { priceOf } from "./prices";\n\nexport const total = priceOf(2);\n',
  });
  await isLive(page);
  await page.getByRole("treeitem", { name: "app.ts" }).click();
  await typeAtEnd(page, 'export const  wrong = priceOf("two")\n');
  await expect(page.locator(".cm-lintRange-error")).toHaveText('"two"');
  await page.keyboard.press("Shift+Alt+f");
  await expect(page.locator(".cm-content")).toContainText('export const wrong = priceOf("two");');
  await page.getByText("priceOf", { exact: true }).last().click();
  await page.keyboard.press("F2");
  await page.getByLabel("Instead of priceOf").fill("costOf");
  await page.getByLabel("Instead of priceOf").press("Enter");
  await expectToast(page, "priceOf is costOf now");
  expect((await storedFile(page.request, id, "src/prices.ts"))?.content).toContain("costOf(count");
  expect((await storedFile(page.request, id, "src/app.ts"))?.content).toContain('costOf("two")');
});

test.describe("edits", () => {
  test.use({ autosave: null });

  test("save themselves, wait for a line, ask where two met, and can be left to Save @js", async ({
    page,
    context,
    surprises,
  }) => {
    surprises.allow(/409/, /ERR_INTERNET_DISCONNECTED/);
    const id = await openProject(page, { "notes.md": "one" });
    await isLive(page);
    await openFile(page, "notes.md");
    const state = page.locator(".ws-save-state");
    const stored = async () => (await storedFile(page.request, id, "notes.md"))?.content;
    await typeAtEnd(page, " two");
    await expect(state).toHaveText("Saving…");
    await expect(state).toHaveText("Saved");
    expect(await stored()).toBe("one two");
    // TypeScript reads no such file and is not loaded for it: the key is answered all the same.
    await page.keyboard.press("F2");
    await expectToast(page, "Not renamed", "Only names in scripts can be renamed.");

    await context.setOffline(true);
    await page.keyboard.insertText(" three");
    const why = page.getByText("Not saved: the server cannot be reached.");
    await expect(why).toBeVisible();
    await context.setOffline(false);
    await expect(state).toHaveText("Saved");
    await expect(why).toBeHidden();
    expect(await stored()).toBe("one two three");

    const file = await storedFile(page.request, id, "notes.md");
    const data = { content: "theirs" };
    await page.request.put(`/api/files/${file?.id}`, { data, headers: SAME_ORIGIN });
    await page.keyboard.insertText(" four");
    await expect(state).toHaveText("Not saved: choose a version");
    expect(await stored()).toBe("theirs");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(state).toHaveText("Saved");
    expect(await stored()).toBe("one two three four");

    await page.getByLabel("How edits are stored").click();
    await page.getByLabel("Save by itself").uncheck();
    await typeAtEnd(page, " five");
    await expect(state).toHaveText("Not saved");
    await page.reload();
    await isLive(page);
    await page.getByRole("treeitem", { name: "notes.md, unsaved changes" }).click();
    await expect(page.locator(".cm-content")).toHaveText("one two three four five");
    await expect(state).toHaveText("Not saved");
  });
});

test("keys at the end of a long line wait for nothing that they do not need @js", async ({
  page,
}) => {
  // What a key costs is counted in acts, which take the same on each machine: scrolls, animations that
  // begin, and questions to TypeScript.
  await page.addInitScript(() => {
    const seen = { scrolls: 0, blinks: 0, hovers: 0 };
    Object.assign(window, { seen });
    document.addEventListener(
      "scroll",
      ({ target }) => {
        if ((target as Element).className === "cm-scroller") seen.scrolls += 1;
      },
      true,
    );
    document.addEventListener("animationstart", ({ target }) => {
      if ((target as Element).closest(".cm-cursorLayer")) seen.blinks += 1;
    });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...sent: [unknown, never]) {
      if ((sent[0] as { type?: string }).type === "hover") seen.hovers += 1;
      postMessage.apply(this, sent);
    };
  });
  const line = `export const words = "${"many words ".repeat(12)}";`;
  await openProject(page, { "src/app.ts": `${line}\n` });
  await isLive(page);
  const loaded = page.waitForEvent("worker", (worker) => worker.url().includes("typescript"));
  await page.getByRole("treeitem", { name: "app.ts" }).click();
  const first = page.locator(".cm-line").first();
  // The pointer rests on the text, as it does for whoever clicked there.
  await first.click({ position: { x: 120, y: 8 } });
  await loaded;
  await page.keyboard.press("End");
  const seen = () =>
    page.evaluate(() => ({ ...(window as unknown as { seen: Record<string, number> }).seen }));
  const before = await seen();
  await page.keyboard.type(" // And what it is for, with more words than a pane is wide.", {
    delay: 60,
  });
  const after = await seen();
  expect((after.scrolls ?? 0) - (before.scrolls ?? 0)).toBeLessThan(15);
  expect((after.blinks ?? 0) - (before.blinks ?? 0)).toBeLessThan(15);
  expect((after.hovers ?? 0) - (before.hovers ?? 0)).toBeLessThan(2);
  const caret = await page.locator(".cm-cursor-primary").boundingBox();
  const pane = await page.locator(".cm-scroller").boundingBox();
  expect(caret?.x).toBeLessThan((pane?.x ?? 0) + (pane?.width ?? 0));
  await expect(first).toContainText("than a pane is wide.");
  await expect.poll(async () => (await seen()).blinks).toBeGreaterThan(after.blinks ?? 0);
});
