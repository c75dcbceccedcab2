import type { Browser, CDPSession, Page } from "@playwright/test";
import { spreadOf } from "../measure";
import type { Product } from "../product";
import { makeAtOnce, signedIn } from "./person";

const SCREEN = { width: 1280, height: 800 };
const KEYS = 30;
/** As many as a project can hold, with its page. */
const MOST_FILES = 499;

/** What a workspace took, in milliseconds. */
export interface Smoothness {
  "until it runs": number;
  /** Work of the page's thread for a key in the message box, the 95th of a hundred. */
  "work of a key in a message": number;
  "work of a turn of the wheel in the chat": number;
  "work of a turn of the wheel in the files": number;
  "work of a key in an open file": number;
}

/** Opens a project with so many files and messages, and uses it. */
export async function openMany(
  browser: Browser,
  product: Product,
  count: number,
): Promise<Smoothness> {
  const context = await signedIn(browser, product, SCREEN);
  const numbers = Array.from({ length: count }, (_, number) => number);
  const id = await makeAtOnce(context, {
    files: [
      { path: "index.html", content: "<h1>Many</h1>" },
      ...numbers.slice(0, MOST_FILES).map((number) => ({
        path: `src/${number % 40}/part-${number}.ts`,
        content: `export const part${number} = ${number};\n`.repeat(10),
      })),
    ],
    messages: numbers.map((number) =>
      number % 2
        ? {
            role: "assistant" as const,
            content: `Part **${number}** is done:\n\n- one\n- two\n\n| a | b |\n| - | - |\n| ${number} | \`x\` |\n`,
          }
        : { role: "user" as const, content: `Please make part ${number} a little larger.` },
    ),
  });
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`/projects/${id}?file=index.html`, { waitUntil: "commit" });
  await page.waitForSelector(".ws[data-live]", { timeout: 60_000 });
  const until = performance.now() - started;
  await page.locator(".cm-content").waitFor({ timeout: 60_000 });
  await page.waitForTimeout(5_000);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const message = page.getByRole("textbox", { name: "Message" });
  await message.click();
  const inMessage = await repeat(page, session, () => page.keyboard.press("a"));
  await page.locator(".ws-messages").hover();
  const inChat = await repeat(page, session, () => page.mouse.wheel(0, -600));
  await page.locator(".ws-tree").hover();
  const inFiles = await repeat(page, session, () => page.mouse.wheel(0, 600));
  await page.locator(".cm-content").click();
  const inFile = await repeat(page, session, () => page.keyboard.press("a"));
  await context.close();
  return {
    "until it runs": until,
    "work of a key in a message": inMessage,
    "work of a turn of the wheel in the chat": inChat,
    "work of a turn of the wheel in the files": inFiles,
    "work of a key in an open file": inFile,
  };
}

async function repeat(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const work: number[] = [];
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  for (let time = 0; time < KEYS; time += 1) {
    const before = await worked();
    await act();
    await page.waitForTimeout(90);
    work.push((await worked()) - before);
  }
  return spreadOf(work).p95;
}
