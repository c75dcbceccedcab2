import { pathToFileURL } from "node:url";
import { readCorpus } from "../support/answers/corpus";
import { cutAll, MANNERS } from "../support/answers/cuts";
import { type Outcome, runCase } from "../support/answers/run-answer";
import { report } from "./measure";

/** Characters between two cuts. */
const STEP = 97;
/** Part of the corpus that must land as meant, at once or after one question. */
const GOAL = 0.97;
const OUTCOMES: Outcome[] = ["as meant", "asked, as meant", "asked needlessly", "wrong", "lost"];

/**
 * Prints what becomes of the answers of the corpus, and of answers that are cut off anywhere and
 * continued in every manner. The figures are counts: they are the same on every machine.
 */
export async function run(): Promise<void> {
  const corpus = readCorpus();
  const outcomes = corpus.map((each) => ({ name: each.name, outcome: runCase(each) }));
  const count = (outcome: Outcome) => outcomes.filter((one) => one.outcome === outcome).length;
  for (const outcome of OUTCOMES)
    report(`answers ${outcome}`, `${count(outcome)} of ${corpus.length}`);
  const meant = count("as meant") + count("asked, as meant") + count("asked needlessly");
  const share = meant / corpus.length;
  report("at once or after one question", `${(share * 100).toFixed(1)} %`, {
    text: `≥ ${GOAL * 100} %`,
    reached: share >= GOAL,
  });
  const bad = count("wrong") + count("lost");
  report("wrong, or lost in silence", String(bad), { text: "0", reached: bad === 0 });
  for (const { name, outcome } of outcomes) {
    if (outcome !== "as meant" && outcome !== "asked, as meant")
      console.log(`  ${name}: ${outcome}`);
  }
  let wrong = 0;
  for (const manner of Object.keys(MANNERS)) {
    const cuts = cutAll(manner, STEP);
    const of = (outcome: string) => cuts.filter((cut) => cut.outcome === outcome).length;
    wrong += of("wrong");
    const row = `${of("joined")} joined, ${of("asked")} asked for whole, ${of("wrong")} wrong`;
    report(`cut, goes on with ${manner}`, row);
  }
  report("cuts that are silently wrong", String(wrong), { text: "0", reached: wrong === 0 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();
