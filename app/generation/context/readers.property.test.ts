import fc from "fast-check";
import { expect, test } from "vitest";
import { collectionsWithin } from "~/app-data/collection-kinds";
import { foldWords } from "~/community/standing/fold-words";
import { namesIn } from "~/community/writing/name-in-text";
import { plainTextOf } from "~/community/writing/plain-text";
import { readAbout, splitAbout } from "~/conversation/about-part";
import { readUndoRequest } from "~/conversation/undo-request";
import { parseMarkdown } from "~/markdown/parse-markdown";
import { readDotenv } from "~/projects/environment/read-dotenv";
import { UsedNames } from "~/projects/environment/used-name";
import { namePackages } from "~/projects/name-packages";
import { titleOf } from "~/projects/page-title";
import { importsOf } from "~/sites/build/frameworks/detection/imports";
import { isJsxOf } from "~/sites/build/frameworks/jsx-pragma";
import { growthProblem } from "../../../tests/support/near-linear";
import { TOKENS } from "../../../tests/support/openers";
import { applyEdits } from "../protocol/apply";
import { askInText } from "../protocol/call-asks";
import { holdsChoices, readChoices } from "../protocol/choice-lines";
import { claimsChanges } from "../protocol/claims";
import { joinContinuation } from "../protocol/continuation";
import { openerIn } from "../protocol/continuation-opening";
import { ordersChanges, writesElsewhere } from "../protocol/foreign-forms";
import { readDiff } from "../protocol/form-diff";
import { editsWithin, readElement } from "../protocol/form-elements";
import { readCutEnvelope, readEnvelope } from "../protocol/form-json";
import { readPatch } from "../protocol/form-patch";
import { holdsPlan } from "../protocol/holds-plan";
import { holdsLostCode } from "../protocol/lost-code";
import { readsLikeAnError } from "../protocol/odd-answer";
import { holdsOtherFile, oddityOf } from "../protocol/odd-content";
import { ResponseParser } from "../protocol/parser";
import { codeBeside, stripCodeBlocks } from "../protocol/prose";
import { findLeftOut, findTruncation } from "../protocol/truncation-guard";
import { mentionedPaths } from "./file-mentions";
import { asThePersonSaid } from "./from-product";
import { describeFile } from "./outline";
import { withoutImitations } from "./without-imitations";

/*
 * What reads texts that others send (models, people, files of projects), on the thread that answers everybody or before a
 * build's time is counted: of whatever is repeated in them, what it takes grows as they do.
 */

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const parse = (text: string, ...more: string[]) => {
  const parser = new ResponseParser();
  for (const piece of [text, ...more]) parser.write(piece);
  parser.end();
};
const FILES = new Map([["src/app.tsx", 1]]);

const READERS: Record<string, (text: string) => unknown> = {
  "an answer": (text) => parse(text),
  "an answer in pieces": (text) => parse("", ...(text.match(/[\s\S]{1,9}/g) ?? [])),
  "an answer's page": (text) => parse(`\`\`\`html path="a.html"\n${text}`),
  "an answer's Markdown": (text) => parse(`\`\`\`md path="a.md"\n${text}`),
  "an answer's edit": (text) => parse(`\`\`\`edit path="a.ts"\n${text}`),
  "an answer's element": (text) => parse(`<file path="a.ts">\n${text}`),
  "an answer's shell": (text) => parse(`\`\`\`sh\n${text}`),
  "an answer's JSON": (text) => parse(`\`\`\`json\n{${text}`),
  claims: claimsChanges,
  "lost code": (text) => holdsLostCode(text),
  "forms of others": writesElsewhere,
  orders: (text) => ordersChanges(`\`\`\`\n${text}`),
  imitations: withoutImitations,
  "what a person said": (content) => asThePersonSaid({ role: "user", content }),
  "an element": (text) => readElement(`<edit>${text}</edit>`),
  "edits within": (text) => editsWithin(`<search>${text}`),
  "an envelope": readEnvelope,
  "an envelope's content": (text) => readEnvelope(`{"path":"a.ts","content":"${text}"}`),
  "an envelope that is cut": (text) => readCutEnvelope(`{"path":"a.ts","content":"${text}`),
  "a diff": (text) => readDiff(linesOf(`--- a/a\n+++ b/a\n@@ -1 +1 @@\n${text}`)),
  "a patch": (text) => readPatch(linesOf(`*** Begin Patch\n*** Update File: a\n${text}`)),
  "odd content of a page": (text) => oddityOf("a.html", text),
  "odd content of a script": (text) => oddityOf("a.ts", text),
  "another file": (text) => holdsOtherFile("a.ts", text),
  "a call that asks": askInText,
  choices: (text) => [readChoices(text), holdsChoices(text)],
  "a plan": holdsPlan,
  "an error": readsLikeAnError,
  prose: (text) => [stripCodeBlocks(text), codeBeside(text)],
  "what was left out": (text) => findLeftOut("a.tsx", text),
  "what was cut": (text) => findTruncation(`${text}\nend`, text, { path: "a.tsx" }),
  "an edit's place": (text) => applyEdits(`${text}\nend`, [{ search: `${text}x`, replace: "" }]),
  "a continuation": (text) => joinContinuation(`\`\`\`html path="a.html"\n<p>${text}`, text),
  "a continuation's opening": openerIn,
  "paths that a person names": (text) => mentionedPaths(text, FILES),
  "an outline": (text) => [describeFile("a.tsx", text), describeFile("a.html", text)],
  "a wish to go back": readUndoRequest,
  "a part that is spoken of": (text) => [splitAbout(text), readAbout(text)],
  Markdown: parseMarkdown,
  "a post as text": plainTextOf,
  "names in a post": namesIn,
  "words of a post": (text) => foldWords(text),
  "a .env": readDotenv,
  "names of variables": (text) => new UsedNames().read("a.tsx", text),
  "a title": titleOf,
  "a package.json": (text) => namePackages(text, { a: "1.0.0" }),
  "names of collections": (text) => [...collectionsWithin(text)],
  "imports of a source": importsOf,
  "a source's pragma": (text) => isJsxOf(text, "preact"),
};

/** One or two openers, without their closers or with them, behind and before something else. */
const texts = fc.record({
  first: fc.constantFrom("", ...TOKENS),
  repeated: fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 2 }),
  behind: fc.option(fc.constantFrom(...TOKENS), { nil: null }),
  last: fc.constantFrom("", "x", ...TOKENS),
});

test("what others send is read in a time that grows with it, whatever is repeated in it", () => {
  const one = fc.tuple(fc.constantFrom(...Object.keys(READERS)), texts);
  const property = fc.property(one, ([name, { first, repeated, behind, last }]) => {
    const read = (text: string) => {
      try {
        READERS[name]?.(text);
      } catch {
        // A text may be refused, as soon as whoever reads it likes.
      }
    };
    const unit = repeated.join("");
    const textOf = (size: number) => {
      const half = behind === null ? size : size / 2;
      const rest = behind === null ? "" : behind.repeat(half / behind.length);
      return `${first}${unit.repeat(half / unit.length)}${rest}${last}`;
    };
    expect(growthProblem(read, textOf)).toBeNull();
  });
  fc.assert(property, { numRuns: Number(process.env.READER_RUNS ?? 60) });
}, 600_000);
