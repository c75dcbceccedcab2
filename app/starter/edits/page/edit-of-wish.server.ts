import type { FileTree } from "~/projects/files";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { onPhones, withoutPhones } from "../on-phones";
import { withoutExampleNote } from "./example-note";
import { readableOnAccent } from "./on-accent-ground";
import { type Order, orderOf } from "./order";
import { READERS } from "./readers.server";
import { plainly, rephrased, toldPlainly } from "./rephrased";
import { withoutReason } from "./talk";
import { TOLD_READERS } from "./told/told-readers.server";
import { ADDS, CHANGES, MOVES, REMOVES } from "./verbs";

/**
 * The edit that all of a message is where each of its words is known to mean that, and the order that it means: no sentence of it
 * is one by itself.
 */
export function toldEdit(message: string, files: FileTree): { order: string; edit: Edit } | null {
  const whole = orderOf(message, files);
  const result = whole && !message.includes("\n") ? resultOf(whole, TOLD_READERS) : null;
  const edit = result && isSure(result) ? editOf(message, files) : null;
  if (edit) return { order: message, edit };
  return firstOf(toldPlainly(message, files), (order) => {
    const edit = editOf(order, files);
    return edit && { order: order.replaceAll("\n", ", "), edit: (tree) => known(edit(tree)) };
  });
}

const isSure = (result: EditResult) =>
  result.ok ? result.isKnown === true : result.isFinal === true;

const known = (result: EditResult): EditResult =>
  result.ok ? { ...result, isKnown: true } : result;

/** The edit that a wish is, with what follows it as a reason or without. */
export function editFor(wish: string, files: FileTree): Edit | null {
  const look = withoutPhones(wish);
  return (
    (look && !TAKES_ROOM.test(look) ? onSomeScreens(wish, look, files) : null) ??
    editForAll(wish, files)
  );
}

/** A look for phones or for computers alone: only a rule of a stylesheet can be one. */
function onSomeScreens(wish: string, look: string, files: FileTree): Edit | null {
  const edit = editOf(look, files);
  const narrowed = edit ? onPhones([edit], wish) : null;
  return narrowed?.(files).ok ? narrowed : null;
}

/** What stands too high on a phone has an order of its own. */
const TAKES_ROOM =
  /(?<!\p{L})(?:takes?|taking|tall|high|height|space|room|scroll\p{L}*|screen|hoch|platz|haut|place|alt[oa]|ocupa|occupa)(?!\p{L})/iu;

function editForAll(wish: string, files: FileTree): Edit | null {
  const said = orderOf(wish, files);
  if (said && !wish.includes("\n") && resultOf(said, TOLD_READERS)) return editOf(wish, files);
  const edit = firstOf([...plainly(wish, files), wish], (way) => {
    const look = way === wish ? null : withoutPhones(way);
    return (look ? onSomeScreens(way, look, files) : null) ?? editOf(way, files);
  });
  if (edit) return edit;
  const order = withoutReason(wish);
  const ways = [...(order === null ? [] : [order]), ...rephrased(wish, files)];
  return firstOf(ways, (way) => editOf(way, files));
}

function firstOf<T, R>(items: readonly T[], read: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = read(item);
    if (result !== null) return result;
  }
  return null;
}

/** The edit that an order is; of several, one a line, what they are one after the other. */
function editOf(wish: string, files: FileTree): Edit | null {
  const [first = "", ...others] = wish.split("\n").filter((line) => line.trim() !== "");
  if (others.length > 0 && THEN.test(wish)) return inTurn([first, ...others], files);
  const order = orderOf(wish, files);
  return order && resultOf(order)
    ? (tree) => {
        const again = orderOf(wish, tree);
        return (
          (again && resultOf(again)) ??
          unchanged("After the change before it I found that no more.")
        );
      }
    : null;
}

/** Lines that are orders, and no list of what one is about. */
const THEN = pattern(
  `^[^\\n]+(?:\\n(?:${CHANGES}|${MOVES}|${ADDS}|${REMOVES}|the|link|make|mark)@ [^\\n]+)+$`,
);

function inTurn(orders: readonly string[], files: FileTree): Edit | null {
  const makeAll = (tree: FileTree): EditResult | null => {
    let next = tree;
    const said: string[] = [];
    const changes = new Map<string, string | null>();
    for (const wish of orders) {
      const order = orderOf(wish, next);
      const result = order && resultOf(order);
      if (!result?.ok) return result;
      for (const [path, text] of result.changes) changes.set(path, text);
      next = applied(next, result.changes);
      said.push(result.said);
    }
    return edited(changes, said.join(" "));
  };
  return makeAll(files)?.ok
    ? (tree) => makeAll(tree) ?? unchanged("After the change before it I found that no more.")
    : null;
}

function resultOf(order: Order, readers = READERS): EditResult | null {
  for (const read of readers) {
    const result = read(order);
    if (result) return withoutExampleNote(readableOnAccent(result, order.files), order.files);
  }
  return null;
}
