import { createStore } from "zustand/vanilla";
import type { BuildProblem } from "~/sites/build/build-types";
import { readServerEvents, wait } from "~/workspace/conversation/stream-client";

/** One line of a project's build, server, page or browser console. */
export interface LogLine {
  id: string;
  source: "build" | "console" | "page" | "server";
  level: "info" | "warn" | "error";
  text: string;
  at: string;
  file?: string;
  line?: number;
  column?: number;
}

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

  const open = (lastId: string, signal: AbortSignal) =>
    fetch(path, {
      credentials: "include",
      headers: { Accept: "text/event-stream", ...(lastId ? { "Last-Event-ID": lastId } : {}) },
      signal,
    });

  const follow = async (signal: AbortSignal) => {
    let lastId = "";
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        const response = await open(lastId, signal);
        // Refused is refused: asking again would not change it.
        if (response.status >= 400 && response.status < 500) return;
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

/** A line as the server sends it, or null for anything else. */
export function readLogLine(data: string): LogLine | null {
  try {
    const line = JSON.parse(data) as Partial<LogLine> | null;
    if (typeof line?.text !== "string" || line.id === undefined) return null;
    // Ids begin anew with each start of the preview: only with its time is a line unmistakable.
    return { ...line, id: `${line.id} ${line.at ?? ""}`.trim() } as LogLine;
  } catch {
    return null;
  }
}

/** The errors still open after one more line: a good build answers all before it. */
export function problemsAfter(problems: readonly LogLine[], line: LogLine): readonly LogLine[] {
  if (line.level === "error") {
    const isKnown = problems.some(({ text, file }) => text === line.text && file === line.file);
    return isKnown ? problems : [...problems, line].slice(-20);
  }
  const isGoodBuild = line.source === "build" && /^Built\b/.test(line.text);
  return isGoodBuild ? [] : problems;
}

/** Where a problem is, as people and assistants write it: `src/app.ts:3:7`. Empty for nowhere. */
export function placeOf({
  file,
  line,
  column,
}: Pick<BuildProblem, "file" | "line" | "column">): string {
  return [file, file && line, file && line && column].filter(Boolean).join(":");
}

/** What is asked of the assistant to get errors fixed. */
export function fixPrompt(problems: readonly BuildProblem[]): string {
  const listed = problems.map((problem) => {
    const place = placeOf(problem);
    return `- ${problem.text.trim().slice(0, 500)}${place && ` (${place})`}`;
  });
  const what = problems.length === 1 ? "this error" : "these errors";
  return `Please fix ${what}:\n${[...new Set(listed)].join("\n")}`;
}
