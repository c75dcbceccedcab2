import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { Product } from "../product";
import { makeAtOnce, signedIn } from "./person";

const SCREEN = { width: 1280, height: 800 };
const LINES = 5_000;
const KEYS = 120;
/** Between two keys, in milliseconds: somebody who types fast. */
const PAUSE_MS = 90;
/** TypeScript is loaded a while after a file was opened. */
const SETTLED_MS = 8_000;

/** What each key took, in milliseconds. */
export interface Keys {
  /** Work of the page's thread, by its own clock: what other programs take is not in it. */
  work: number[];
  /** From the key to the frame that shows it, a wait for the screen of up to 16.7 ms included. */
  shown: number[];
}

/** A module of some thousand lines as people write them. */
function longFile(lines = LINES): string {
  const part = (number: number) => [
    `/** Adds up what order ${number} costs. */`,
    `export function total${number}(order: { price: number; count: number }[], rate = 0.${(number % 9) + 1}) {`,
    "  const net = order.reduce((sum, { price, count }) => sum + price * count, 0);",
    `  if (net > ${number * 10}) return { net, tax: 0, note: "free of tax" };`,
    '  return { net, tax: net * rate, note: "with " + Math.round(rate * 100) + " %" };',
    "}",
    "",
  ];
  return Array.from({ length: Math.ceil(lines / 7) }, (_, number) => part(number))
    .flat()
    .slice(0, lines)
    .join("\n");
}

/** Types in the middle of a long file of a project, in its workspace. */
export async function typeInWorkspace(browser: Browser, product: Product): Promise<Keys> {
  const context = await signedIn(browser, product, SCREEN);
  const id = await makeAtOnce(context, {
    files: [
      { path: "index.html", content: '<h1>Shop</h1><script type="module" src="long.ts"></script>' },
      { path: "long.ts", content: longFile() },
      ...Array.from({ length: 60 }, (_, number) => ({
        path: `src/part-${number}.ts`,
        content: longFile(70),
      })),
    ],
    messages: [],
  });
  const page = await context.newPage();
  await page.goto(`/projects/${id}?file=long.ts`);
  const keys = await typeIn(page);
  await context.close();
  return keys;
}

/** Types in the same file in CodeMirror with what its own setup has, and nothing around it. */
export async function typeInBareEditor(browser: Browser): Promise<Keys> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { javascript } from "@codemirror/lang-javascript";
        import { EditorView, basicSetup } from "codemirror";
        const doc = ${JSON.stringify(longFile())};
        const extensions = [basicSetup, javascript({ typescript: true })];
        new EditorView({ doc, extensions, parent: document.querySelector(".ws-code") });`,
      resolveDir: path.resolve(import.meta.dirname, "../../.."),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
  });
  const page = await (await browser.newContext({ viewport: SCREEN })).newPage();
  await page.setContent(
    '<style>.cm-editor { height: 700px }</style><div class="ws-code" style="width: 640px"></div>',
  );
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  const keys = await typeIn(page);
  await page.context().close();
  return keys;
}

async function typeIn(page: Page): Promise<Keys> {
  const code = page.locator(".cm-content");
  await code.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  await code.click({ position: { x: 200, y: 200 } });
  await page.keyboard.press("End");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  await page.evaluate(watchKeys);
  const work: number[] = [];
  const text = "const answer = total1([{ price: 42, count: 7 }]); ";
  for (let key = 0; key < KEYS; key += 1) {
    const before = await worked();
    await page.keyboard.press(
      text[key % text.length] === " " ? "Space" : (text[key % text.length] ?? "a"),
    );
    await page.waitForTimeout(PAUSE_MS);
    work.push((await worked()) - before);
  }
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
  return { work, shown };
}

/** Runs in the page: writes down when the frame after each key is drawn. */
function watchKeys(): void {
  const shown: number[] = [];
  Object.assign(window, { shown });
  // Without a name in between: the compiler's helper for names is not in the page.
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => shown.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    },
    true,
  );
}
