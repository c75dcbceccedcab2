import { ALIASES, folderOf, type HasFile, leadsTo, meant } from "./leads-to";
import { type Reference, referencesIn } from "./references";

/** A file that goes to another path. */
export interface FileMove {
  from: string;
  to: string;
}

/** A text that says other names once files have moved. Its path is the one before the move. */
export interface FollowingText {
  path: string;
  before: string;
  text: string;
  /** Names in it that are others. */
  count: number;
}

/**
 * What the texts of a project say once files have moved, where they name a file that moves or move themselves. A name is
 * changed only if it led to a file before and the new one leads to that very file afterwards; it is written as it was:
 * with or without an ending, from its own folder, from the top, or by the project's name for a folder.
 *
 * @param texts all texts by path, and every other path with null
 */
export function followMoves(
  texts: ReadonlyMap<string, string | null>,
  moves: readonly FileMove[],
): FollowingText[] {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const after = new Set([...texts.keys()].map((path) => moved.get(path) ?? path));
  const trees: Trees = {
    before: (path) => texts.has(path),
    after: (path) => after.has(path),
    moved,
  };
  return [...texts].flatMap(([path, text]) => {
    // Where a page's addresses begin somewhere else, nobody here knows where they lead.
    if (text === null || /<base\s/i.test(text)) return [];
    const changes = referencesIn(path, text).flatMap((reference) => {
      const name = nameAfter(reference, path, trees);
      return name === null ? [] : [{ ...reference, to: name }];
    });
    if (changes.length === 0) return [];
    return [{ path, before: text, text: withNames(text, changes), count: changes.length }];
  });
}

/** A text with other names, put together once: its length times their number would be minutes for a large one. */
function withNames(text: string, changes: readonly (Reference & { to: string })[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { at, name, to } of changes) {
    pieces.push(text.slice(end, at), to);
    end = at + name.length;
  }
  return pieces.join("") + text.slice(end);
}

interface Trees {
  before: HasFile;
  after: HasFile;
  moved: ReadonlyMap<string, string>;
}

/** What a reference says afterwards; null where it stays as it is. */
function nameAfter(reference: Reference, path: string, trees: Trees): string | null {
  const target = leadsTo(reference, path, trees.before);
  if (target === null) return null;
  const [importer, goal] = [trees.moved.get(path) ?? path, trees.moved.get(target) ?? target];
  const leads = (name: string) => leadsTo({ ...reference, name }, importer, trees.after) === goal;
  const [said = ""] = reference.name.split(/[?#]/);
  if (leads(said)) return null;
  const ways = waysToSay(meant(said, reference.by), { target, importer, goal });
  // A name is escaped where what holds it could not hold it: "my photo.png" among several of a set, "it's" in quotes.
  const isAddress = reference.by === "page" || reference.by === "site";
  const name =
    ways.find((way) => !reference.bounds.test(way) && leads(way)) ??
    ways.map(isAddress ? escaped : slashed).find(leads);
  return name === undefined ? null : name + reference.name.slice(said.length);
}

/** Ways to name a file, the one most like what was said first. */
function waysToSay(
  said: string,
  { target, importer, goal }: { target: string; importer: string; goal: string },
): string[] {
  const isEscaped = said.includes("%");
  return beginnings(said, { target, importer, goal }).flatMap((full) =>
    endings(said, target, full).map((name) => (isEscaped ? encodeURI(name) : name)),
  );
}

function escaped(name: string): string {
  const marks = (mark: string) => `%${mark.charCodeAt(0).toString(16)}`;
  return encodeURI(name).replaceAll(/['()]/g, marks);
}

function slashed(name: string): string {
  return name.replaceAll(/["'\\]/g, "\\$&");
}

/** The goal's whole name by each way to begin it that fits. */
function beginnings(
  said: string,
  { target, importer, goal }: { target: string; importer: string; goal: string },
): string[] {
  const near = relative(folderOf(importer), goal);
  const relatives = /^\.\.?\//.test(said) ? [near] : [near.replace(/^\.\//, ""), near];
  if (said.startsWith("/")) return [`/${goal.replace(/^public\//, "")}`, `/${goal}`];
  const alias = ALIASES.find(([start]) => said.startsWith(start));
  if (!alias) return relatives;
  const [start, folders] = alias;
  const folder = folders.find((one) => target.startsWith(one + said.slice(start.length)));
  const isThere = folder !== undefined && goal.startsWith(folder);
  return isThere ? [start + goal.slice(folder.length), near] : [near];
}

/** A whole name shortened as the one before was. */
function endings(said: string, target: string, full: string): string[] {
  const stem = full.replace(/\.\w+$/, "");
  const isWhole = target.endsWith(said.slice(said.lastIndexOf("/") + 1)) && /\.\w+$/.test(said);
  if (isWhole) return [full];
  const ending = /\.m?jsx?$/.exec(said)?.[0];
  const folder = full.replace(/\/_?index\.\w+$/, "");
  const plain = stem.replace(/(^|\/)_([^/]+)$/, "$1$2");
  const namesFolder = !/(^|\/)_?index$/.test(said);
  return [
    ...(ending ? [stem + ending] : []),
    ...(namesFolder && folder !== full && folder !== "." ? [folder] : []),
    ...(plain === stem ? [] : [plain]),
    stem,
    full,
  ];
}

/** "src/parts/", "src/a.ts" → "../a.ts"; always with a dot in front. */
function relative(folder: string, path: string): string {
  const [from, to] = [folder.split("/").slice(0, -1), path.split("/")];
  let same = 0;
  while (same < from.length && same < to.length - 1 && from[same] === to[same]) same += 1;
  const up = "../".repeat(from.length - same);
  return `${up || "./"}${to.slice(same).join("/")}`;
}
