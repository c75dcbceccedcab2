import type { AnswerChoice } from "~/conversation/answer-parts";
import type { FileTree } from "~/projects/files";
import { nearAbilities } from "../edits/abilities/read-abilities.server";
import { hasFields } from "../edits/fields";
import { hasApp } from "../edits/project";
import { fieldMeant } from "../edits/said/field-lines";
import type { Understanding } from "../match/understand";
import { nearTools } from "./near-tools";
import type { Reply } from "./reply";
import { choice, examples, list, shortName } from "./sentences";

/** What can be asked of a project that is there. */
export const EDITS =
  "change texts, colours, fonts and sizes, and add, remove, move or swap sections, form fields and entries of lists. Name things by the words that stand on the page";
const CONNECT =
  "For anything else connect a model on the page [Models](/admin/models), or by `AI_PROVIDER`, `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL`.";
const ASK_OPERATOR =
  "For anything else connect a model of your own, or the operator of this server can add a model.";

/** Who can do something about what the starter cannot: variables of the server are its operator's. */
export function connectLine(isOperator: boolean): string {
  return isOperator ? CONNECT : ASK_OPERATOR;
}

/** Examples of a first request: more of them is a list to read. */
const EXAMPLES = 3;

/** Says that a request is outside the starter's range, what it would need, and what is nearest. */
export function outOfRange(asked: Understanding, files: FileTree): Reply {
  const needs = asked.missing.length > 0 ? `It would need ${list(asked.missing)}.` : "";
  const first = needs ? "That is outside my range." : "I did not understand what to make of this.";
  const can = hasApp(files)
    ? `Here I can ${EDITS}.`
    : "I make small apps and pages from your words.";
  return {
    ...say(
      `Built-in starter (not an AI model): ${[first, needs, "Nothing was changed."].filter(Boolean).join(" ")} ${can}`,
    ),
    choices: nearest(asked, files),
    needsModel: true,
  };
}

/** "What can you do?", in a few words and buttons. */
export function help(asked: Understanding, files: FileTree): Reply {
  const can = hasApp(files)
    ? `Here I can ${EDITS}. “Undo that” takes the last change back.`
    : "Say what you need and what belongs on it (name, prices, opening hours, address), and I make it with your words.";
  return {
    ...say(`Built-in starter (not an AI model): ${can}`),
    choices: nearest(asked, files),
    needsModel: true,
  };
}

/** More buttons than these are a list to read. */
const MOST_CHOICES = 4;

/** What is played, of which the starter has a few. */
const GAME =
  /\b(?:games?|play|chess|checkers|sudoku|hangman|wordle|2048|minesweeper|tetris|pong|breakout|solitaire|poker|blackjack|puzzle|crossword|spiel|jeu|juego|gioco|jogo)\b/;
const GAMES = ["a tic-tac-toe game", "a snake game", "a memory game"];

/** The nearest things that can be done, as buttons: first those whose words are in the wish. */
export function nearest(asked: Understanding, files: FileTree): AnswerChoice[] {
  if (!hasApp(files)) {
    const name = asked.app && shortName(asked.app);
    const named = name ? [choice(`make ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`)] : [];
    const near = nearTools(asked.words);
    const others = near ?? (GAME.test(asked.words) ? GAMES : examples().slice(0, EXAMPLES));
    return [...named, ...others.map((text) => choice(text))];
  }
  const other =
    asked.app && asked.certain && asked.missing.length === 0
      ? [choice(`start over with a ${shortName(asked.app)}`)]
      : [];
  const own = hasFields(files) ? "add a notes field" : "add a contact form";
  const near = [...nearAbilities(asked.words, files), ...ofField(asked.words, files)];
  const all = [...near.slice(0, MOST_CHOICES - 1), own, "make it blue", "make the text bigger"];
  return [...other, ...[...new Set(all)].map((text) => choice(text))].slice(0, MOST_CHOICES);
}

/** What can be done with the field that a wish names, where it names one. */
function ofField(words: string, files: FileTree): string[] {
  const label = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => fieldMeant(files, word))
    .find((one) => one !== null);
  return label ? [`sort by ${label}`, `make ${label} required`] : [];
}

const HELP =
  /^(?:(?:please )?help(?: me)?|what can (?:you|i) (?:do|say|ask|make|change)(?: here)?|what do you do|how does (?:this|it) work|hilfe|was kannst du(?: alles)?|aide|que peux-tu faire|ayuda|qué puedes hacer|aiuto|cosa sai fare|ajuda)[?!. ]*$/iu;

const HOW =
  /^(?:how (?:do|can|could|would|does|to|come)|why|who|what(?:['’]s| is| are| does| do)|is (?:this|it)(?! (?:possible|also possible|ok|okay) (?:to|if|that))|are you|wie|warum|wer|comment|pourquoi|cómo|por qué)(?!\p{L})[^?]*\?\s*$/iu;

/** Whether a message is a question about how or why, which asks for no change. */
export function asksHow(message: string): boolean {
  return HOW.test(message.trim());
}

/** Whether a message only asks what can be done. */
export function asksForHelp(message: string): boolean {
  return HELP.test(message.trim());
}

/** Words alone. */
export function say(text: string): Reply {
  return { opening: text, changes: new Map(), closing: "" };
}
