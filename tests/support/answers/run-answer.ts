import { landAnswer } from "../../../app/generation/protocol/land-answer";
import { normalizeRootedPath } from "../../../app/projects/file-paths";
import type { CorpusCase } from "./corpus";

/** What came of an answer, as against what it means. */
export type Outcome = "as meant" | "asked, as meant" | "asked needlessly" | "wrong" | "lost";

/** Runs one answer of the corpus as the product does. */
export function runCase({ before, answer, means, after, sight }: CorpusCase): Outcome {
  const toPath = (raw: string): string | null => {
    try {
      return normalizeRootedPath(raw);
    } catch {
      return null;
    }
  };
  const landed = landAnswer(answer, before, { toPath, sightOf: () => sight });
  const isAsked = landed.held.length > 0 || landed.unmet !== null || landed.refused.length > 0;
  const isSame = sameTree(landed.tree, after);
  if (means === "asked") return !isSame ? "wrong" : isAsked ? "asked, as meant" : "lost";
  if (isSame) return isAsked ? "asked needlessly" : "as meant";
  return isAsked && sameTree(landed.tree, before) ? "asked needlessly" : "wrong";
}

function sameTree(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}
