import type { ComparedFile } from "./compare-lines";

/** Instead of a checkpoint's id: the files as they are. */
export const NOW = "now";
/** Instead of a checkpoint's id: the one before the other side. */
export const PREVIOUS = "previous";

/** A version that is compared. */
export interface ComparedVersion {
  id: string;
  label: string;
  name: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What differs between two versions of a project. */
export interface VersionComparison {
  /** Null where there was none before: everything is new then. */
  from: ComparedVersion | null;
  /** Null for the files as they are. */
  to: ComparedVersion | null;
  files: ComparedFile[];
}
