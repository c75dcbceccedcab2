import { landBlock, type Sight } from "./land-block";
import { meantPath } from "./mistaken-paths";
import { type FileEnd, ResponseParser } from "./parser";
import { type Unmet, unmetIn } from "./unmet";
import { unsentFiles } from "./unsent-files";

/** What an answer makes of a project. */
export interface LandedAnswer {
  tree: Map<string, string>;
  /** What is to be asked for again, with the reason. */
  held: { path: string; reason: string }[];
  /** Paths that no project may hold. */
  refused: string[];
  /** Files that are the model's to leave alone, such as lock files: their people are told, and nobody is asked. */
  left: string[];
  unmet: Unmet | null;
}

/**
 * Runs a whole answer over a project in memory, as the product does over a stored one: reads it, lands
 * each block in its order, and says what is to be asked for.
 *
 * @param options.toPath the normal form of a path; null for one that no project may hold
 */
export function landAnswer(
  answer: string,
  before: ReadonlyMap<string, string>,
  options: { toPath: (raw: string) => string | null; sightOf?: (path: string) => Sight },
): LandedAnswer {
  const parser = new ResponseParser();
  const tree = new Map(before);
  const held = new Map<string, string>();
  const written = new Map<string, string>();
  const seen = new Set<string>();
  const refused: string[] = [];
  const left: string[] = [];
  let prose = "";
  let didNothing = true;
  const land = (end: FileEnd): void => {
    const named = options.toPath(end.path);
    if (named === null) {
      refused.push(end.path);
      return;
    }
    const path = end.action === "write" ? named : meantPath(named, tree.keys());
    seen.add(path);
    const sight = written.has(path) ? "whole" : (options.sightOf?.(path) ?? "whole");
    const others = [...tree.keys()];
    const current = tree.get(path);
    const cameBefore = written.has(path) || held.has(path);
    const landing = landBlock(end, {
      ...{ current, sight, shrinkageIsMeant: false, others, cameBefore },
      before: before.get(path),
    });
    if (landing.kind === "held") held.set(path, landing.reason);
    else held.delete(path);
    if (landing.kind === "refused") left.push(path);
    didNothing &&= landing.kind === "nothing";
    if (landing.kind === "save") {
      tree.set(path, landing.content);
      written.set(path, landing.content);
    } else if (landing.kind === "remove") tree.delete(path);
    else if (landing.kind === "move") {
      const to = options.toPath(landing.to) ?? path;
      if (!(written.has(to) && tree.has(to))) tree.set(to, tree.get(path) ?? "");
      tree.delete(path);
    }
  };
  for (const event of [...parser.write(answer), ...parser.end()]) {
    if (event.type === "prose") prose += event.text;
    else if (event.type === "file_end") land(event);
  }
  const isEmpty = didNothing && refused.length === 0;
  const sent = new Set([...seen, ...held.keys()]);
  const unsent = isEmpty ? [] : unsentFiles(prose, { sent, paths: [...tree.keys()] });
  const unmet =
    unmetIn(prose, { isEmpty, written: [...written.values()], stored: tree }) ??
    (unsent.length > 0 ? "claim" : null);
  return {
    tree,
    held: [...held].map(([path, reason]) => ({ path, reason })),
    refused,
    left,
    unmet,
  };
}
