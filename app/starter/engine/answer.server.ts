import { readAbout, splitAbout } from "~/conversation/about-part";
import type { FileTree } from "~/projects/files";
import { apps } from "../apps/catalog";
import { fixError, isErrorReport } from "../edits/fix-error";
import { pageOf } from "../edits/page/page-model";
import { hasApp } from "../edits/project";
import { readEdits, type Wish } from "../edits/read-edits.server";
import { Readings } from "../edits/readings";
import { leftAlone, leftAsBefore } from "../edits/said/left-alone";
import { isUnknownApp } from "../match/out-of-range";
import { isNameAlone, subjectAlone } from "../match/subject-alone";
import { type Understanding, understand } from "../match/understand";
import type { StarterApp } from "../starter-app";
import { appSpokenBy } from "../words/in-language";
import { aboutReply } from "./about-reply.server";
import { createReply } from "./create.server";
import { editReply } from "./edit-reply.server";
import { editable } from "./grant-wish.server";
import { asksForHelp, asksHow, help, nearest, outOfRange, say } from "./refusals.server";
import { MESSAGE_CHARACTERS, type Reply } from "./reply";
import { choice, examples, shortName } from "./sentences";
import { throughGloss } from "./through-gloss.server";
import { throughIntents } from "./through-intents.server";

/** How an order to begin anew may open. */
const OPENERS =
  "(?:(?:please|can you|could you|can we|could we|let's|lets|let us|now|ok|okay|no|sorry|forget (?:it|this|that|all that)|i(?:'d| would)? (?:want|like|rather have)(?: you)?|we(?:'d| would)? (?:want|like)(?: you)?|to),? )*";
/**
 * It stands at the head of the message: "I'd have to delete it and start over" complains of something, and to build anew for it
 * would throw away all that was made.
 */
const REPLACE = new RegExp(
  `^${OPENERS}(?:(?:build|create|make|generate|develop|do|give|write|have|want)?(?: me| us| it| this)?(?: into)? ?(?:an?|another) [^.]*\\binstead(?! of (?!this|that|it\\b|the app|the project|the page))|start (?:(?:it |this |everything )?over|again|(?:anew )?from scratch|a new project)\\b|from scratch\\b|(?:(?:build|create|make|do|write)(?: me| us)? .{2,80} |begin (?:again )?)from scratch\\b|replace (?:it|this|everything|the (?:app|project))\\b|(?:make |create |build )?(?:a )?new project\\b)`,
);

/** What the starter does about a message. Pure: the reply holds every change. */
export function answer(message: string, files: FileTree): Reply {
  const text = withDoubleQuotes(withLessSpace(message.slice(0, MESSAGE_CHARACTERS)));
  const [line, words] = splitAbout(text);
  const part = readAbout(line);
  if (part) return hasApp(files) ? aboutReply(part, words, files) : answer(words, files);
  const asked = understand(text, apps);
  if (text.trim() === "")
    return say(`Say what you would like to build, for example “${examples()[0]}”.`);
  if (asksForHelp(text) || (hasApp(files) && asksHow(text))) return help(asked, files);
  if (!hasApp(files)) return firstAnswer(text, asked, files);
  if (isErrorReport(text))
    return editReply(
      [
        {
          said: "",
          readings: new Readings([{ edits: [(tree) => fixError(tree, text)], isWhole: true }]),
        },
      ],
      files,
      [],
    );
  if (isReplacement(understand(withoutQuotes(text), apps))) return replaceReply(asked, files);
  // Before another language is glossed: a gloss loses the no that stands behind what it is of.
  const kept = leftAlone(text);
  if (kept !== null) return say(`Built-in starter: I changed nothing. ${leftAsBefore(kept)}`);
  const answered = throughGloss(text, files, (said) =>
    editAnswer(said, said === text ? asked : understand(said, apps), files),
  );
  return (
    throughIntents(text, files, answered, (order, tree) =>
      editAnswer(order, understand(order, apps), tree),
    ) ?? answered
  );
}

/** What the starter does about a message for the project that is there. */
function editAnswer(text: string, asked: Understanding, files: FileTree): Reply {
  const { wishes, unread } = readEdits(text, editable(files));
  // "Make a shopping list from the ingredients" is an order of the app, and no other one.
  if (wishes.length > 0 && (!buildsAnew(asked) || areOrders(wishes)))
    return withNearest(
      editReply(wishes, files, areOrders(wishes) ? [] : beyond(asked, files), unread),
      asked,
      files,
    );
  if (asked.app && asked.certain && asked.missing.length === 0 && asksForApp(asked.words)) {
    return {
      ...say(
        `Built-in starter: this project already holds an app, so I changed nothing. To keep both, make a new project for the ${shortName(asked.app)}.`,
      ),
      choices: nearest(asked, files),
    };
  }
  return outOfRange(asked, files);
}

/** Orders have a use for each word: a button "Donate" that leads to an address asks for no payments. */
function areOrders(wishes: readonly Wish[]): boolean {
  return wishes.every(({ readings }) => readings.first?.isSure === true);
}

/** What is out of range of edits: a written page is translated as far as its texts are the starter's, and tells the rest. */
function beyond({ missing }: Understanding, files: FileTree): string[] {
  // An app has its words in other languages, too, where the starter knows them.
  return pageOf(files) || appSpokenBy(files) !== null
    ? missing.filter((name) => name !== "translation")
    : missing;
}

/** Nobody means so many spaces, and patterns of wishes would try every share of them for each of their parts. */
function withLessSpace(text: string): string {
  return text.replace(/\s{20,}/g, (run) => (run.includes("\n") ? "\n\n" : " "));
}

/** A text in single quotes is one in double quotes: what stands in a word or behind it is an apostrophe, as around 'n'. */
function withDoubleQuotes(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])['‘](?!n['’])((?:[^'’‘"“”\n]|(?<=\p{L})['’](?=\p{L})){1,200})['’](?![\p{L}\p{N}])/gu,
    "“$1”",
  );
}

/**
 * "Make a kanban board" and "kanban board" ask for an app. "Make the progress bar orange" and "put a quote under the
 * timer" are about something that is there, whatever they name.
 */
function asksForApp(words: string): boolean {
  if (/^(?:\p{L}+ ){1,2}(?:the|my|our|this|that|die|das|den|le|la|les|el)\b/u.test(words))
    return false;
  return (
    words.split(" ").length <= 4 ||
    /^(?:please |can you |could you |now |also )*(?:build|create|make|generate|develop|write|i (?:want|need)|we (?:want|need)|give me|mach\p{L}*|bau\p{L}*|erstell\p{L}*|fais|crée|haz|crea|faz|cria)(?: me| us| mir| uns| moi)? (?:an?|another|ein\p{L}*|une?|una|uma?)\b/u.test(
      words,
    )
  );
}

/** What could not be done is followed by what can. */
function withNearest(reply: Reply, asked: Understanding, files: FileTree): Reply {
  return reply.closing === "" ? reply : { ...reply, choices: nearest(asked, files) };
}

/** What stands in quotes is a text to be written, or one that is there. */
function withoutQuotes(text: string): string {
  return text.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " ");
}

/** Whether a message asks for another app in the place of the one there is. */
export function replacesApp(message: string): boolean {
  return isReplacement(understand(withoutQuotes(message.slice(0, MESSAGE_CHARACTERS)), apps));
}

function isReplacement({ app, words }: Understanding): boolean {
  return app !== null && REPLACE.test(words);
}

/** A request for another whole app that only sounds like an edit because it names a colour. */
function buildsAnew(asked: Understanding): boolean {
  return (
    asked.app !== null &&
    asked.certain &&
    /^(?:please |can you |could you |i want (?:you to )?|i need )*(?:build|create|make|generate|design|develop|write)(?: me| us)? (?:a|an|another)\b/.test(
      asked.words,
    )
  );
}

/** Said of an app that is there, where there is none: "the page scrolls when I press the arrows". */
const OF_WHAT_IS_THERE =
  /^(?:the (?:page|app|game|site|title|button|text|list)s? (?:is|are|has|scrolls?|jumps?|should|shows?|doesn['’]?t|does)(?!\p{L})|let me (?:pick|choose|see)(?!\p{L})|it(?:['’]s| is) too )/iu;

function firstAnswer(text: string, asked: Understanding, files: FileTree): Reply {
  if (isQuestion(asked.words) || OF_WHAT_IS_THERE.test(text.trim()))
    return outOfRange(asked, files);
  if (!asked.app) {
    const alone = ofSubjectAlone(text, asked);
    if (alone?.app) return createReply(alone.app, alone);
    const reply = outOfRange(asked, files);
    const page = choice(`make a landing page called "${text.trim()}"`);
    return isNameAlone(text) ? { ...reply, choices: [page, ...(reply.choices ?? [])] } : reply;
  }
  if (asked.missing.length > 0 && !asked.certain) return outOfRange(asked, files);
  if (lacksIt(asked.app, asked)) return outOfRange(asked, files);
  return createReply(asked.app, asked);
}

/** Whether what an app says of itself that it lacks is asked for: "a BMI calculator" is none with keys for sums. */
function lacksIt({ lacks = [] }: StarterApp, { missing }: Understanding): boolean {
  return lacks.some(([, name]) => missing.includes(name));
}

/** A request that names its subject and no app, as one for the page that the subject has. */
export function ofSubjectAlone(text: string, asked: Understanding): Understanding | null {
  // "Hangman with words from gardening" is a game that is not made here, and no page about it.
  const alone = isUnknownApp(asked.words, apps) ? null : subjectAlone(text, asked);
  const app = alone && apps.find(({ id }) => id === alone.app);
  if (!app) return null;
  const headline = asked.facts.headline ?? (alone.app === "landing" ? alone.line : null);
  return { ...asked, app, title: alone.title, facts: { ...asked.facts, headline } };
}

function isQuestion(words: string): boolean {
  return /^(?:what|why|how|who(?! owes (?:whom|who|what)(?!.*\?))|when|where(?! (?:all )?(?:my|our|the) money (?:goes|went)(?!.*\?))|is|are|does|do|did|should|which|explain|tell me)\b/.test(
    words,
  );
}

/** Writes another app over this one; files of the old one that nothing would load any more go. */
function replaceReply(asked: Understanding, files: FileTree): Reply {
  if (!asked.app) return outOfRange(asked, files);
  const reply = createReply(asked.app, asked);
  const changes = new Map(reply.changes);
  for (const path of files.keys()) {
    const ofTheApp = /^src\/|^(?:script\.js|theme\.js|styles\.css)$|^[^/]+\.html$/.test(path);
    if (ofTheApp && !changes.has(path)) changes.set(path, null);
  }
  return {
    ...reply,
    changes,
    closing: `${reply.closing}\n\nThe app before this one is in the checkpoint made before this change.`,
  };
}
