import { type Entries, withEntry, withoutEntry } from "./entries";
import type { PendingAnswer } from "./pending-answer";
import { about } from "./pending-changes";
import type { StoredDocument, WriteResult } from "./stored-document";

/** Which answers a browser's trials wait for, one each. */
export function createTrialAnswers(document: StoredDocument<Entries<PendingAnswer>>) {
  const pendingAnswer = (projectId: string): PendingAnswer | null =>
    document.read().get(projectId) ?? null;

  return {
    pendingAnswer,

    awaitAnswer(projectId: string, answer: PendingAnswer): WriteResult {
      return document.change({ [projectId]: (map) => withEntry(map, projectId, answer) });
    },

    /** It has come, or never will. */
    forgetAnswer(projectId: string): void {
      if (!pendingAnswer(projectId)) return;
      document.change({ [projectId]: (map) => withoutEntry(map, projectId) });
    },

    /** Notes paths that a person changes, so that the pending answer leaves them alone. */
    changedByHand(projectId: string, paths: readonly string[] | "everything"): void {
      const known = pendingAnswer(projectId)?.changedByHand;
      if (!known || known === "everything") return;
      if (paths !== "everything" && paths.every((path) => known.includes(path))) return;
      document.change({
        [about(projectId, String(paths))]: (map) => {
          const answer = map.get(projectId);
          if (!answer) return map;
          const changedByHand = together(answer.changedByHand, paths);
          return withEntry(map, projectId, { ...answer, changedByHand });
        },
      });
    },

    /** Whether a person changed a path since the answer was asked for. */
    isChangedByHand(projectId: string, path: string): boolean {
      const changed = pendingAnswer(projectId)?.changedByHand ?? [];
      return changed === "everything" || changed.includes(path);
    },
  };
}

type Paths = PendingAnswer["changedByHand"];

function together(a: Paths, b: Paths): Paths {
  return a === "everything" || b === "everything" ? "everything" : [...new Set([...a, ...b])];
}
