import type { FileTree } from "~/projects/files";
import { cardsAbout } from "../../../apps/examples";
import { html, unescapeHtml } from "../../../source/html";
import { FLASHCARD_ABILITIES } from "../../abilities/flashcard-abilities";
import { FLASHCARD_MORE_ABILITIES } from "../../abilities/flashcard-more-abilities";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited, refused, there } from "../../edit";

/** The files that every app of flashcards has. */
export const PROGRAM = "script.js";
export const PAGE = "index.html";
/** Whether a project is one of flashcards, by what only its program has. */
export const isCards = (files: FileTree) => /const BOXES = \d/.test(files.get(PROGRAM) ?? "");
const START_OVER = FLASHCARD_MORE_ABILITIES.find(
  ({ send }) => send === "add a button to start over",
);
const ADD_CARDS = FLASHCARD_ABILITIES.find(({ send }) => send === "add the card perro - dog");
const NOT_KNOWN =
  /(?<!\p{L})(?:not?|n['’]t|don['’]?t|didn['’]?t|again|wrong|yet|hard|difficult|forgot|forgotten|missed|unknown|repeat|false|nope|incorrect|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
const LEADS =
  /^(?:(?:please|can you|could you|also|and) )*(?:add|put in|include|insert|create)(?:(?: (?:the|these|this|those|some|following|new|more|my|two|three|four|five|a))*(?: (?:flash)?(?:cards?|words?|pairs?|vocabulary)(?=\s*:|\s+[^\s–—=-])| (?:these|the following)(?=\s*:))\s*:?)?\s*/iu;
const BETWEEN = /\s+(?:[–—=-]+>?)\s+|(?<=["”“»])\s*[–—=-]\s*(?=["“„«])/u;

/** Cards that were listed with both their sides; null where a piece of the list is no pair. */
export function withCards(files: FileTree, said: string): EditResult | null {
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

/** A count of right answers at the top. */
export function withScore(files: FileTree): EditResult | null {
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
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is written into the program.
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
export function fromFirst(files: FileTree, isOfCard: boolean): EditResult | null {
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
export function inOtherLanguage(files: FileTree, old: string, next: string): EditResult | null {
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
export function twoButtons(files: FileTree, one: string, other: string): EditResult | null {
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

/** Both sides are shown from the start: the back large, the front below it. */
export function bothAtOnce(files: FileTree): EditResult | null {
  return isCards(files)
    ? replaced(
        files,
        PROGRAM,
        [
          [/^ {2}turned = false;$/m, "  turned = true; // Both sides are shown from the start."],
          ["  if (current) turned = !turned;\n", "  if (current) turned = true;\n"],
        ],
        "Each card shows both its sides at once: the back large, and the front below it.",
      )
    : null;
}

/** A card that is turned has a ground of its own. */
export function colouredBack(files: FileTree): EditResult | null {
  const path = "styles.css";
  const css = files.get(path) ?? "";
  const rule =
    ".flash.is-turned {\n  background: color-mix(in oklab, var(--accent) 18%, var(--surface));\n}\n";
  if (!isCards(files)) return null;
  return css.includes(rule)
    ? there("A card that is turned has another colour already.")
    : edited(
        new Map([[path, `${css.trimEnd()}\n\n${rule}`]]),
        "A card that is turned has a ground of its own now, in a shade of the main colour.",
      );
}
