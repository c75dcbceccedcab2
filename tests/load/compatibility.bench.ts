import { appendFileSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { launchChromium } from "../support/launch-chromium";
import { isWanted, listSubjects } from "./compatibility/list";
import { openSubject } from "./compatibility/open-subject";
import type { Outcome, Subject } from "./compatibility/subject";
import { report } from "./measure";
import { numberOption, textOption } from "./options";
import { startProduct } from "./product";

/** Of those that need no server, at least this share must run as it is. */
const GOAL = 0.9;

/**
 * Opens projects that nobody here wrote in Chromium: those of the list (tests/load/compatibility/list.ts), or each
 * folder in `--folder=…`, e.g. of clones. `--only=vue` takes those whose name has that; `--pictures=folder` keeps a
 * picture of each, `--results=file` one line of JSON; with `--data=folder` the
 * product keeps its data, and so the packages that it fetched, for the next time. `--times=1` opens each once.
 */
export async function run(): Promise<void> {
  const [folder = "", only = "", pictures, results, data] = [
    ...["folder", "only", "pictures", "results", "data"].map(textOption),
  ];
  const isOnce = numberOption("times", 2) === 1;
  const subjects = folder ? subjectsIn(folder, only) : listSubjects(only);
  if (pictures) mkdirSync(pictures, { recursive: true });
  const browser = await launchChromium();
  const product = await startProduct(data ? { DATA_DIR: path.resolve(data) } : {});
  const [name = "", value = ""] = product.cookie.split("=");
  const context = await browser.newContext();
  await context.addCookies([{ name, value, url: product.origin }]);
  const outcomes: Outcome[] = [];
  try {
    for (const subject of subjects) {
      const file = `${subject.name.replaceAll(/[^\w.@-]+/g, "_")}.png`;
      const outcome = await openSubject(product, context, subject, {
        isOnce,
        ...(pictures ? { picture: path.join(pictures, file) } : {}),
      });
      outcomes.push(outcome);
      show(outcome);
      if (results) appendFileSync(results, `${JSON.stringify(outcome)}\n`);
    }
  } finally {
    await product.stop();
    await browser.close();
  }
  sumUp(outcomes);
}

function subjectsIn(folder: string, only: string): Subject[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isWanted(entry.name, only))
    .map(({ name }) => ({ name, folder: path.resolve(folder, name) }));
}

function show({ name, verdict, cold, warm, said, complaints }: Outcome): void {
  const times = `${cold.toFixed(1)} s${warm === null ? "" : `, warm ${warm.toFixed(2)} s`}`;
  report(name, `${verdict} (${times})`);
  for (const text of said.slice(0, 8)) console.log(`    ${text}`);
  const { uncaught, console: logged, requests, elsewhere } = complaints;
  const found = { uncaught, "console errors": logged, "failed requests": requests };
  for (const [kind, texts] of Object.entries(found)) {
    if (texts.length > 0)
      console.log(`    ${texts.length} ${kind}: ${texts.slice(0, 3).join("; ")}`);
  }
  if (elsewhere > 0) console.log(`    ${elsewhere} failed requests elsewhere`);
}

function sumUp(outcomes: readonly Outcome[]): void {
  const count = (verdict: Outcome["verdict"]) =>
    outcomes.filter((one) => one.verdict === verdict).length;
  const running = count("runs") + count("runs, with a sentence");
  const servers = count("named as a server's");
  const browsers = outcomes.length - servers;
  report("need a server or a device, and are named", String(servers));
  report("run, of which with a sentence", `${running}, ${count("runs, with a sentence")}`);
  report("share of those that run in a browser", `${running} of ${browsers}`, {
    text: `≥ ${GOAL * 100} %`,
    reached: running >= GOAL * browsers,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run();
  process.exit(0);
}
