import { readFileSync } from "node:fs";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type RunnerResult } from "lighthouse";
import { findChromium } from "../../scripts/test-tools.mjs";
import { makeTrial } from "./lighthouse-trial";
import { spreadOf } from "./measure";
import { type Product, startProduct } from "./product";

/** Runs of one page; the middle one counts, because a busy machine makes slow ones. */
const RUNS = 3;
const ATTEMPTS = 3;
/** Apps in the showcase: a first page that scrolls. */
const APPS = 9;
const PAGES = ["/", "/docs", "/blog/engineering-deep-dive", "/generate?tab=recent"];
/** The app's list and a project of it, which stands for the trial that is made for it. */
const APP = "/pwa/projects";
const OPEN_TRIAL = `${APP}/open`;
/** What each category must reach, of 100. */
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];
/** The app runs React, and is nothing for search engines. */
const APP_GOALS = { ...GOALS, performance: 90, seo: 0 };
const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface PageResult {
  path: string;
  scores: Record<Category, number>;
  /** Largest contentful paint and blocking time in milliseconds, as on the simulated phone. */
  lcp: number;
  blocking: number;
  shift: number;
  /** Audits that cost points, in any of the runs. */
  failing: Set<string>;
}

const wanted = process.argv.slice(2);
const product = await startProduct();
const chrome = await launch({ ...chromePath(), chromeFlags: CHROME_FLAGS, logLevel: "error" });
try {
  await fillShowcase(product);
  const results: PageResult[] = [];
  for (const path of wanted.length > 0 ? wanted : [...PAGES, APP, OPEN_TRIAL]) {
    const isTrial = path === OPEN_TRIAL;
    const address = isTrial ? await makeTrial(product.origin, chrome.port) : product.origin + path;
    results.push(await measure(path, address, chrome));
  }
  print(results);
  process.exitCode = results.some((result) => missed(result).length > 0) ? 1 : 0;
} finally {
  chrome.kill();
  await product.stop();
}

function chromePath(): { chromePath?: string } {
  const found = findChromium();
  return found ? { chromePath: found } : {};
}

async function fillShowcase({ call }: Product): Promise<void> {
  const screenshotUrl = `data:image/png;base64,${readFileSync("public/share.png", "base64")}`;
  for (let number = 1; number <= APPS; number += 1) {
    const { id } = await call<{ id: string }>("POST", "/api/projects", {
      name: `Habit tracker ${number}`,
      description: "Tick off what you did today, and see how long you have kept it up.",
    });
    const content = "<!doctype html><title>Habits</title><h1>Habits</h1>";
    await call("POST", `/api/projects/${id}/files`, { path: "index.html", content });
    await call("POST", `/api/projects/${id}/publish`, { slug: `habits-${number}`, screenshotUrl });
  }
}

/** One page on a simulated phone, `RUNS` times. */
async function measure(
  path: string,
  address: string,
  { port }: LaunchedChrome,
): Promise<PageResult> {
  const runs: RunnerResult["lhr"][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await look(address, port));
  }
  const middle = (read: (run: RunnerResult["lhr"]) => number) => spreadOf(runs.map(read)).median;
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const score = (category: Category) =>
    middle(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  return {
    path,
    scores: Object.fromEntries(CATEGORIES.map((one) => [one, score(one)])) as PageResult["scores"],
    lcp: audit("largest-contentful-paint"),
    blocking: audit("total-blocking-time"),
    shift: audit("cumulative-layout-shift"),
    failing: new Set(runs.flatMap(failingAudits)),
  };
}

/** One run. A busy machine sometimes loses the trace of a whole run; that is no result. */
async function look(url: string, port: number): Promise<RunnerResult["lhr"]> {
  let problem = "no result";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const options = { port, onlyCategories: CATEGORIES, logLevel: "error" as const };
    const result = await lighthouse(url, options);
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

function failingAudits({ audits, categories }: RunnerResult["lhr"]): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return weighed.flatMap((id) => {
    const { score, title, displayValue } = audits[id] ?? {};
    if (score === null || score === undefined || score >= 0.9) return [];
    return [`${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`];
  });
}

function goalsOf(path: string): typeof GOALS {
  return path.startsWith(APP) ? APP_GOALS : GOALS;
}

function missed({ path, scores }: PageResult): Category[] {
  return CATEGORIES.filter((category) => scores[category] < goalsOf(path)[category]);
}

function print(results: PageResult[]): void {
  const row = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  console.log(row(["Page", ...CATEGORIES, "LCP", "blocking", "shift"]));
  console.log(row(Array(CATEGORIES.length + 4).fill("---")));
  for (const { path, scores, lcp, blocking, shift } of results) {
    const numbers = [
      `${Math.round(lcp)} ms`,
      `${Math.round(blocking)} ms`,
      Number(shift.toFixed(3)),
    ];
    console.log(row([path, ...CATEGORIES.map((category) => scores[category]), ...numbers]));
  }
  for (const result of results) {
    for (const audit of result.failing) console.log(`${result.path}  ${audit}`);
    for (const category of missed(result)) {
      console.log(`${result.path}  MISSED ${category}: goal ${goalsOf(result.path)[category]}`);
    }
  }
}
