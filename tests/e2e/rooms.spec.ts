import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ADMIN } from "../support/e2e-admin";
import { expect, expectToast, SAME_ORIGIN, test, unique } from "./fixtures";

/** Opens a room that no other test writes in: what stands beside a message is known. */
async function openRoom(browser: Browser) {
  const name = unique("room");
  await changeRooms(browser, { intent: "add", name, description: "" });
  return { name, room: `/community/rooms/${name}`, messages: `/api/chat-rooms/${name}/messages` };
}

/** What a moderator does with rooms. */
async function changeRooms(browser: Browser, form: Record<string, string>): Promise<void> {
  const context = await browser.newContext();
  const { request } = context;
  await request.post("/api/auth/dev-login", { data: { name: ADMIN.name }, headers: SAME_ORIGIN });
  const answer = await request.post("/admin/community/rooms", { form, headers: SAME_ORIGIN });
  expect(answer.ok()).toBe(true);
  await context.close();
}

/** A new person in a browser of their own, in a room. */
async function enter(browser: Browser, name: string, room: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.request.post("/api/auth/dev-login", {
    data: { name: unique(name) },
    headers: SAME_ORIGIN,
  });
  expect(answer.ok()).toBe(true);
  await letLineBeCut(context);
  await page.goto(room);
  await expect(state(page)).toHaveText("Live");
  return page;
}

/** What a person is called in the page's header. */
async function nameOf(page: Page): Promise<string> {
  return (await (await page.request.get("/api/auth/me")).json()).name;
}

/** Lets a test end the page's sockets, and keep it from opening another one. */
async function letLineBeCut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Real = window.WebSocket;
    const open: WebSocket[] = [];
    let isCut = false;
    window.WebSocket = class extends Real {
      constructor(address: string | URL) {
        // An address of ours that takes no sockets: as if a proxy let none through.
        super(isCut ? new URL("/ws/nothing", address) : address);
        open.push(this);
      }
    };
    Object.assign(window, {
      setCut(cut: boolean) {
        isCut = cut;
        if (cut) for (const socket of open.splice(0)) socket.close();
        else dispatchEvent(new Event("online"));
      },
    });
  });
}

const setCut = (page: Page, isCut: boolean) =>
  page.evaluate((cut) => (window as unknown as { setCut(cut: boolean): void }).setCut(cut), isCut);

const state = (page: Page) => page.locator("[data-state]");
const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
const message = (page: Page, text: string) =>
  page.locator(".room-message").filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("");
}

/** Opens what can be done with a message, and does it. */
async function act(page: Page, text: string, name: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole("link", { name, exact: true }).click();
}

test("two people hold a conversation in two browsers @js", async ({ browser }) => {
  const { room } = await openRoom(browser);
  const [ann, bob] = await Promise.all([enter(browser, "ann", room), enter(browser, "bob", room)]);
  const [question, answer, more] = [unique("question"), unique("answer"), unique("more")];

  // Enter takes the name that is offered, and sends nothing.
  await box(bob).focus();
  await expect(box(bob)).toHaveAttribute("aria-autocomplete", "list");
  // Others of that name may be there.
  await box(bob).pressSequentially(`@${await nameOf(ann)}`);
  await expect(bob.getByRole("option").first()).toBeVisible();
  await box(bob).press("Enter");
  await expect(box(bob)).toHaveValue(/^@"?ann\S* $/i);
  await box(bob).fill("");
  await box(ann).pressSequentially("Hm");
  await expect(bob.locator("[data-typing]")).toContainText("typing");
  await box(ann).fill(question);
  await box(ann).press("Shift+Enter");
  await box(ann).pressSequentially("on two lines");
  await box(ann).press("Enter");
  await expect(message(bob, question)).toContainText("on two lines");
  await expect(message(bob, question)).toHaveCount(1);
  await expect(message(ann, question)).toHaveCount(1);

  await act(bob, question, "Reply");
  await expect(bob.locator("[data-about]")).toContainText(question);
  await say(bob, answer);
  await expect(message(ann, answer).locator(".room-quote")).toContainText(question);
  await say(bob, more);
  await expect(message(ann, more)).toHaveClass(/room-message--grouped/);

  await box(ann).press("ArrowUp");
  await expect(box(ann)).toHaveValue(new RegExp(question));
  const edited = unique("edited");
  await say(ann, edited);
  await expect(message(bob, edited)).toContainText("edited");
  await expect(message(bob, question).locator(".post-body").getByText(question)).toHaveCount(0);
  ann.once("dialog", (dialog) => dialog.accept());
  await message(ann, edited).getByRole("link", { name: "Delete", exact: true }).press("Enter");
  await expect(message(bob, edited)).toHaveCount(0);
  await expect(box(ann)).toBeFocused();

  await bob.locator("[data-people] summary").click();
  await expect(bob.locator("[data-people]")).toContainText("ann");
  await box(ann).fill("half a sentence");
  await ann.reload();
  await expect(box(ann)).toHaveValue("half a sentence");
  await box(ann).fill("   ");
  await box(ann).press("Enter");
  await expect(ann.getByRole("alert")).toHaveText("Write something first.");
});

test("messages go without the socket, and nothing is lost or doubled when it is back @js", async ({
  browser,
}) => {
  const { name, room, messages } = await openRoom(browser);
  const [ann, bob] = await Promise.all([enter(browser, "ann", room), enter(browser, "bob", room)]);
  const [posted, kept, missed] = [unique("posted"), unique("kept"), unique("missed")];

  await setCut(ann, true);
  await expect(state(ann)).toHaveText("Offline");
  await expectToast(
    ann,
    "Connection Error",
    "Failed to connect to live chat. Messages may be delayed.",
  );
  await say(ann, posted);
  await expect(message(bob, posted)).toHaveCount(1);
  await expect(message(ann, posted)).toHaveAttribute("data-number", /\d/);

  await ann.context().setOffline(true);
  await say(ann, kept);
  await expectToast(ann, "Failed to send message");
  await expect(message(ann, kept)).toContainText("Not sent.");
  await message(ann, kept).getByRole("button", { name: "Retry" }).click();
  await expect(message(ann, kept)).toContainText("Not sent.");
  await say(bob, missed);

  await ann.context().setOffline(false);
  await setCut(ann, false);
  await expect(state(ann)).toHaveText("Live");
  await expect(message(ann, missed)).toHaveCount(1);
  await expect(message(bob, kept)).toHaveCount(1);
  await expect(message(ann, kept)).toHaveAttribute("data-number", /\d/);
  const stored = (await (await ann.request.get(messages)).json()) as { content: string }[];
  for (const text of [posted, kept, missed]) {
    expect(stored.filter(({ content }) => content === text)).toHaveLength(1);
    await expect(message(ann, text)).toHaveCount(1);
  }

  // A room that was archived, and opened again while there was no line, is written in again.
  const send = ann.getByRole("button", { name: "Send" });
  await changeRooms(browser, { intent: "archive", id: name });
  await expect(send).toBeDisabled();
  await setCut(ann, true);
  await expect(state(ann)).toHaveText("Offline");
  await changeRooms(browser, { intent: "restore", id: name });
  await setCut(ann, false);
  await expect(send).toBeEnabled();
});

test("whoever reads further up stays there, and older messages come as they go @js", async ({
  browser,
}) => {
  const { room, messages } = await openRoom(browser);
  const ann = await enter(browser, "ann", room);
  const first = unique("first");
  for (const text of [first, ...Array.from({ length: 75 }, (_, index) => `line ${index}`)]) {
    const data = { content: text };
    const answer = await ann.request.post(messages, { data, headers: SAME_ORIGIN });
    expect(answer.status()).toBe(201);
  }
  const bob = await enter(browser, "bob", room);
  const log = bob.getByRole("log");
  await expect(message(bob, "line 74")).toBeInViewport();
  await expect(message(bob, first)).toHaveCount(0);
  await log.hover();
  const leftAbove = () =>
    log.evaluate(({ scrollTop, scrollHeight, clientHeight }) =>
      Math.round(scrollHeight - clientHeight + scrollTop),
    );
  await expect(async () => {
    await bob.mouse.wheel(0, -2_000);
    await expect(message(bob, first)).toBeInViewport({ timeout: 500 });
    await expect.poll(leftAbove).toBeLessThanOrEqual(1);
  }).toPass();

  const topOf = () => message(bob, first).evaluate((entry) => entry.getBoundingClientRect().top);
  const before = await topOf();
  const news = unique("news");
  await say(ann, news);
  const button = bob.getByRole("button", { name: /^\d+ new message/ });
  await expect(button).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  await button.click();
  await expect(message(bob, news)).toBeInViewport();
  await expect(button).toBeHidden();
});

test("a visitor follows a room, and is told how to take part, and of a lost line @js", async ({
  browser,
  page,
  surprises,
}) => {
  surprises.allow(/\/ws\/nothing/);
  const { room } = await openRoom(browser);
  await letLineBeCut(page.context());
  const toasts = page.waitForResponse(/toaster/);
  await page.goto(room);
  await expect(state(page)).toHaveText("Live");
  await expect(page.getByText("Please log in to participate in chat")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log In", exact: true })).toHaveAttribute(
    "href",
    "/projects",
  );
  await expect(box(page)).toHaveCount(0);
  const hello = unique("hello");
  await say(await enter(browser, "ann", room), hello);
  await expect(message(page, hello)).toHaveCount(1);
  await expect(message(page, hello).getByRole("link", { name: "Reply" })).toHaveCount(0);
  // Nothing can be loaded any more: what tells of it is here already, with all that it imports.
  await page.evaluate((address) => import(address), (await toasts).url());
  await page.context().setOffline(true);
  await setCut(page, true);
  await expect(state(page)).toHaveText("Offline");
  await expectToast(
    page,
    "Connection Error",
    "Failed to connect to live chat. Messages may be delayed.",
  );
});
