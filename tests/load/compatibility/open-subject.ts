import type { BrowserContext, Page } from "@playwright/test";
import type { Product } from "../product";
import { sendProject } from "./send-project";
import type { Outcome, Subject } from "./subject";

/** Packages of a whole project may have to be fetched, on a machine that does other things too. */
const BUILD_MS = 240_000;
const VISIBLE_MS = 30_000;
/** How long a page may still fail after something of it is visible. */
const SETTLE_MS = 1_000;

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
  errors: string[];
}

/** Opens a project twice: as nobody has it yet, and again as a project of its own with all packages there. */
export async function openSubject(
  product: Product,
  context: BrowserContext,
  subject: Subject,
  picture?: string,
): Promise<Outcome> {
  const cold = await openOnce(product, context, subject, picture);
  const { name } = subject;
  const said = [...new Set([...cold.said, ...cold.errors])];
  if (!cold.isVisible) {
    const verdict = cold.isServers ? "named as a server's" : "does not run";
    return { name, verdict, cold: cold.seconds, warm: null, said };
  }
  const warm = await openOnce(product, context, subject);
  const verdict = said.length > 0 ? "runs, with a sentence" : "runs";
  return { name, verdict, cold: cold.seconds, warm: warm.isVisible ? warm.seconds : null, said };
}

async function openOnce(
  product: Product,
  context: BrowserContext,
  subject: Subject,
  picture?: string,
): Promise<Opened> {
  const id = await sendProject(product, subject);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`page: ${error.message}`));
  const started = performance.now();
  const opened = { isVisible: false, isServers: false, seconds: 0, said: [] as string[], errors };
  try {
    const state = await startPreview(product, id, started);
    opened.said.push(...(await readTerminal(product, id)));
    if (state.status !== "running") {
      opened.said.unshift(...(state.problems ?? []).map(inWords), state.error ?? state.status);
      opened.isServers = /needs a (?:server|device)/.test(opened.said.join(" "));
      return opened;
    }
    await page.goto(`${product.origin}/api/projects/${id}/preview/proxy/`, { waitUntil: "commit" });
    opened.isVisible = await isVisible(page, subject.see);
    opened.seconds = (performance.now() - started) / 1_000;
    await page.waitForTimeout(SETTLE_MS);
    opened.isServers = !opened.isVisible && opened.said.some((text) => /needs a server/.test(text));
    if (!opened.isVisible) errors.push(`visible: ${(await textOf(page)) || "nothing"}`);
    if (picture) await page.screenshot({ path: picture }).catch(() => {});
    return opened;
  } finally {
    opened.seconds ||= (performance.now() - started) / 1_000;
    await page.close();
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

/** Waits for what must be there: an element, or any text or picture that is seen. */
async function isVisible(page: Page, see: string | undefined): Promise<boolean> {
  const shown = see
    ? page.locator(see).first().waitFor({ state: "visible", timeout: VISIBLE_MS })
    : page.waitForFunction(
        () => {
          // Web components keep what they show in trees of their own.
          const isSeen = (root: ParentNode): boolean =>
            [...root.querySelectorAll<HTMLElement>("*")].some(
              (one) =>
                (/^(?:canvas|svg|img)$/i.test(one.tagName) && one.clientWidth > 20) ||
                (one.closest("head") === null && one.clientHeight > 0 && !!one.innerText?.trim()) ||
                (one.shadowRoot && isSeen(one.shadowRoot)),
            );
          return !!document.body && isSeen(document);
        },
        null,
        { timeout: VISIBLE_MS, polling: 20 },
      );
  return await shown.then(
    () => true,
    () => false,
  );
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
