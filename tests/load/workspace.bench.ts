import { loadavg } from "node:os";
import { launchChromium } from "../support/launch-chromium";
import { report, show, spreadOf } from "./measure";
import { textOption } from "./options";
import { startProduct } from "./product";
import { openMany } from "./workspace/many";
import { type Opening, openOnce } from "./workspace/opening";
import { typeInBareEditor, typeInWorkspace } from "./workspace/typing";

const OPENINGS = 5;
const WRITABLE_GOAL_MS = 1_500;
const KEY_GOAL_MS = 16;

/** The workspace in Chromium: opened on a phone, typed in with a long file, and with a thousand of everything. */
export async function run(): Promise<void> {
  const only = textOption("only");
  const browser = await launchChromium();
  const product = await startProduct();
  const parts = { opening: measureOpening, typing: measureTyping, many: measureMany };
  for (const [name, measure] of Object.entries(parts)) {
    if (name.includes(only)) await measure();
  }
  report("load of the machine, one minute", (loadavg()[0] ?? 0).toFixed(1));
  await browser.close();
  await product.stop();

  async function measureOpening() {
    const openings: Opening[] = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) openings.push(await openOnce(browser, product));
    const of = (moment: "paint" | "writable" | "live") =>
      spreadOf(openings.map((opening) => opening[moment]));
    const goal = (median: number) => ({
      text: `< ${WRITABLE_GOAL_MS} ms`,
      reached: median < WRITABLE_GOAL_MS,
    });
    report("phone: first words", show(of("paint"), "ms"));
    report(
      "phone: a message can be written and sent",
      show(of("writable"), "ms"),
      goal(of("writable").median),
    );
    report("phone: the whole workspace runs", show(of("live"), "ms"), goal(of("live").median));
    report("phone: scripts until then", String(openings[0]?.scripts));
  }

  async function measureTyping() {
    const bare = await typeInBareEditor(browser);
    const ours = await typeInWorkspace(browser, product);
    for (const [what, values] of [
      ["work", "work"],
      ["key → shown", "shown"],
    ] as const) {
      const [mine, theirs] = [spreadOf(ours[values]), spreadOf(bare[values])];
      report(
        `key: ${what}, bare editor, p95`,
        `${theirs.p95.toFixed(1)} ms, median ${theirs.median.toFixed(1)}`,
      );
      report(
        `key: ${what}, workspace, p95`,
        `${mine.p95.toFixed(1)} ms, median ${mine.median.toFixed(1)}, ${(mine.p95 / theirs.p95).toFixed(2)} times`,
        ...(values === "work"
          ? [{ text: `< ${KEY_GOAL_MS} ms`, reached: mine.p95 < KEY_GOAL_MS }]
          : []),
      );
    }
  }

  async function measureMany() {
    const few = await openMany(browser, product, 10);
    const many = await openMany(browser, product, 1_000);
    for (const [what, value] of Object.entries(many)) {
      const floor = few[what as keyof typeof few];
      report(
        `1,000 messages, 500 files: ${what}`,
        `${value.toFixed(1)} ms, with 10 of each ${floor.toFixed(1)} ms`,
      );
    }
  }
}

await run();
process.exit(0);
