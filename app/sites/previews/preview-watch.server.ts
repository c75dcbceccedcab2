import type { Clock } from "~/platform/clock";
import { systemClock } from "~/platform/clock";
import type { Topics } from "~/platform/coordination/topics";
import type { SiteEngine } from "../engine/engine";
import type { LogLine } from "../engine/site-log";
import { findPreview } from "./preview-rows.server";
import { TOUCH_MS } from "./preview-use.server";

/** How long a page that was built anew is watched, in milliseconds. */
const WATCH_MS = 3_000;
/** A page that is being opened follows its preview after so long, in milliseconds; who has one says so in the next. */
const OPENED_MS = 1_000;
const SAID_MS = 300;
/** After the first error others are waited for this long: one mistake shows in several places. */
const GATHER_MS = 400;
/** Whoever has a preview open writes that down every {@link TOUCH_MS}. */
const OPEN_MS = 1.5 * TOUCH_MS;
/** Lines that are told. */
const TOLD = 5;
/** Pictures and sounds of others that do not come are no mistake of the project. */
const OTHERS = /^Could not load <(?:img|video|audio|source|iframe)> (?:https?:)?\/\//;

/** Watches how pages of previews fare with the tree as it is, whichever process they ask. */
export class PreviewWatch {
  readonly #engine: SiteEngine;
  readonly #topics: Topics;
  readonly #clock: Clock;

  constructor(options: { engine: SiteEngine; topics: Topics; clock?: Clock }) {
    this.#engine = options.engine;
    this.#topics = options.topics;
    this.#clock = options.clock ?? systemClock;
  }

  /** Whether somebody has a project's preview open, on any process. */
  async isOpen(projectId: string): Promise<boolean> {
    const row = await findPreview(projectId);
    return row !== null && this.#clock.now().getTime() - row.usedAt.getTime() < OPEN_MS;
  }

  /**
   * Waits until a page shows the tree as it is, or fails at it, for {@link WATCH_MS} at most; less where no
   * page is open after all.
   *
   * @param signal gives up waiting
   * @returns what its pages reported as wrong, oldest first; null when no page told how it fares
   */
  async watch(projectId: string, signal: AbortSignal): Promise<LogLine[] | null> {
    const row = await findPreview(projectId);
    const version = row && (await this.#engine.catchUp(row));
    if (!version || signal.aborted) return null;
    const over = new AbortController();
    const end = () => over.abort();
    signal.addEventListener("abort", end, { once: true });
    let timer = setTimeout(end, WATCH_MS);
    let isShown = false;
    const leaveUnopened = this.#whenUnopened(projectId, end);
    const leave = this.#topics.subscribe("preview-shown", (shown) => {
      if (shown.projectId !== projectId || shown.version !== version) return;
      isShown = true;
      end();
    });
    const wrong: LogLine[] = [];
    try {
      for await (const line of this.#engine.logs(projectId, over.signal)) {
        if (line.build !== version || !isWrong(line)) continue;
        if (wrong.length === 0) {
          clearTimeout(timer);
          timer = setTimeout(end, GATHER_MS);
        }
        if (wrong.length < TOLD && !wrong.some(({ text }) => text === line.text)) wrong.push(line);
      }
    } finally {
      clearTimeout(timer);
      leave();
      leaveUnopened();
      signal.removeEventListener("abort", end);
    }
    return wrong.length > 0 || isShown ? wrong : null;
  }

  /** Asks after a while whether a page is open, on any process. @returns stops asking */
  #whenUnopened(projectId: string, tell: () => void): () => void {
    let timer: NodeJS.Timeout;
    const leave = this.#topics.subscribe("preview-open", (open) => {
      if (open.projectId === projectId) clearTimeout(timer);
    });
    const ask = () => {
      timer = setTimeout(tell, SAID_MS);
      this.#topics.publish("preview-asked", { projectId });
    };
    timer = setTimeout(ask, OPENED_MS);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }
}

function isWrong({ source, level, text }: LogLine): boolean {
  return source === "page" && level === "error" && !OTHERS.test(text);
}
