import { isFields } from "~/platform/json-members";
import { type Entries, withEntry, withoutEntry } from "./entries";
import { about } from "./pending-changes";
import type { StoredDocument } from "./stored-document";
import type { Tier } from "./trial-database";
import { type Parsed, parseMap } from "./trial-shapes";

/**
 * What of a project is in the database, with the revision that this browser last wrote (0: it is on
 * its way there), or that the project was deleted and its records are to follow.
 */
export type TierMark = Partial<Record<Place, number>> | { isDeleted: true };

/** A tier of its lists, or the database of bytes (trial-bytes.ts), which has no revisions. */
type Place = Tier | "bytes";

/** `{projectId: {files?, messages?, bytes?} | {isDeleted: true}}` */
export function parseTierMarks(json: unknown): Parsed<Map<string, TierMark>> | null {
  return parseMap(json, (entry) => {
    if (!isFields(entry)) return null;
    if (entry.isDeleted === true) return { isDeleted: true };
    const { files, messages, bytes } = entry;
    return {
      ...(typeof files === "number" ? { files } : {}),
      ...(typeof messages === "number" ? { messages } : {}),
      ...(typeof bytes === "number" ? { bytes } : {}),
    };
  });
}

/**
 * Says in `localStorage`, which every tab reads at once, what of the trials is in the database. What is
 * there is not changed in `localStorage` any more.
 */
export type TierIndex = ReturnType<typeof createTierIndex>;

export function createTierIndex(document: StoredDocument<Entries<TierMark>>) {
  const mark = (projectId: string, tier: Place, revision: number | undefined) => {
    document.change({
      [about(projectId, tier)]: (map) => {
        const before = map.get(projectId);
        if (before && "isDeleted" in before) return map;
        const { [tier]: _, ...rest } = before ?? {};
        if (revision !== undefined) return withEntry(map, projectId, { ...rest, [tier]: revision });
        const isEmpty = Object.keys(rest).length === 0;
        return isEmpty ? withoutEntry(map, projectId) : withEntry(map, projectId, rest);
      },
    });
  };

  return {
    /** The same object until something changes. */
    read: () => document.read(),

    /** The newest revision; null for what is not in the database. */
    revisionOf(projectId: string, tier: Tier): number | null {
      const found = document.read().get(projectId);
      return found && !("isDeleted" in found) ? (found[tier] ?? null) : null;
    },

    isDeleted(projectId: string): boolean {
      const found = document.read().get(projectId);
      return found !== undefined && "isDeleted" in found;
    },

    mark,
    unmark: (projectId: string, tier: Tier) => mark(projectId, tier, undefined),

    /** @returns whether there is anything to remove from the database */
    markDeleted(projectId: string): boolean {
      if (!document.read().has(projectId)) return false;
      document.change({ [projectId]: (map) => withEntry(map, projectId, { isDeleted: true }) });
      return true;
    },

    forget(projectId: string): void {
      document.change({ [projectId]: (map) => withoutEntry(map, projectId) });
    },

    deleted: (): string[] =>
      [...document.read()].flatMap(([id, found]) => ("isDeleted" in found ? [id] : [])),
  };
}
