import type { FileTree } from "~/projects/files";
import { cardsAbout } from "../../../apps/flashcards/topics";
import { html, unescapeHtml } from "../../../source/html";
import { FLASHCARD_ABILITIES } from "../../abilities/flashcard-abilities";
import { FLASHCARD_MORE_ABILITIES } from "../../abilities/flashcard-more-abilities";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited, refused, there } from "../../edit";
import { form, GIVE, type Sentence } from "./sentence";

const PROGRAM = "script.js";
const PAGE = "index.html";
const isCards = (files: FileTree) => /const BOXES = \d/.test(files.get(PROGRAM) ?? "");
const START_OVER = FLASHCARD_MORE_ABILITIES.find(
  ({ send }) => send === "add a button to start over",
);
const ADD_CARDS = FLASHCARD_ABILITIES.find(({ send }) => send === "add the card perro - dog");
const SIDES =
  "(?:both (?:(?:of )?the )?(?:sides|fields|boxes|inputs)|(?:the )?(?:front and (?:the )?back|question and (?:the )?answer)|(?:both )?(?:the )?front and (?:the )?back|each side|every (?:side|field)|all (?:the )?fields)";
const CARD = "(?:(?:a|an|the|my|each|every|any|new|empty|half|blank|one|card) ?)*cards?";
const RIGHT =
  "(?:right|correct(?:ly)?|knew|known|correct answers|right answers|hits|remembered|wrong|i knew)";
const QUOTED = /["“„«]\s*([^"“”„«»\n]{1,40}?)\s*["”“»]/gu;
const NOT_KNOWN =
  /(?<!\p{L})(?:not?|n['’]t|don['’]?t|didn['’]?t|again|wrong|yet|hard|difficult|forgot|forgotten|missed|unknown|repeat|false|nope|incorrect|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
const LANGUAGE = "\\p{L}{4,20}";

/** What flashcards can be told in a sentence of its own. */
export const CARD_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:add|put in|include|insert|create)(?: (?:the|these|this|those|some|following|new|more|my|two|three|four|five|a))*(?: (?:flash)?(?:cards?|words?|pairs?|vocabulary))? ?:? ?[^:]*(?: [–—=-]+>? |["”“»] ?[–—=-] ?["“„«])[^:]*`,
      ),
    ],
    make: (files, _, { said }) => withCards(files, said),
  },
  {
    forms: [
      form(
        `${SIDES} (?:(?:must|should|have to|has to|need to|needs to|ought to|are to) (?:be )?|(?:are|is) )(?:filled(?: in| out)?|required|mandatory|compulsory|there|given|entered|complete|written|not (?:be )?empty)(?: (?:before|when|to|if|so that|until|for|in order to)(?: .{2,60})?)?`,
      ),
      form(
        `(?:make |mark |set )?${SIDES} (?:be )?(?:as )?(?:required|mandatory|compulsory|obligatory)(?: fields)?`,
      ),
      form(
        `(?:require|demand|insist on) ${SIDES}(?: (?:to be filled(?: in)?|before .{2,40}|for .{2,30}))?`,
      ),
      form(
        `(?:do not|don'?t|never)(?: (?:let me|let people|allow|save|add|accept|me|to|saving|adding))+ ${CARD}(?: (?:without|with|if|when|unless|until|where) .{3,60})`,
      ),
    ],
    make: (files) =>
      isCards(files) && (files.get(PAGE)?.match(/id="(?:front|back)" required/g)?.length ?? 0) === 2
        ? there("A card is only saved when both sides are filled in already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:(?:be )?able to )?(?:let me )?(?:delete|remove|get rid of|throw (?:away|out)) (?:the |my |old |single |some |individual |any |those |certain )*(?:cards?|words?|ones)(?: (?:(?:that|which) )?(?:i|we)(?: (?:already|really))? (?:do not|don'?t|no longer|know|have|learned)(?: .{2,40})?| (?:again|later|from the list|individually|one by one|any ?more))?`,
      ),
      form(
        `(?:${GIVE} )?(?:way|button|option) (?:to|for) (?:delete|remove|get rid of|deleting|removing) (?:the |a |my |single |each |old )*(?:cards?|words?)(?: .{2,40})?`,
      ),
    ],
    // "Delete the words that I know" as an order takes some of them; to be able to is there.
    make: (files, _, { said }) =>
      isCards(files) &&
      /(?<!\p{L})(?:let|able|can|could|want|way|button|option|like)(?!\p{L})/iu.test(said) &&
      /"Delete"/.test(files.get(PROGRAM) ?? "")
        ? there("Each card in the list below has a button “Delete” already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:keep |count |track |keep track of |show |display )?(?:(?:the|a|my) )*(?:score|points|tally|count)(?: (?:of|for|with|that shows|showing))? (?:(?:how many|the|cards|words|ones|number of|i|we|i've|i have|answers|got|had|were|was|answered) )*${RIGHT}(?: .{0,24})?`,
      ),
      form(
        `(?:count|show|track|tell me|see|keep track of|display)(?: me)? (?:how many|the number of)(?: (?:cards|words|answers|ones|times))?(?: (?:i|we|are|were|i've))?(?: (?:have|got|get|had|answered|answer|did))* ${RIGHT}(?: .{0,24})?`,
      ),
      form(
        `(?:${GIVE} )?(?:keep )?(?:a )?(?:score|score ?(?:board|counter|keeper)|points)(?: counter)?`,
      ),
      form(
        `(?:${GIVE} )?(?:counter|count) (?:of|for) (?:(?:the|my|cards|answers) )*(?:right|correct)(?: (?:and|or) (?:wrong|false|incorrect))?(?: (?:answers|cards|ones))?`,
      ),
    ],
    make: withScore,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:button|option|way) )?(?:(?:that|which|to|for) )?(?:(?:lets me|let me|takes me|goes?|brings? me|jumps?|starts?|begins?|restarts?|go|start|starting|going|me) )*(?:over|again|back|all over)?(?: (?:again|all over))*,? ?(?:from|at|with|to) (?:the )?(?<first>(?:very )?first card|card (?:one|1)|beginning|start|top)(?: again)?(?: button)?`,
      ),
    ],
    make: (files, { first = "" }, { said }) =>
      isCards(files) && /(?<!\p{L})(?:start|begin|restart|again|over|back)/iu.test(said)
        ? fromFirst(files, /card/.test(first))
        : null,
  },
  {
    forms: [
      form(
        `(?:make|turn|change|switch|set|use|do|have|teach|learn|put)?(?: ?(?:it|this|the (?:app|cards|language|words|page|site|deck)|everything|be|to|for|into|about|in|with))*(?: ?(?<next>${LANGUAGE}))(?: (?:words|vocabulary|cards|one))?,? (?:instead of|rather than|in place of|not) (?<old>${LANGUAGE})(?: (?:words|vocabulary|cards))?`,
      ),
      form(
        `(?:replace|swap|exchange|change|switch|turn)(?: (?:it|the (?:app|cards|language|words|deck)))?(?: from)? (?<old>${LANGUAGE})(?: (?:words|cards))? (?:with|by|for|to|into) (?<next>${LANGUAGE})(?: (?:words|cards))?`,
      ),
      form(
        `(?:i am|i'm|we are|we're)? ?(?:actually )?(?:learning|studying) (?<next>${LANGUAGE}),? (?:not|instead of|rather than) (?<old>${LANGUAGE})`,
      ),
    ],
    make: (files, { old = "", next = "" }) => inOtherLanguage(files, old, next),
  },
  {
    forms: [
      form(
        `(?:${GIVE} |use |call |name |label |rename |i'd like )*(?:i want |we need |a |an |the |two |buttons?:? |answer |to |both |as |into |choose between |press )*["“„«][^"“”„«»]{1,40}["”“»](?: button)?(?:,| and| or)+ (?:a |an |one )*["“„«][^"“”„«»]{1,40}["”“»](?: (?:button|as (?:the )?answers?|under (?:the|each) card|below (?:the|each) card))*s?`,
      ),
      form(
        `(?:the )?(?:two )?(?:answer )?(?:buttons|answers) (?:should |must |to |shall )*(?:say|read|be(?: called| named)?|are|show) ["“„«][^"“”„«»]{1,40}["”“»](?:,| and| or)+ ["“„«][^"“”„«»]{1,40}["”“»]`,
      ),
    ],
    make: (files, _, { said }) => {
      const [one = "", other = "", ...more] = [...said.matchAll(QUOTED)].map(
        ([, text = ""]) => text,
      );
      return isCards(files) && other !== "" && more.length === 0 && /button|answer/iu.test(said)
        ? twoButtons(files, one, other)
        : null;
    },
  },
];

const LEADS =
  /^(?:(?:please|can you|could you|also|and) )*(?:add|put in|include|insert|create)(?:(?: (?:the|these|this|those|some|following|new|more|my|two|three|four|five|a))*(?: (?:flash)?(?:cards?|words?|pairs?|vocabulary)(?=\s*:|\s+[^\s–—=-])| (?:these|the following)(?=\s*:))\s*:?)?\s*/iu;
const BETWEEN = /\s+(?:[–—=-]+>?)\s+|(?<=["”“»])\s*[–—=-]\s*(?=["“„«])/u;

/** Cards that were listed with both their sides; null where a piece of the list is no pair. */
function withCards(files: FileTree, said: string): EditResult | null {
  if (!isCards(files)) return null;
  const list = said
    .trim()
    .replace(LEADS, "")
    .replace(/[.!]+$/u, "");
  const pieces = list
    .split(/\s*[,;\n]\s*/u)
    .flatMap((one) => (one.split(BETWEEN).length > 2 ? one.split(/\s+and\s+/u) : [one]));
  const pairs = pieces.map((piece) =>
    piece.split(BETWEEN).map((side) => side.trim().replace(/^["“„«]\s*|\s*["”“»]$/gu, "")),
  );
  const isPair = (pair: readonly string[]) =>
    pair.length === 2 && pair.every((side) => side !== "" && side.length <= 80);
  if (!pairs.every(isPair)) return null;
  const plainList = pairs.map((pair) => pair.join(" – ")).join("; ");
  const result = ADD_CARDS?.make(files, `add cards: ${plainList}`);
  return result?.ok ? result : null;
}

function withScore(files: FileTree): EditResult | null {
  if (!isCards(files)) return null;
  if (files.get(PAGE)?.includes('id="score"')) return there("The score stands at the top already.");
  const said = "The top counts how many answers were right, of all since the page was opened.";
  const page = replaced(
    files,
    PAGE,
    [
      [
        /( *)<p class="muted" id="progress" role="status"><\/p>\n/,
        '        <p class="muted" id="progress" role="status"></p>\n        <p class="muted" id="score">Right: 0 of 0</p>\n',
      ],
    ],
    said,
  );
  const program = replaced(
    files,
    PROGRAM,
    [
      [
        "let turned = false;\n",
        "let turned = false;\nlet right = 0; // Since the page was opened.\nlet asked = 0;\n",
      ],
      [
        "  current.box = knew ? current.box + 1 : 0;\n",
        '  current.box = knew ? current.box + 1 : 0;\n  asked += 1;\n  if (knew) right += 1;\n  document.getElementById("score").textContent = `Right: ${right} of ${asked}`;\n',
      ],
    ],
    said,
  );
  return page.ok && program.ok
    ? edited(new Map([...page.changes, ...program.changes]), said)
    : null;
}

/** All are to be learned again, and the first of the list comes first. */
function fromFirst(files: FileTree, isOfCard: boolean): EditResult | null {
  const made = START_OVER?.make(files, START_OVER.send);
  if (!made?.ok)
    return files.get(PAGE)?.includes('id="start-over"')
      ? there("A button “Start over” is there already.")
      : null;
  if (!isOfCard) return made;
  const first = replaced(
    applied(files, made.changes),
    PROGRAM,
    [
      [
        "for (const item of cards) item.box = 0;\n  next();\n  changed();",
        "for (const item of cards) item.box = 0;\n  current = cards[0] ?? null;\n  turned = false;\n  changed();",
      ],
    ],
    "A button “Start over” begins with the first card: every card is to be learned again.",
  );
  return first.ok ? { ...first, changes: new Map([...made.changes, ...first.changes]) } : null;
}

/** The language that is learned, where the app names it: its texts, and the example cards where they are still the starter's. */
function inOtherLanguage(files: FileTree, old: string, next: string): EditResult | null {
  const page = files.get(PAGE) ?? "";
  const named = new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, "giu");
  const program = files.get(PROGRAM) ?? "";
  const [was, is] = [cardsAbout(old), cardsAbout(next)];
  if (!isCards(files) || (!was && !is)) return null;
  const list = /const FIRST_CARDS = \[[\s\S]*?\n\];/.exec(program)?.[0] ?? "";
  const isOwn = !was?.every((row) => row.every((side) => list.includes(JSON.stringify(side))));
  if (!named.test(page) && isOwn) return null;
  const name = next.slice(0, 1).toUpperCase() + next.slice(1);
  const texts = page.replace(named, name);
  const rows = (is ?? []).map(
    (row) => `  [${row.map((side) => JSON.stringify(side)).join(", ")}],`,
  );
  const cards =
    isOwn || rows.length === 0
      ? program
      : program.replace(list, () => `const FIRST_CARDS = [\n${rows.join("\n")}\n];`);
  const changes = new Map(
    [[PAGE, texts] as const, [PROGRAM, cards] as const].filter(
      ([path, text]) => files.get(path) !== text,
    ),
  );
  const about =
    cards === program
      ? `The cards it begins with stay as they are: ${isOwn ? "they are yours" : `I have none in ${name}`}.`
      : `It begins with cards in ${name}; a browser that has cards already keeps them.`;
  return changes.size === 0
    ? there(`It is for ${name} already.`)
    : edited(
        changes,
        `It is for learning ${name} now, instead of ${old.slice(0, 1).toUpperCase()}${old.slice(1)}. ${about}`,
      );
}

/** The two answers, each by what it is called; which of them means "not yet" is told by its words. */
function twoButtons(files: FileTree, one: string, other: string): EditResult | null {
  const page = files.get(PAGE) ?? "";
  const label = (id: string) => new RegExp(`(id="${id}">)([^<]*)(</button>)`);
  const [oldAgain = "", oldKnown = ""] = ["again", "known"].map((id) =>
    unescapeHtml(label(id).exec(page)?.[2] ?? ""),
  );
  if (oldAgain === "" || oldKnown === "") return null;
  const nots = [one, other].map((text) => NOT_KNOWN.test(text));
  if (nots[0] === nots[1])
    return refused(
      `There are two answers, “${oldAgain}” and “${oldKnown}”, and I cannot tell which of yours is which. Say: change “${oldAgain}” to “${one}”.`,
    );
  const [again, known] = nots[0] ? [one, other] : [other, one];
  if (again === oldAgain && known === oldKnown)
    return there(`“${again}” and “${known}” are there already, below a card that is turned.`);
  const next = page
    .replace(label("again"), (_, open, __, close) => `${open}${html(again)}${close}`)
    .replace(label("known"), (_, open, __, close) => `${open}${html(known)}${close}`)
    .replace(/1 is “[^”]*”, 2 is “[^”]*”/u, () => `1 is “${html(again)}”, 2 is “${html(known)}”`);
  return edited(
    new Map([[PAGE, next]]),
    `Below a card that is turned are “${again}” and “${known}” now, instead of “${oldAgain}” and “${oldKnown}”.`,
  );
}
