import type { Clock } from "~/platform/clock";
import { log } from "~/platform/log.server";
import { type PreviewRow, touchPreviews } from "./preview-rows.server";

/** The use of a preview is written down this often. */
export const TOUCH_MS = 60 * 1000;

/** Writes down that previews are in use: what nobody uses is stopped. */
export class PreviewUse {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes a use, unless that was done not long ago. */
  note(row: PreviewRow): void {
    const now = this.#clock.now();
    if (now.getTime() - row.usedAt.getTime() < TOUCH_MS) return;
    row.usedAt = now;
    void this.touch([row.projectId]);
  }

  /** Never rejects. */
  async touch(projectIds: string[]): Promise<void> {
    if (projectIds.length === 0) return;
    await touchPreviews(projectIds, this.#clock.now()).catch((error) =>
      log.warn({ err: error }, "the use of previews was not noted"),
    );
  }
}
