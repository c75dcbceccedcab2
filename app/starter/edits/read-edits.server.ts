import type { FileTree } from "~/projects/files";
import { plainWords, REQUEST_CHARACTERS } from "../match/words";
import { readWholeOrder } from "./app/app-orders.server";
import { clauseOf } from "./app/clause";
import { stepsFor } from "./app/composed/steps-for.server";
import { readMoreEntries } from "./app/entries/more-entries";
import { readAddedQuestion } from "./app/quiz/question-orders";
import { withQuotes, withVerb } from "./app/rewordings";
import { namedEntries, namesBehindColon } from "./given/given-entries";
import { asQuotes } from "./grammar/english-orders";
import { pageOf } from "./page/page-model";
import { pageOrdersIn } from "./page/page-orders.server";
import { readWish } from "./read-wish.server";
import { Readings } from "./readings";
import { clausesOf, withVerbs } from "./said/clauses";
import { inEnglishFrame } from "./said/english-frame";
import { withoutExamples } from "./said/examples";
import { halvesOf } from "./said/halves";
import { leftAlone } from "./said/left-alone";
import { asLooks } from "./said/look-list";
import { withoutManners } from "./said/manners";
import { withNamedText } from "./said/named-texts";
import { asPairs } from "./said/pairs";
import { withShadeMeant } from "./said/shade-meant";
import { targetsIn } from "./said/targets";
import { asTwo, withArrows } from "./said/two-wishes";
import { asksWhy } from "./verify/asked-why";
import { withoutRest } from "./verify/unexplained";

/** One thing that a message asks for. */
export interface Wish {
  /** As it was written: what is made of it is held against this. */
  said: string;
  /** The ways to read it, the likeliest first: the first that can be made and holds is made. */
  readings: Readings;
}

/** What a message asks of a project, in its order, and what of it was not understood. */
export interface Wishes {
  wishes: Wish[];
  /** Wishes that ask for nothing the starter knows, as they were written. */
  unread: string[];
}

/** Reads the edits that a message asks of an existing project. Pure: nothing is changed here. */
export function readEdits(told: string, files: FileTree): Wishes {
  const message = withShadeMeant(told);
  const text = withTextsBehind(
    pageOf(files) ? message : withQuotes(withVerb(withoutExamples(message))),
  );
  const wishes: Wish[] = [];
  const unread: string[] = [];
  const orders = pageOrdersIn(text.slice(0, REQUEST_CHARACTERS), files);
  if (orders) {
    for (const { said, edit } of orders) {
      const rest = edit ? null : readEdits(said, files);
      if (edit)
        wishes.push({
          said,
          readings: new Readings([{ edits: [edit], isWhole: true, isSure: true }]),
        });
      wishes.push(...(rest?.wishes ?? []));
      unread.push(...(rest?.unread ?? []));
    }
    return { wishes, unread };
  }
  const said = withoutRest(withAsked(text.slice(0, REQUEST_CHARACTERS))).replace(
    /,\s+(?:and )?(sub-?title|tag ?line|headline|footer|title)(?=\s*:)/giu,
    (_, part: string) => `. ${part.slice(0, 1).toUpperCase()}${part.slice(1)}`,
  );
  const rows = pageOf(files)
    ? null
    : (readAddedQuestion(said, files) ?? readMoreEntries(clauseOf(said), files));
  if (rows) {
    const readings = new Readings([{ edits: [rows], isWhole: true, isSure: true }]);
    return { wishes: [{ said: "", readings }], unread };
  }
  // A list of entries is one wish, whatever verbs are in their names.
  const entries = /[.!?;]\s/.test(said.trim())
    ? null
    : namedEntries(withoutManners(said.trim()), files);
  if (entries) {
    return {
      wishes: [
        {
          // Orders within the names are none: what is behind the colon is not held against the files.
          said: namesBehindColon(withoutManners(said.trim())) ? "" : said.trim(),
          readings: new Readings([{ edits: [entries], isWhole: true }]),
        },
      ],
      unread,
    };
  }
  // A sentence that takes several orders is one wish, whatever stands between its commas.
  const sentence = said.trim().replace(/[.!]+$/u, "");
  if (stepsFor(sentence, files))
    return { wishes: [{ said: sentence, readings: readWish(sentence, files) }], unread };
  const whole = /,| and /.test(said) ? readWholeOrder(said.trim(), files) : null;
  if (whole) {
    const readings = new Readings([{ edits: [whole], isWhole: true, isSure: true }]);
    return { wishes: [{ said: said.trim(), readings }], unread };
  }
  const all = clausesOf(withNamedText(said, files));
  // "Why is it so small? Make it bigger": the order is the answer to it.
  const answers = all.filter((clause) => !asksWhy(clause));
  const clauses = answers.length > 0 ? answers : all;
  for (const [at, wish] of clauses.entries()) {
    // "Write a footer with the address, and make it dark grey": on a page "it" is what was said before.
    const before = clauses[at - 1];
    if (before && OF_IT.test(wish) && !OF_IT.test(before) && pageOf(files) !== null) {
      unread.push(wish);
      continue;
    }
    // "Rename done to finished and make it green": it is what has another name now, and not all of the app.
    if (before && OF_IT.test(wish) && !pageOf(files) && RENAMES_PART.test(before)) {
      unread.push(wish);
      continue;
    }
    for (const each of partsOf(wish, files)) {
      // What "it" is was said in the clause before, also where nobody understood that one.
      const isUnread = before !== undefined && unread.at(-1) === before;
      const part = withNoun(each, (isUnread ? before : wishes.at(-1)?.said) ?? "");
      if (isUnread && OF_IT.test(part) && !OF_IT.test(before)) {
        unread.push(wish);
        continue;
      }
      const readings = readWish(part, files);
      if (readings.first || isOfTwo(part, files) || stepsFor(part, files))
        wishes.push({ said: part, readings });
      else if (!isCourtesy(part)) unread.push(part);
    }
  }
  return { wishes, unread };
}

const OF_IT =
  /^(?:please |and |then |also |bitte |und )*(?:make|turn|set|colou?r|paint|mach|färbe?|mets|rends|haz|fai) (?:it|es|le|la|lo) (?!possible|so )/iu;

const RENAMES_PART =
  /^(?:please |can you )*(?:rename|change|call|relabel) (?!it |this |that |the app |the title|the heading|the page|the name|the background|the theme|the colou?r|the font)(?!.*(?<!\p{L})(?:button|buttons)(?!\p{L})).+ (?:to|into|as) /iu;

/** "Could you add two reviews? Ann: “Lovely.”" is one wish: what stands behind the question is what it asks for. */
function withTextsBehind(message: string): string {
  return message.replace(
    /^((?:hi|hello|hey|hallo|please)?[,!. ]{0,2}(?:can|could|would|will|kannst|könntest|können|könnten|peux|pourrais|pouvez|pourriez|puedes|podrías|puoi|potresti|podes|podias|pode)(?!\p{L})[^?.!:"“„«\n]{3,80}?)\s*\?\s+(?=[^"“„«.!?:\n]{2,40}:\s*["“„«])/iu,
    "$1: ",
  );
}

/** "Do I really need the search? Take it off" is one wish, and no question. */
function withAsked(text: string): string {
  // A text is changed wherever it stands; what is left of it is told.
  return (
    text
      // "Who owes whom? Show it at the bottom": the question is what is to be shown.
      .replace(
        /^((?:who|how (?:much|many|long|often)|what|which) [^?.!]{4,60})\?\s+(?:please |can you |could you )*(?:show|display|tell|put|write|calculate|work)(?: me| us)? (?:it|this|that)(?: out)?(?=\s|[.!]|$)/iu,
        "show $1",
      )
      // "Ann left and Bo joined. Change the name": once more what was said.
      .replace(
        /(?<=(?:moved in|joined(?: us)?|took over|is new))[.;]\s+(?:please )?(?:swap|change|replace|update) (?:the|their) names?(?: everywhere| please)?[.!]?$/iu,
        "",
      )
      // "Who is responsible? Add a person: Lena or Kit": the question is what the order answers.
      .replace(
        /^(?:who|what|which|where|when|how)(?:['’]s)? [^?.!]{3,40}\?\s+(?=(?:please |can you |could you )*(?:add|make|put|show|let|use|have)\s)/iu,
        "",
      )
      // "Is there a skip button? If not, add one": that is what is to be there.
      .replace(
        /^(?:is|are) there (?:already )?((?:an? |any |some )?[^?.!]{3,60}?)(?: already| yet| here| somewhere)?\?\s*(?:if (?:not|there is(?:n['’]t| not)(?: one| any)?)|otherwise|else),? (?:please |can you |could you )*(?:add|make|put|include|give|build)[^?]{0,24}$/iu,
        "add $1",
      )
      .replace(
        /(?<=^(?:please )?(?:replace|change|rename|swap) [^"“„«]{3,160}) everywhere[.!]?$/iu,
        "",
      )
      .replace(
        /^(?:do|does) (?:i|we|you|anyone|anybody|people) (?:really |still |actually )*(?:need|use|want) ([^?.!]{2,80})\?\s*(?:please )?(?:take|remove|delete|throw|get|drop|hide)\b[^?!]{0,20}$/iu,
        (_, named: string) => `remove ${named}`,
      )
  );
}

/** Whether one half of a wish can be read, where the whole cannot. */
function isOfTwo(wish: string, files: FileTree): boolean {
  return halvesOf(wish).some((halves) =>
    halves.some((half) => readWish(half, files).first !== undefined),
  );
}

/** "Make them red" is about the part that the wish before it named. */
function withNoun(wish: string, before: string): string {
  const [named, ...more] = targetsIn(plainWords(inEnglishFrame(before) ?? before));
  if (!named || more.length > 0) return wish;
  const renamed = wish.replace(/\b(?:them|those)\b/i, `the ${named.name}`);
  // "Make the add button green and call it …" is about the button, and not about the whole.
  return named.name === "button" || /\bbutton\b/i.test(before)
    ? renamed.replace(
        /^(call|name|rename|label) it\b/i,
        (_, verb: string) => `${verb} the ${buttonIn(before)}`,
      )
    : renamed;
}

/** How a wish calls a button: "add button". */
function buttonIn(wish: string): string {
  return /\b(?:the|my|our) ((?:[\p{L}“”"]+ ){0,3}button)\b/iu.exec(wish)?.[1] ?? "button";
}

/** "Make the headings red, the buttons green" are two wishes, where each alone can be read. */
function partsOf(wish: string, files: FileTree): string[] {
  if (leftAlone(wish) !== null) return [wish];
  const english = inEnglishFrame(wish);
  const looks = asLooks(withoutManners(english ?? wish));
  if (looks.filter((look) => readWish(look, files).first?.isWhole).length > 1) return looks;
  const readings = [
    asQuotes(wish),
    withArrows(wish),
    asTwo(wish),
    asPairs(wish, files),
    withVerbs(wish),
    english ? withVerbs(english) : [],
  ];
  return (
    readings.find(
      (parts) => parts.length > 1 && parts.every((part) => readWish(part, files).first?.isWhole),
    ) ?? [wish]
  );
}

/** "Thanks!", "hello": words that ask for nothing. */
function isCourtesy(wish: string): boolean {
  return !/\p{L}{2}/u.test(
    wish.replace(
      /\b(?:thanks?|thank you|please|hi|hello|hey|ok(?:ay)?|great|nice|cool|i (?:really )?(?:like|love) it|now|also|and|bitte|danke|merci|gracias)\b/gi,
      "",
    ),
  );
}
