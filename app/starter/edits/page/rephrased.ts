import type { FileTree } from "~/projects/files";
import { type Order, orderOf } from "./order";
import { PLAIN_ASIDES } from "./rephrased/plain-asides";
import { plainEntries } from "./rephrased/plain-entries";
import { PLAIN_EVERYDAY } from "./rephrased/plain-everyday";
import { PLAIN_FACTS } from "./rephrased/plain-facts";
import { plainFields } from "./rephrased/plain-fields";
import { PLAIN_OCCASIONS } from "./rephrased/plain-occasions";
import { PLAIN_OWNED } from "./rephrased/plain-owned";
import { PLAIN_OWNERS } from "./rephrased/plain-owners";
import { PLAIN_PAGES } from "./rephrased/plain-pages";
import { PLAIN_PARTS } from "./rephrased/plain-parts";
import { PLAIN_SPOKEN } from "./rephrased/plain-spoken";
import { PLAIN_STATEMENTS } from "./rephrased/plain-statements";
import { PLAIN_THINGS } from "./rephrased/plain-things";
import { PLAIN_TOLD } from "./rephrased/plain-told";
import { PLAIN_TOLD_LOOKS } from "./rephrased/plain-told-looks";
import { PLAIN_UPDATES } from "./rephrased/plain-updates";
import { PLAIN_WANTED } from "./rephrased/plain-wanted";
import { PLAIN_WISHES } from "./rephrased/plain-wishes";
import { PLAINER } from "./rephrased/plain-words";

/** A wish as the orders that it surely means, which are tried before it is read as it was said. */
export function plainly(wish: string, files: FileTree): string[] {
  const order = orderOf(wish, files);
  if (!order) return [];
  return [
    ...PLAIN_UPDATES,
    ...PLAIN_EVERYDAY,
    ...PLAIN_OWNED,
    ...PLAIN_WANTED,
    ...PLAIN_OWNERS,
    ...PLAIN_WISHES,
    ...PLAIN_ASIDES,
    ...PLAIN_OCCASIONS,
    ...PLAIN_STATEMENTS,
    ...PLAIN_PAGES,
    ...PLAIN_FACTS,
    ...PLAIN_THINGS,
    ...PLAIN_PARTS,
    ...PLAIN_SPOKEN,
  ].flatMap((plainer) => ordered(plainer, order));
}

/** A message, however many sentences it has, as the order that each of its words is known to mean. */
export function toldPlainly(message: string, files: FileTree): string[] {
  const order = orderOf(message, files);
  return order
    ? [...PLAIN_TOLD, ...PLAIN_TOLD_LOOKS].flatMap((plainer) => ordered(plainer, order))
    : [];
}

function ordered([form, put]: (typeof PLAIN_TOLD)[number], order: Order): string[] {
  // Names tell by their capitals where they end; the first word of a sentence has one for another reason.
  const match = form.exec(order.text) ?? form.exec(lower(order.text));
  const text = match && put(match.groups ?? {}, order);
  return text ? [opened(text, order)] : [];
}

const lower = (text: string) => (text[0]?.toLowerCase() ?? "") + text.slice(1);

const opened = (text: string, { quotes }: Order) =>
  text.replace(/⟦(\d+)⟧/g, (_, at: string) => `“${quotes[Number(at)] ?? ""}”`);

/** A table of turns of phrase, or a reader that has to look at the page for what they mean. */
export type Rephrase = (order: Order) => string[];

/**
 * A wish for the page in plainer words, as one of the orders that are known: "menu before the about text" is "move the menu
 * above the about section". The likeliest first; empty where nothing is known of how it is put.
 */
export function rephrased(wish: string, files: FileTree): string[] {
  const order = orderOf(wish, files);
  if (!order) return [];
  const plain = PLAINER.flatMap(([form, put]) => {
    const match = form.exec(order.text);
    const text = match && put(match.groups ?? {}, order);
    return text ? [text] : [];
  });
  const all = [...plain, ...plainEntries(order), ...plainFields(order)].map((text) =>
    opened(text, order),
  );
  return [...new Set(all)].filter((text) => text !== wish);
}
