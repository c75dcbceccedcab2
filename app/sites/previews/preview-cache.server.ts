import { growingCache } from "~/platform/growing-cache";
import {
  findPreview,
  findPreviewByLabel,
  type PreviewRow,
  type ShownPreview,
} from "./preview-rows.server";

/** Projects and labels whose rows a process remembers: a few hundred bytes each. */
const KEPT = 2_000;
/** A row is read again after this time, in milliseconds, should a notice have been lost on its way. */
const TRUSTED_MS = 60_000;

interface Known {
  row: ShownPreview | null;
}

/**
 * Rows of previews as this process has last read them: a page asks for many files, and none of them
 * shall ask the database. Whoever changes a row tells the topic "preview-changed".
 */
export class PreviewCache {
  /** A label is never another project's, so this never becomes wrong. */
  readonly #projects = growingCache<string, string>(KEPT);
  readonly #rows = growingCache<string, Known>(KEPT, { ttl: TRUSTED_MS });
  /** Counts the rows that were dropped. */
  #drops = 0;

  /** A project's preview, or null when none runs. */
  async find(projectId: string): Promise<PreviewRow | null> {
    const known = this.#rows.get(projectId);
    // The time of a trial may be over, or somebody has come back to it.
    if (known && !isOver(known)) return known.row;
    const drops = this.#drops;
    const row = await findPreview(projectId);
    // After a drop meanwhile, what was read may be older than the change.
    if (drops === this.#drops) this.#rows.set(projectId, { row });
    return row;
  }

  /** The preview of a label, or null when it is over or never was. */
  async findByLabel(label: string): Promise<PreviewRow | null> {
    let projectId = this.#projects.get(label);
    if (projectId === undefined) {
      projectId = (await findPreviewByLabel(label))?.projectId;
      if (projectId === undefined) return null;
      this.#projects.set(label, projectId);
    }
    const row = await this.find(projectId);
    return row?.label === label ? row : null;
  }

  /** Remembers a preview whose row could not be stored. */
  keep(row: PreviewRow): void {
    this.#projects.set(row.label, row.projectId);
    this.#rows.set(row.projectId, { row: { ...row, endsAt: null } });
  }

  /** What was read of a project last; undefined when nothing is remembered. */
  peek(projectId: string): PreviewRow | null | undefined {
    return this.#rows.peek(projectId)?.row;
  }

  /** Reads a project's row anew when it is asked for. */
  drop(projectId: string): void {
    this.#drops += 1;
    this.#rows.delete(projectId);
  }

  /** Reads a project's row again. @returns it, and whether it is of the same start as what was known */
  async readAnew(projectId: string): Promise<{ row: PreviewRow | null; isSame: boolean }> {
    const known = this.peek(projectId);
    this.drop(projectId);
    const row = await this.find(projectId);
    return { row, isSame: Boolean(known && row && isSameStart(known, row)) };
  }

  /** Projects whose preview runs, as far as is remembered. */
  running(): string[] {
    return [...this.#rows.values()].flatMap(({ row }) => (row ? [row.projectId] : []));
  }
}

function isOver({ row }: Known): boolean {
  return row?.endsAt != null && row.endsAt <= new Date();
}

function isSameStart(one: PreviewRow, other: PreviewRow): boolean {
  return one.label === other.label && one.createdAt.getTime() === other.createdAt.getTime();
}
