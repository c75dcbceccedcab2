import type { EventQueue } from "./parser-events";
import { bareLine, closesFence, type Fence, readFence } from "./parser-fences";
import { opensExplicitly } from "./parser-names";

/** What takes the lines of an answer from where it opened to where it ends. */
export interface Block {
  /** The file that it writes, if it is known to. */
  readonly path?: string | undefined;
  /** Takes a line. @returns what follows the block on it; null when the block is still open */
  take(line: string, events: EventQueue): string | null;
  /** Ends the block where nothing closed it. */
  end(events: EventQueue, complete: boolean): void;
}

/** Thoughts and commands of other builders, told to nobody. */
export function skipUntil(closer: RegExp): Block {
  return {
    take: (line) => {
      const end = line.search(closer);
      return end < 0 ? null : line.slice(line.indexOf(">", end) + 1);
    },
    end: () => {},
  };
}

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
