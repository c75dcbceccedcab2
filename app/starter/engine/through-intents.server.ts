import type { FileTree } from "~/projects/files";
import { applied } from "../edits/edit";
import { pageOf } from "../edits/page/page-model";
import { doubtsOf } from "../edits/verify/doubts";
import { glossOf } from "../gloss/gloss.server";
import { APP_ORDERS } from "../intents/app-orders";
import { modelOf } from "../intents/models.server";
import { ordered } from "../intents/ordered";
import { PAGE_ORDERS } from "../intents/page-orders";
import { type Intent, readIntents } from "../intents/read-intents.server";
import type { Reply } from "./reply";
import { choice, list, markdown } from "./sentences";

/** How a reply begins that changed nothing because it is so already. */
const SO_ALREADY = /^Built-in starter: I changed nothing\. /;

/**
 * Reads a message that the readers of orders made nothing or only a part of as what it most likely means, and gives the
 * starter's own words for that to them. The answer says how the message was read, so that nobody has to find out.
 *
 * @param before what the readers made of it
 * @param answer what is done about an order, of a tree
 * @returns null where it is not surely one of the known orders, or where one of them cannot be done
 */
export function throughIntents(
  message: string,
  files: FileTree,
  before: Reply,
  answer: (order: string, files: FileTree) => Reply,
): Reply | null {
  if (isWhole(before)) return null;
  const isPage = pageOf(files) !== null;
  const model = modelOf(isPage ? "page" : "app");
  const gloss = glossOf(message, files);
  const intents = readIntents(model, gloss?.text ?? message);
  if (!intents || (gloss && !intents.flat().every((one) => isOfMessage(one, message)))) return null;
  // A part that was done and told is given up only for what is as good as certain.
  if (before.changes.size > 0 && !isCertain(intents)) return null;
  const ways = isPage ? PAGE_ORDERS : APP_ORDERS;
  const made: Made = { orders: [], said: [], changes: new Map(), tree: files };
  for (const alternatives of intents) {
    const done = madeOf(alternatives, ways, made.tree, answer);
    if (!done) return null;
    made.orders.push(...done.orders);
    made.said.push(...done.said);
    for (const [path, text] of done.changes) made.changes.set(path, text);
    made.tree = done.tree;
  }
  if (!isAsSaid(message, files, made)) return null;
  const read = list(made.orders.map((order) => `“${markdown(order.replaceAll(/[“”]/g, "'"))}”`));
  // That nothing was changed is said once, and not beside what was.
  const said = made.said.map((one, at) =>
    made.changes.size > 0 || at > 0 ? one.replace(SO_ALREADY, "") : one,
  );
  return {
    opening: `I read that as ${read}. ${said.join(" ")}`,
    changes: made.changes,
    closing: "",
    ...(made.changes.size > 0 ? { choices: [choice("undo that")] } : {}),
  };
}

const CERTAIN = 0.9;

const isCertain = (intents: readonly (readonly Intent[])[]) =>
  intents.length === 1 && (intents[0]?.[0]?.probability ?? 0) >= CERTAIN;

/** Values that name something are found in another language, too; all others have to stand in the message as they are given. */
const NAMING: ReadonlySet<string> = new Set([
  "colour",
  "colour2",
  "day",
  "field",
  "key",
  "other",
  "part",
]);

function isOfMessage({ values }: Intent, message: string): boolean {
  const said = message.toLowerCase();
  return [...values].every(
    ([slot, given]) => NAMING.has(slot) || given.every((one) => said.includes(one.toLowerCase())),
  );
}

/** What speaks against a change is asked of the message, too, and not of the order alone that it was read as. */
function isAsSaid(message: string, before: FileTree, { orders, said, tree }: Made): boolean {
  if (NEGATED.test(message) && !orders.some((order) => TAKES_AWAY.test(order))) return false;
  if (OF_EACH.test(message) && !orders.some((order) => NAMES_EACH.test(order))) return false;
  if (isCountedOtherwise(message, orders)) return false;
  const deed = { wish: message, before, after: tree, told: said, accounts: "", isOrder: true };
  return doubtsOf(deed).against.every((reason) => OF_ASIDES.test(reason));
}

/** Wishes that something be not: an order that gives something is another one. */
const NEGATED =
  /^(?:please,? )?no (?!idea)|(?<!\p{L})(?:do not|don['’]?t|never|shouldn['’]?t|must not|mustn['’]?t|stop)(?!\p{L})(?! (?:know|like|want to have|see|think|need to|have|forget|mind|worry|understand|find|remember))/iu;
const TAKES_AWAY = /(?<!\p{L})(?:remove|hide|without|not|no|before|required|ask)(?!\p{L})/iu;
/** What is for each person is another wish than the same for all. */
const OF_EACH =
  /(?<!\p{L})(?:someone|somebody|each (?:person|of us|of them)|everyone['’]s|(?:under|below|beside|next to) their)(?!\p{L})/iu;
const NAMES_EACH = /(?<!\p{L})(?:each|person|who|per)(?!\p{L})/iu;

const COUNTS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNTED = new RegExp(`(?<!\\p{L})(${COUNTS.join("|")}) \\p{L}+ ?:`, "iu");

/** Whether as many are said as an order does not list: "five columns: Ideas, Doing". */
function isCountedOtherwise(message: string, orders: readonly string[]): boolean {
  const said = COUNTED.exec(message)?.[1]?.toLowerCase();
  if (!said) return false;
  const count = COUNTS.indexOf(said) + 2;
  return (
    orders.length !== count && !orders.some((order) => order.split(/,| and /).length === count)
  );
}

/** Reasons that what stands beside an order gives: an order is read without it. */
const OF_ASIDES = / is an example$|^I see nothing of showing only /;

interface Made {
  orders: string[];
  said: string[];
  changes: Map<string, string | null>;
  tree: FileTree;
}

/** An order was taken for the wish for another app. */
const HOLDS_AN_APP = "this project already holds an app";
/** So likely an order has to be for the answer that it is so already. */
const SURE_OF_WHAT_IS = 0.9;

/** Whether a reply does all of what was asked, or says that it is so already. */
function isWhole({ opening, closing, needsModel }: Reply): boolean {
  return closing === "" && !needsModel && opening !== "" && !opening.includes(HOLDS_AN_APP);
}

/** The first of several orders that can be done whole. */
function madeOf(
  alternatives: readonly Intent[],
  ways: Readonly<Record<string, readonly string[]>>,
  files: FileTree,
  answer: (order: string, files: FileTree) => Reply,
): Made | null {
  for (const [at, { name, values, probability }] of alternatives.entries()) {
    const known = (ways[name] ?? []).flatMap((way) => {
      const orders = ordered(way, values);
      return orders ? [orders] : [];
    });
    // What lacks a value is asked for by the readers; another order is not what was meant.
    if (known.length === 0) return null;
    for (const orders of known) {
      const made = inTurn(orders, files, answer);
      // That something is so already is told of what was surely asked.
      if (made && (made.changes.size > 0 || (at === 0 && probability >= SURE_OF_WHAT_IS)))
        return made;
    }
  }
  return null;
}

function inTurn(
  orders: readonly string[],
  files: FileTree,
  answer: (order: string, files: FileTree) => Reply,
): Made | null {
  const made: Made = { orders: [...orders], said: [], changes: new Map(), tree: files };
  for (const order of orders) {
    const reply = answer(order, made.tree);
    if (!isWhole(reply)) return null;
    made.said.push(reply.opening);
    for (const [path, text] of reply.changes) made.changes.set(path, text);
    made.tree = applied(made.tree, reply.changes);
  }
  return made;
}
