import { doubtfulChange, tellChanges } from "./file-change";
import type { EventQueue } from "./parser-events";
import { bareLine, closesFence, type Fence, isFenceLike, readFence } from "./parser-fences";
import { explicitPath, opensExplicitly } from "./parser-names";

/** What takes the lines of an answer from where it opened to where it ends. */
export interface Block {
  /** The file that it writes, if it is known to. */
  readonly path?: string | undefined;
  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(line: string, events: EventQueue): string | null;
  /** Ends the block where nothing closed it. */
  end(events: EventQueue, complete: boolean): void;
}

/**
 * Thoughts and commands of other builders, told to nobody. Thoughts that never end may hold the answer
 * itself: a file that stands there is asked for.
 */
export function skipUntil(closer: RegExp): Block {
  let named: string | null = null;
  return {
    take: (line) => {
      const end = line.search(closer);
      if (end >= 0) return line.slice(end).replace(closer, "");
      const fence = named === null && isFenceLike(line) ? readFence(bareLine(line)) : null;
      named ??= fence && explicitPath(fence.info);
      return null;
    },
    end: (events) => {
      if (named !== null) tellChanges([doubtfulChange(named, WITHIN_THOUGHTS)], events);
    },
  };
}

const WITHIN_THOUGHTS =
  "It stands within thoughts that have no end, so it was not taken for a file. Send it once more, behind your thoughts.";

/** What follows a deletion, up to its closing fence or the next file. */
export function skipFence(open: Fence): Block {
  return {
    take: (line) => {
      const fence = readFence(bareLine(line));
      if (opensExplicitly(fence)) return line;
      return fence && closesFence(fence, open) ? "" : null;
    },
    end: () => {},
  };
}
