import { type FileTree, nameOf } from "~/projects/files";
import { relatedStems } from "./concepts";
import { importGraph } from "./import-graph";
import { foldText, stemsOf } from "./words";

const ENTRY = /^(?:index\.html|src\/(?:main|index|App)\.[jt]sx?|script\.js|styles?\.css)$/;
/** A file's text is searched so far, in characters; less of each where there are many. */
const SEARCHED = 12_000;
const SEARCHED_IN_ALL = 2_000_000;
/** A name shorter than this may be a word of the conversation by chance. */
const TELLING_NAME = 6;
/** Files whose neighbours are likely too, and from how many points on. */
const CENTRES = 6;
const CENTRE_POINTS = 10;
/** Of a file's points, what a neighbour by import gets. */
const NEIGHBOUR_SHARE = 0.35;

/** For a file that holds what the request quotes, unless many do. */
const QUOTED_POINTS = 50;
const MOST_HOLDING = 5;

export interface RankingHints {
  /** The file in the editor. */
  active: string | undefined;
  /** With @. */
  mentioned: readonly string[];
  /** What was said before, the latest last. */
  turns: readonly string[];
  request: string;
  /** Files of earlier answers, the latest last. */
  recent: readonly string[];
  /** Files with open problems. */
  broken: readonly string[];
}

/** A file and how likely a request is about it; nothing speaks for one of no points. */
export interface RankedFile {
  path: string;
  points: number;
}

/**
 * Orders a project's files by how likely a request is about them: the one in the editor, those mentioned with @,
 * those with problems, those whose path or text holds the request's words, what the conversation named, what answers
 * changed lately, entries, and what the likeliest of these import or are imported by.
 */
export function rankFiles(files: FileTree, hints: RankingHints): RankedFile[] {
  const points = new Map([...files.keys()].map((file) => [file, ownPoints(file, hints)]));
  const add = (file: string, more: number) => points.set(file, (points.get(file) ?? 0) + more);
  for (const [file, more] of wordPoints(files, hints)) add(file, more);
  for (const [file, more] of neighbourPoints(files, points)) add(file, more);
  return [...points].sort(byPoints).map(([path, sum]) => ({ path, points: sum }));
}

/** Of the likeliest files, what their neighbours get of the likeliest one beside them. */
function neighbourPoints(
  files: FileTree,
  points: ReadonlyMap<string, number>,
): Map<string, number> {
  const graph = importGraph(files);
  const more = new Map<string, number>();
  for (const [centre, own] of [...points].sort(byPoints).slice(0, CENTRES)) {
    if (own < CENTRE_POINTS) continue;
    const share = Math.min(own, 60) * NEIGHBOUR_SHARE;
    for (const file of graph.get(centre) ?? [])
      more.set(file, Math.max(more.get(file) ?? 0, share));
  }
  return more;
}

function byPoints(a: readonly [string, number], b: readonly [string, number]): number {
  return b[1] - a[1] || (a[0] < b[0] ? -1 : 1);
}

function ownPoints(file: string, hints: RankingHints): number {
  let points = 0;
  if (file === hints.active) points += 1_000;
  if (hints.mentioned.includes(file)) points += 500;
  if (hints.broken.includes(file)) points += 200;
  const name = nameOf(file);
  const turns = [...hints.turns, hints.request];
  const last = turns.findLastIndex(
    (turn) => turn.includes(file) || (name.length >= TELLING_NAME && turn.includes(name)),
  );
  if (last >= 0) points += 40 + (30 * (last + 1)) / turns.length;
  const recency = hints.recent.lastIndexOf(file);
  if (recency >= 0) points += 6 + (10 * (recency + 1)) / hints.recent.length;
  if (ENTRY.test(file)) points += 4;
  if (hints.active && folderOf(file) === folderOf(hints.active)) points += 3;
  return points;
}

/** What the words of a request find: rare ones count for more, a path for more than a text. */
function wordPoints(files: FileTree, { request, turns }: RankingHints): Map<string, number> {
  const own = stemsOf(request);
  const before = stemsOf(turns.at(-2) ?? "").filter((stem) => !own.includes(stem));
  const weights = new Map<string, number>([
    ...before.map((stem) => [stem, 0.3] as const),
    ...relatedStems(own).map((stem) => [stem, 0.4] as const),
    ...own.map((stem) => [stem, 1] as const),
  ]);
  const searched = Math.min(SEARCHED, Math.floor(SEARCHED_IN_ALL / Math.max(1, files.size)));
  const texts = [...files].map(([file, content]) => ({
    file,
    name: stemsOf(nameOf(file)),
    folders: stemsOf(folderOf(file)),
    text: foldText(content.slice(0, searched)),
  }));
  const points = new Map<string, number>();
  for (const phrase of quotedIn(request)) {
    const holding = texts.filter(({ text }) => text.includes(phrase));
    if (holding.length > MOST_HOLDING) continue;
    for (const { file } of holding) points.set(file, (points.get(file) ?? 0) + QUOTED_POINTS);
  }
  for (const [stem, weight] of weights) {
    const hits = texts.flatMap(({ file, name, folders, text }) => {
      const hit = name.includes(stem)
        ? 16
        : folders.includes(stem)
          ? 11
          : (weight < 1 ? 2 : 4) * timesIn(text, stem);
      return hit > 0 ? [{ file, hit }] : [];
    });
    const rarity = Math.log2(1 + files.size / (1 + hits.length));
    for (const { file, hit } of hits)
      points.set(file, (points.get(file) ?? 0) + hit * rarity * weight);
  }
  return points;
}

/** What a person quotes, often as it stands on the page. */
function quotedIn(request: string): string[] {
  const quotes = request.matchAll(/["“„«”‚‘]([^"“”„«»‘’\n]{3,80})["“”»‘’]/g);
  return [...quotes].slice(0, 8).map(([, phrase = ""]) => foldText(phrase));
}

/** How often a text holds a word's beginning; more than three times says no more. */
function timesIn(text: string, stem: string): number {
  let times = 0;
  for (let at = text.indexOf(stem); at >= 0 && times < 3; at = text.indexOf(stem, at + 1)) {
    // Within another word it is there by chance.
    if (!/[\p{Ll}\p{N}]/u.test(text[at - 1] ?? " ") || stem.length > 5) times += 1;
  }
  return times > 0 ? 1 + times / 3 : 0;
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
