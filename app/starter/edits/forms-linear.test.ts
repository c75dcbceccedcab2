import vm from "node:vm";
import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../tests/support/everyday-edits";

/*
 * Wishes are texts that others send: a form that can read one text in many ways ("i want" as one opening, and as two) tries
 * all of them when the sentence ends otherwise, and twenty repeated words keep a thread for minutes.
 */

const PROJECTS = [
  "a todo list app",
  "an expense tracker",
  "a unit converter",
  "a page for my bakery with a menu and opening hours",
];
/** Sentences of which the most forms are tried, since hardly one reads them; each begins as many do. */
const SENTENCES = [
  "please add each zebra a frobnicated quux when it is warm",
  "I want the quuxes of each task zipped under the header",
  "could you sort, hide and quux the entries with zebras: red, blue or 12",
  "it would be nice if the button was quuxed when I click the date",
  "on my phone the header takes up the whole screen",
  "add a new quux called Zebra to the list",
  "Add a part about zebras with the text: we quux them",
  "füge jeder Zebra eine Quux hinzu",
];
const REPEATED = [
  "i want ",
  "it would be nice if ",
  "please ",
  "could you ",
  "can we ",
  "can you ",
  "we need ",
  "i would like to ",
  "add a ",
  "give me ",
  "the ",
  "a ",
  "new ",
  "to each ",
  "of all the ",
  "and ",
  "with a, ",
  "or ",
  "too ",
  "when i go over ",
  "each of the ",
  "let people ",
  "des ",
  "bitte ",
];
/** Of characters: what doubles with every repetition is never done with it. */
const LENGTH = 500;
const AT_MOST_MS = 2_000;

test("no form of a sentence tries the same repeated words in ever more ways", () => {
  const texts = REPEATED.map((unit) => `${unit.repeat(LENGTH / unit.length)}zz!`);
  const context = vm.createContext({ texts, pattern: /./ });
  const script = new vm.Script(
    "for (const text of texts) { pattern.lastIndex = 0; pattern.exec(text); }",
  );
  const slow: string[] = [];
  for (const pattern of patternsTried()) {
    context.pattern = pattern;
    try {
      script.runInContext(context, { timeout: AT_MOST_MS });
    } catch {
      slow.push(pattern.source.slice(0, 200));
    }
  }
  expect(slow).toEqual([]);
});

/** Those patterns with repeated alternatives that are asked about sentences to apps and pages. */
function patternsTried(): RegExp[] {
  const seen = new Map<string, RegExp>();
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function noted(text) {
    seen.set(this.source, this);
    return exec.call(this, text);
  };
  try {
    for (const project of PROJECTS) {
      const files = makeProject(project);
      for (const say of SENTENCES) tryEdit(files, { say });
    }
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...seen.values()]
    .filter(({ source }) => /\|.*\)[*+]/s.test(source))
    .map(({ source, flags }) => new RegExp(source, flags));
}
