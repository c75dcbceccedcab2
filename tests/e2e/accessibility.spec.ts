import type { Page } from "@playwright/test";
import { isClean, leaveOutRepeats } from "./axe";
import {
  composer,
  expect,
  isDone,
  isLive,
  makeProject,
  newTrial,
  openFile,
  openProject,
  SAME_ORIGIN,
  say,
  signIn,
  test,
  unique,
} from "./fixtures";
import { answerWith, event } from "./stubbed-answers";

const PAGE = { "index.html": "<h1>Shop</h1>\n", "src/a.css": "a {}\n", "src/b.css": "b {}\n" };

async function publish(page: Page, id: string): Promise<string> {
  const slug = unique("axe");
  await page.request.post(`/api/projects/${id}/publish`, { data: { slug }, headers: SAME_ORIGIN });
  return slug;
}

const publishOne = async (page: Page) =>
  publish(page, await makeProject(page.request, "Shown", PAGE));

/** @returns the path of a thread, and the id of a reply in it */
async function writeThread(page: Page): Promise<[path: string, reply: string]> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: SAME_ORIGIN });
    return (await answer.json()).id as string;
  };
  const id = await post("/api/forum/threads", { title: "Bread", content: "# Which?\n\n`rye`" });
  const reply = await post(`/api/forum/threads/${id}/replies`, { content: "> rye\n\nYes." });
  return [`/community/threads/${id}`, reply];
}

/** Every page and state that a person meets, and the way there. */
const PLACES: Record<string, (page: Page) => Promise<unknown>> = {
  "the front page": (page) => page.goto("/"),
  "the front page, unfolded": async (page) => {
    await signIn(page);
    await publishOne(page);
    await page.goto("/");
    await page.getByText("Deploy to Production", { exact: true }).click();
    for (const question of await page.locator("#faq summary").all()) await question.click();
  },
  "the login page": (page) => page.goto("/login"),
  "the page that begins an account": (page) => page.goto("/login/passkey"),
  "the page for recovery codes": (page) => page.goto("/login/code"),
  "a chat room": async (page) => {
    await signIn(page);
    const sent = await page.request.post("/api/chat-rooms/general/messages", {
      data: { content: "Hello, with `code` and a [link](https://example.com)." },
      headers: SAME_ORIGIN,
    });
    expect(sent.status()).toBe(201);
    await page.goto("/community/rooms/general");
    await expect(page.locator("[data-state]")).toHaveText("Live");
    await page.locator(".room-message").last().hover();
  },
  "the account page": async (page) => {
    await signIn(page);
    await page.goto("/account");
  },
  "the page that gives a picture, refused": async (page) => {
    await signIn(page);
    await page.goto("/account/avatar");
    const noPicture = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("not one") };
    await page.getByLabel("Picture").setInputFiles(noPicture);
    await page.getByRole("button", { name: "Save picture" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the wallet page, refused": async (page) => {
    await signIn(page);
    await page.goto("/account/wallet");
    await page.getByRole("button", { name: "Save address" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "the page that deletes an account": async (page) => {
    await signIn(page);
    await page.goto("/account/delete");
  },
  "an offer to move projects in": async (page) => {
    await newTrial(page, "Left behind");
    await signIn(page);
    await page.goto("/projects");
    await expect(page.getByText("Move it into your account?")).toBeVisible();
  },
  "an empty project list": async (page) => {
    await signIn(page);
    await page.goto("/projects");
  },
  "a project list": async (page) => {
    await signIn(page);
    await makeProject(page.request, "One");
    await page.goto("/projects");
    await expect(page.getByRole("link", { name: "One" })).toBeVisible();
  },
  "the new-project dialog": async (page) => {
    await page.goto("/projects");
    await page.getByRole("button", { name: "New Project" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the new-project page": async (page) => {
    await signIn(page);
    await page.goto("/projects/new");
  },
  "the installable app, asked for a new project": async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pwa/projects#new");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the installable app's workspace, with a file open": async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pwa/projects#new");
    await page.getByLabel("Project Name").fill("On a phone");
    await page.getByLabel("Project Name").press("Enter");
    await isLive(page);
    const file = { path: "index.html", content: "<h1>Shop</h1>", language: "html" };
    await answerWith(page, [event({ type: "file_created", file })], "open");
    await composer(page).fill("Go");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Files created: 1")).toBeVisible();
    await isClean(page);
    await page.getByRole("button", { name: "Files", exact: true }).click();
    await openFile(page, "index.html");
  },
  "a project's page of data that keeps none": async (page) => {
    await signIn(page);
    await page.goto(`/projects/${await makeProject(page.request, "Shop", PAGE)}/data`);
  },
  "the showcase": (page) => page.goto("/generate"),
  "recently added apps": async (page) => {
    await signIn(page);
    await publishOne(page);
    await page.goto("/generate?tab=recent");
  },
  "a search for what is not there": (page) => page.goto("/generate?tab=recent&q=xyzzyxyzzy"),
  "trending apps": async (page) => {
    await signIn(page);
    await page.goto(`/generate/${await publishOne(page)}`);
    await page.goto("/generate?tab=trending");
  },
  "the token launch": (page) => page.goto("/generate?tab=launch"),
  "a published app": async (page) => {
    await signIn(page);
    const slug = await publishOne(page);
    await page.goto(`/generate/${slug}`);
    await expect(page.getByText("Loading published app...")).toBeHidden();
  },
  careers: (page) => page.goto("/careers"),
  "the community page": (page) => page.goto("/community"),
  "a thread": async (page) => {
    await signIn(page);
    const [kept, reply] = await writeThread(page);
    await page.goto(`${kept}?quote=${reply}`);
  },
  "a form of a thread": async (page) => {
    await signIn(page);
    await page.goto("/community/threads/new");
  },
  "the privacy policy": async (page) => {
    await page.goto("/privacy");
    await page.getByText("The complete list").click();
  },
  "the terms": (page) => page.goto("/terms"),
  "the documentation": (page) => page.goto("/docs"),
  "a search of the documentation": (page) => page.goto("/docs?q=docker"),
  "a search that finds nothing": (page) => page.goto("/docs?q=teapot"),
  "a topic of the documentation": (page) => page.goto("/docs/for-developers"),
  "a topic with wide tables": (page) => page.goto("/docs/self-hosting"),
  "the blog": (page) => page.goto("/blog"),
  "an article": (page) => page.goto("/blog/engineering-deep-dive"),
  "a page that is not there": (page) => page.goto("/nowhere"),
};

/**
 * A width decides what is there, a scheme its colours: two looks show all of it, and a third the colours of
 * what only a wide window has.
 */
const LOOKS = [
  { colorScheme: "light", width: 1280, height: 800, options: {} },
  { colorScheme: "dark", width: 390, height: 800, options: {} },
  {
    colorScheme: "dark",
    width: 1280,
    height: 800,
    options: { rules: ["color-contrast"], onlyNew: true },
  },
] as const;

/** Looks at a page, or at the part of it that is new, in every look. */
async function isCleanInAllLooks(page: Page, part = "html"): Promise<void> {
  for (const { colorScheme, options, ...viewport } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(`${colorScheme}, ${viewport.width} px`, () =>
      isClean(page, { ...options, part }));
  }
}

/** Nothing of a page is wider than a small phone, which is left as wide as that. */
async function isHeldByASmallPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const alone = await page.locator(".tabs__list, .choices").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const [last, before] = [...list.querySelectorAll("a")].reverse();
      const isAlone = last && before && before.offsetTop < last.offsetTop;
      return isAlone ? [last.textContent] : [];
    }),
  );
  expect(alone, "no tab is alone in a line of its own").toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "no sideways scrolling at 320 px").toBeLessThanOrEqual(0);
  const cut = await page
    .locator(".tabs__tab")
    .evaluateAll((tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth));
  expect(cut, "every tab is in sight").toEqual([]);
}

for (const [place, visit] of Object.entries(PLACES)) {
  test(`${place} is clean in light and dark, wide and narrow @js`, async ({ page, surprises }) => {
    surprises.allow(/status of 40[04]/);
    await visit(page);
    await isHeldByASmallPhone(page);
    await leaveOutRepeats(page);
    await isCleanInAllLooks(page);
  });
}

test("the workspace is clean in its states, in light and dark, wide and narrow @js", async ({
  page,
}) => {
  const id = await openProject(page, PAGE);
  await isLive(page);
  const wide = { width: 1280, height: 800 };

  await test.step("the publish dialog", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByLabel("URL slug")).toBeVisible();
    await isCleanInAllLooks(page, "dialog[open]");
    await isHeldByASmallPhone(page);
  });

  await test.step("idle, of a published project", async () => {
    await publish(page, id);
    await page.setViewportSize(wide);
    await page.reload();
    await isLive(page);
    await isCleanInAllLooks(page);
    await isHeldByASmallPhone(page);
    const panels = page.getByRole("navigation", { name: "Panels" });
    for (const panel of ["Terminal", "Chat"]) {
      await panels.getByRole("button", { name: panel }).click();
      await isHeldByASmallPhone(page);
    }
  });

  await test.step("the chat history", async () => {
    await page.setViewportSize(wide);
    await say(page, "Rename it to Corner");
    await isDone(page);
    await page.getByRole("button", { name: "Chat history" }).click();
    await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
    await isCleanInAllLooks(page);
    await isHeldByASmallPhone(page);
  });

  await test.step("while an answer is written", async () => {
    await page.setViewportSize(wide);
    await page.reload();
    await isLive(page);
    await answerWith(
      page,
      [
        event({ content: "I am writing **it**." }),
        event({ type: "file_started", file: { path: "new.css", action: "write" } }),
      ],
      "open",
    );
    await say(page, "Go");
    await expect(page.getByText("Writing new.css")).toBeVisible();
    await isCleanInAllLooks(page);
    await isHeldByASmallPhone(page);
  });
});

test("the plain workspace is clean @js", async ({ page, surprises }) => {
  // axe itself needs JavaScript: only the product's own is kept away.
  surprises.allow(/ERR_FAILED/);
  await page.route("**/build/**/*.js", (route) => route.abort());
  await page.route("**/build/*.js", (route) => route.abort());
  await openProject(page, PAGE);
  await expect(page.locator(".ws:not([data-live])").getByText("New file")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await isClean(page);
  }
});

test("the first Tab leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

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

test("what a page names by its id is there, while its dialogs are closed too @js", async ({
  page,
}) => {
  const absent = () =>
    page.evaluate(() =>
      ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? "")
            .split(/\s+/)
            .filter((id) => !document.getElementById(id))
            .map((id) => `${name}="${id}" of ${element.outerHTML.slice(0, 60)}`),
        ),
      ),
    );
  await openProject(page, PAGE);
  await isLive(page);
  expect(await absent()).toEqual([]);
  await page.goto("/projects");
  await page.getByRole("button", { name: "New Project" }).click();
  await expect(page.getByRole("dialog", { name: "Create New Project" })).toBeVisible();
  expect(await absent()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await absent()).toEqual([]);
});
