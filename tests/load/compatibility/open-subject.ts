import type { BrowserContext, Page } from "@playwright/test";
import type { Product } from "../product";
import { ownText, sourcesOf } from "./own-text";
import { sendProject } from "./send-project";
import type { Complaints, Outcome, Subject } from "./subject";
import { watchPage } from "./watch-page";

/** Packages of a whole project may have to be fetched, on a machine that does other things too. */
const BUILD_MS = 240_000;
const VISIBLE_MS = 20_000;
const LOOK_AGAIN_MS = 50;
/** How long a page may still fail after something of it is visible. */
const SETTLE_MS = 1_000;

/** What is told of a project that needs more than a browser. That parts of one are left out for that is no such word. */
const NAMED = /, which needs a (?:server|device)|extension of a browser/;

interface Status {
  status: "starting" | "running" | "error" | "stopped";
  error?: string;
  problems?: Said[];
}

interface Said {
  text: string;
  file?: string;
  line?: number;
}

interface Opened {
  isVisible: boolean;
  isServers: boolean;
  seconds: number;
  said: string[];
  complaints: Complaints;
}

const SILENT: Complaints = { uncaught: [], console: [], requests: [], elsewhere: 0 };

/**
 * Opens a project twice: as nobody has it yet, and again as a project of its own with all packages there.
 * One that cannot even be sent is an outcome too: the others go on.
 */
export async function openSubject(
  product: Product,
  context: BrowserContext,
  subject: Subject,
  { picture, isOnce = false }: { picture?: string; isOnce?: boolean } = {},
): Promise<Outcome> {
  const { name } = subject;
  try {
    const { said, complaints, ...cold } = await openOnce(product, context, subject, picture);
    const outcome = { name, cold: cold.seconds, warm: null, said: [...new Set(said)], complaints };
    if (!cold.isVisible) {
      return { ...outcome, verdict: cold.isServers ? "named as a server's" : "does not run" };
    }
    const verdict = outcome.said.length > 0 ? "runs, with a sentence" : "runs";
    if (isOnce) return { ...outcome, verdict };
    const warm = await openOnce(product, context, subject);
    return { ...outcome, verdict, warm: warm.isVisible ? warm.seconds : null };
  } catch (error) {
    const said = [`bench: ${(error as Error).message.replace(/\s+/g, " ").slice(0, 300)}`];
    return { name, verdict: "does not run", cold: 0, warm: null, said, complaints: SILENT };
  }
}

async function openOnce(
  product: Product,
  context: BrowserContext,
  subject: Subject,
  picture?: string,
): Promise<Opened> {
  const id = await sendProject(product, subject);
  const page = await context.newPage();
  const complaints = watchPage(page);
  const started = performance.now();
  const opened: Opened = { isVisible: false, isServers: false, seconds: 0, said: [], complaints };
  try {
    const state = await startPreview(product, id, started);
    opened.said.push(...(await readTerminal(product, id)));
    if (state.status !== "running") {
      opened.said.unshift(...(state.problems ?? []).map(inWords), state.error ?? state.status);
      opened.isServers = NAMED.test(opened.said.join(" "));
      return opened;
    }
    await page.goto(`${product.origin}/api/projects/${id}/preview/proxy/`, { waitUntil: "commit" });
    opened.isVisible = await isVisible(page, subject);
    opened.seconds = (performance.now() - started) / 1_000;
    await page.waitForTimeout(SETTLE_MS);
    opened.isServers = !opened.isVisible && opened.said.some((text) => NAMED.test(text));
    if (!opened.isVisible) {
      // What the page itself told its terminal since, as its person reads it there.
      const known = new Set(opened.said);
      const told = await readTerminal(product, id);
      opened.said.push(...told.filter((text) => !known.has(text)));
      opened.said.push(`visible: ${(await textOf(page)) || "nothing"}`);
    }
    if (picture) await page.screenshot({ path: picture }).catch(() => {});
    return opened;
  } finally {
    opened.seconds ||= (performance.now() - started) / 1_000;
    await page.close().catch(() => {});
    await product.call("POST", `/api/projects/${id}/preview/stop`).catch(() => {});
  }
}

async function startPreview(product: Product, id: string, started: number): Promise<Status> {
  let state = await product.call<Status>("POST", `/api/projects/${id}/preview/start`);
  while (state.status === "starting" && performance.now() - started < BUILD_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    state = await product.call<Status>("GET", `/api/projects/${id}/preview/status`);
  }
  return state;
}

/** Waits for what must be there: the element that is named, or something of the project's own. */
async function isVisible(page: Page, { see, folder }: Subject): Promise<boolean> {
  if (see) {
    const found = page.locator(see).first().waitFor({ state: "visible", timeout: VISIBLE_MS });
    return await found.then(
      () => true,
      () => false,
    );
  }
  const sources = sourcesOf(folder);
  const until = performance.now() + VISIBLE_MS;
  while (performance.now() < until) {
    if (await ownText(page, sources)) return true;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  return false;
}

async function textOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body?.innerText ?? "").catch(() => "");
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}

/** Warnings and errors that its terminal holds. */
async function readTerminal({ origin, cookie }: Product, id: string): Promise<string[]> {
  const signal = AbortSignal.timeout(400);
  let text = "";
  try {
    const answer = await fetch(`${origin}/api/projects/${id}/preview/logs`, {
      headers: { cookie },
      signal,
    });
    for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
  } catch {
    // A terminal never ends; what is kept comes at once.
  }
  return [...text.matchAll(/^data: (.+)$/gm)]
    .map(([, line = ""]) => JSON.parse(line) as Said & { level: string })
    .filter(({ level }) => level !== "info")
    .map(inWords);
}

function inWords({ text, file, line }: Said): string {
  const place = file ? `${file}${line ? `:${line}` : ""}: ` : "";
  return place + text.replace(/\s+/g, " ").slice(0, 300);
}
