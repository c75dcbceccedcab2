import { createStore } from "zustand/vanilla";
import { requestEvents } from "~/platform/api-client";
import { readServerEvents } from "~/workspace/server-events";
import { wait } from "~/workspace/wait";
import { type LogLine, readLogLine } from "./log-line";
import { problemsAfter } from "./log-problems";

/** Lines kept: enough to scroll back through a few builds, few enough to draw at once. */
export const TERMINAL_LINES = 500;
/** Waits before the log is followed again after a drop, in milliseconds; the last one repeats. */
const RECONNECT_DELAYS_MS = [500, 2000, 5000, 15_000];

export interface TerminalState {
  lines: readonly LogLine[];
  /** Errors that no good build has answered yet. */
  problems: readonly LogLine[];
  isConnected: boolean;
}

export type TerminalModel = ReturnType<typeof createTerminalModel>;

/** Follows the log of a project's preview. */
export function createTerminalModel(projectId: string) {
  const state = createStore<TerminalState>(() => ({
    lines: [],
    problems: [],
    isConnected: false,
  }));
  const { getState: get, setState: set } = state;
  const path = `/api/projects/${encodeURIComponent(projectId)}/preview/logs`;
  let following: AbortController | null = null;

  const add = (line: LogLine) => {
    const { lines, problems } = get();
    if (lines.some(({ id }) => id === line.id)) return;
    set({
      lines: [...lines, line].slice(-TERMINAL_LINES),
      problems: problemsAfter(problems, line),
    });
  };

  const follow = async (signal: AbortSignal) => {
    let lastId: string | null = null;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const response = await requestEvents(path, lastId, signal);
        // The server refuses this reader; asking again changes only that there are too many.
        if (response.status >= 400 && response.status < 500 && response.status !== 429) return;
        if (response.ok) {
          set({ isConnected: true });
          await readServerEvents(response, (data, id) => {
            attempt = 0;
            if (id) lastId = id;
            const line = readLogLine(data);
            if (line) add(line);
          });
        }
      } catch {
        // A dropped connection: followed again below.
      }
      set({ isConnected: false });
      if (signal.aborted) return;
      const delay = RECONNECT_DELAYS_MS[Math.min(attempt, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
      await wait(delay, signal).catch(() => {});
    }
  };

  return {
    state,
    connect() {
      if (following) return;
      following = new AbortController();
      void follow(following.signal);
    },
    disconnect() {
      following?.abort();
      following = null;
      set({ isConnected: false });
    },
    clear: () => set({ lines: [] }),
    dismissProblems: () => set({ problems: [] }),
  };
}
