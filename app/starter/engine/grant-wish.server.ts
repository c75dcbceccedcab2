import type { FileTree } from "~/projects/files";
import { applied, type Edit, type EditResult, unchanged } from "../edits/edit";
import { pageOf } from "../edits/page/page-model";
import type { Wish } from "../edits/read-edits.server";
import { readWish } from "../edits/read-wish.server";
import type { Reading } from "../edits/readings";
import { asks, halvesOf, standsAlone } from "../edits/said/halves";
import { leftAlone, leftAsBefore } from "../edits/said/left-alone";
import { isAlreadySo } from "../edits/verify/already-so";
import { askedOfResult } from "../edits/verify/asked-of-result";
import { clausesLeft } from "../edits/verify/clauses-left";
import { doubtsOf } from "../edits/verify/doubts";
import { shownTexts, textsChanged } from "../edits/verify/texts-changed";
import { asSteps } from "./grant-composed.server";
import { list, markdown } from "./sentences";

/**
 * Larger files are left alone: hand-made edits look for anchors with patterns whose cost grows
 * faster than the file. What the starter writes is below a third of this.
 */
const EDITABLE_CHARACTERS = 64_000;
/** A sentence of more than four wishes is read as far as that. */
const MOST_CUTS = 3;

/** So many readings more are tried where one leaves a word of the wish over. */
const MOST_TRIES = 6;

const OF_IT =
  /^(?:please |and |then |also |bitte |und )*\p{L}+ (?:it|them|those|sie|es|ihn|le|la|lo)(?!\p{L})/iu;
const ADDS_FIRST =
  /^(?:please )?(?:(?:also )?(?:add|show|display|include)|let me see|i want to see)\b/i;

/** What became of a wish. */
export interface Granted {
  changes: Map<string, string | null>;
  done: string[];
  refused: string[];
  /** Parts of the wish that nobody understood, as they were written. */
  unread: string[];
  /** Words of the wish that nothing of what changed accounts for. */
  left: string[];
  /** Looks that it asks for and that nothing has. */
  unseen: string[];
  /** It was refused for a reason that holds however it is read. */
  isFinal?: true;
}

/**
 * Makes a wish by the first of its readings that can be made whole; else as the two wishes that it may be; else
 * the one of the two that can be made, and tells the other. Else says why the likeliest reading cannot be made.
 */
export function grant(wish: Wish, tree: FileTree, files: FileTree, cuts = MOST_CUTS): Granted {
  const kept = leftAlone(wish.said);
  if (kept !== null) return { ...nothing(), done: [leftAsBefore(kept)] };
  const steps =
    cuts > 0 ? asSteps(wish.said, tree, (said, now) => granted(said, now, files, 0)) : null;
  if (steps) return steps;
  const { first: likeliest } = wish.readings;
  const order = likeliest?.isSure ? make(wish.said, likeliest, tree, files) : null;
  if (order && (order.refused.length === 0 || order.isFinal)) return order;
  const halves = cuts > 0 ? halvesOf(wish.said) : [];
  const apart = halves.filter(
    ([one, other]) => asks(one) && asks(other) && (standsAlone(other) || !ADDS_FIRST.test(one)),
  );
  const first = asTwo(apart, tree, files, cuts);
  if (first) return first;
  const whole = asOne(wish, tree, files);
  if (whole.done.length > 0 && whole.refused.length === 0 && whole.left.length === 0) return whole;
  const two = asTwo(halves, tree, files, cuts);
  if (two) return two;
  if (whole.done.length > 0) return whole;
  return oneOf(halves, tree, files, cuts) ?? whole;
}

function asOne({ said, readings }: Wish, tree: FileTree, files: FileTree): Granted {
  let first: Granted | null = null;
  let partly: Granted | null = null;
  let tries = 0;
  for (const reading of readings) {
    const granted = make(said, reading, tree, files);
    if (granted.refused.length === 0 && granted.unread.length === 0) {
      if (granted.left.length === 0) return granted;
      // Another reading may leave nothing over: the next few are worth a try.
      partly ??= granted;
    }
    if (partly) {
      tries += 1;
      if (tries > MOST_TRIES) return partly;
      continue;
    }
    if (granted.refused.length === 0) return granted;
    first = first && (first.done.length > 0 || granted.done.length === 0) ? first : granted;
  }
  return partly ?? first ?? { ...nothing(), unread: [said] };
}

function nothing(): Granted {
  return { changes: new Map(), done: [], refused: [], unread: [], left: [], unseen: [] };
}

const isWhole = ({ done, refused, unread, left }: Granted) =>
  done.length > 0 && refused.length === 0 && unread.length === 0 && left.length === 0;

type Halves = readonly (readonly [string, string])[];

/** Both halves, where each can be made and nothing of them is left over. */
function asTwo(halves: Halves, tree: FileTree, files: FileTree, cuts: number): Granted | null {
  for (const [one, other] of halves) {
    const a = granted(one, tree, files, 0);
    if (!isWhole(a)) continue;
    const between = treeAfter(a, tree);
    const b = granted(other, between, files, cuts - 1);
    if (isWhole(b) && standsStill(one, tree, between, treeAfter(b, between))) return together(a, b);
  }
  return null;
}

/** "Open Friday 9 to 5, closed Monday": what the first half wrote on a page in its own words, the second does not write over. */
function standsStill(one: string, tree: FileTree, between: FileTree, end: FileTree): boolean {
  if (!pageOf(tree)) return true;
  const shown = shownTexts(end);
  const said = one.toLowerCase();
  return textsChanged(tree, between).fresh.every(
    (text) => shown.has(text) || !said.includes(text.toLowerCase()),
  );
}

/** The half that can be made, where the other is a wish of its own: that one is told. */
function oneOf(halves: Halves, tree: FileTree, files: FileTree, cuts: number): Granted | null {
  for (const [one, other] of halves) {
    const a = granted(one, tree, files, 0);
    if (isWhole(a) && standsAlone(other)) return { ...a, unread: [other] };
    // "A footer with the address, and make it dark grey": what "it" is was not understood.
    if (OF_IT.test(other)) continue;
    // What follows "add …" and has no verb of its own is to be added, too: "sunrise and sunset" are no colours.
    const isOwn = standsAlone(one) && (standsAlone(other) || !ADDS_FIRST.test(one));
    const b = isOwn ? granted(other, tree, files, cuts - 1) : nothing();
    if (isWhole(b)) return { ...b, unread: [one] };
  }
  return null;
}

/** What became of halves in a tree: one is asked for in several places, and each costs a reading of the whole project. */
const grantedIn = new WeakMap<FileTree, Map<string, Granted>>();
const treesAfter = new WeakMap<Granted, FileTree>();

function granted(said: string, tree: FileTree, files: FileTree, cuts: number): Granted {
  const known = grantedIn.get(tree) ?? new Map<string, Granted>();
  grantedIn.set(tree, known);
  const key = `${cuts} ${said}`;
  const result =
    known.get(key) ?? grant({ said, readings: readWish(said, tree) }, tree, files, cuts);
  known.set(key, result);
  return result;
}

function treeAfter(first: Granted, tree: FileTree): FileTree {
  const next = treesAfter.get(first) ?? applied(tree, first.changes);
  treesAfter.set(first, next);
  return next;
}

function together(a: Granted, b: Granted): Granted {
  return {
    changes: new Map([...a.changes, ...b.changes]),
    done: [...a.done, ...b.done],
    refused: [...a.refused, ...b.refused],
    unread: [...a.unread, ...b.unread],
    left: [...a.left, ...b.left],
    unseen: [...a.unseen, ...b.unseen],
  };
}

/**
 * Makes what a reading asks for, and holds it against what the files show then: what is claimed and not
 * there is not made at all, and told so.
 */
function make(said: string, reading: Reading, tree: FileTree, files: FileTree): Granted {
  const granted: Granted = { ...nothing(), unread: reading.isWhole ? [] : [said] };
  let next = tree;
  let accounts = "";
  let isKnown = reading.edits.length > 0;
  for (const edit of reading.edits) {
    const result = tryEdit(edit, next, files);
    if (result.ok) {
      accounts += ` ${result.accounts ?? ""}`;
      isKnown &&= result.isKnown === true;
      for (const [path, text] of result.changes) granted.changes.set(path, text);
      next = applied(next, result.changes);
      granted.done.push(result.said);
    } else {
      granted.refused.push(result.reason);
      if (result.isFinal) granted.isFinal = true;
    }
  }
  if (!reading.isSure && said !== "" && granted.changes.size === 0 && !mayBeSo(granted, said, tree))
    return { ...nothing(), unread: [said] };
  if (said === "" || granted.done.length === 0 || granted.refused.length > 0) return granted;
  if (isKnown) return heldAgainst(askedOfResult(said, tree, next), said, granted);
  if (granted.changes.size === 0)
    return { ...granted, left: clausesLeft(said, tree, tree, granted.done) };
  const { against, left, unseen } = doubtsOf({
    wish: said,
    before: tree,
    after: next,
    told: granted.done,
    accounts,
    isOrder: reading.isSure === true,
  });
  return heldAgainst(against, said, { ...granted, left, unseen });
}

/** What was made, where nothing speaks against it; else nothing, and what does. */
function heldAgainst(against: readonly string[], said: string, granted: Granted): Granted {
  if (against.length === 0) return granted;
  const reason = `I could not do “${markdown(said)}” as you said it: ${list(against.map(markdown))}. So I left that as it was.`;
  return { ...granted, changes: new Map(), done: [], refused: [reason], left: [], unseen: [] };
}

/** What is told to be so already must be what the wish asks for. */
function mayBeSo({ refused }: Granted, said: string, tree: FileTree): boolean {
  const reasons = refused.filter((reason) => /\balready\b/.test(reason));
  return reasons.every((reason) => isAlreadySo(said, reason, tree));
}

/** The files small enough to edit by hand-made patterns. */
export function editable(files: FileTree): FileTree {
  return new Map([...files].filter(([, text]) => text.length <= EDITABLE_CHARACTERS));
}

/** An edit may only write what it could read: a large file is never replaced unseen. */
export function tryEdit(edit: Edit, tree: FileTree, files: FileTree): EditResult {
  const result = edit(tree);
  if (result.ok && result.isThere) return result;
  if (result.ok && [...result.changes].every(([path, text]) => (tree.get(path) ?? null) === text)) {
    return unchanged("It is like that already.");
  }
  if (!result.ok) {
    return files.size === editable(files).size
      ? result
      : unchanged(
          `${result.reason} (Files above ${EDITABLE_CHARACTERS / 1000} kB are outside what I edit.)`,
        );
  }
  const unseen = [...result.changes.keys()].find((path) => files.has(path) && !tree.has(path));
  return unseen ? unchanged(`${unseen} is too large for me to edit.`) : result;
}
