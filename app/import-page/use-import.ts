import { useEffect, useRef, useState } from "react";
import { ApiError, isAbort } from "~/platform/api-client";
import { AppError } from "~/platform/errors";
import type { Dropped } from "~/projects/import/dropped-files";

/** What is brought: what was dropped or chosen, or a repository's address. */
export type Brought = Dropped | string;

/** How far an import is. */
export interface ImportState {
  phase: "packing" | "sending" | "making" | "keeping" | "failed";
  /** What is brought, e.g. "shop.zip". */
  name: string;
  /** How much of the phase is done, from 0 to 1; null where nobody knows. */
  share: number | null;
  /** Why it failed, as a sentence. */
  problem?: string;
}

/** An import of this page: into the account, or into a trial of this browser. One at a time. */
export function useImport(isSignedIn: boolean) {
  const [state, setState] = useState<ImportState | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const last = useRef<Brought | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const start = async (brought: Brought) => {
    leaving.current?.abort();
    const abort = new AbortController();
    leaving.current = abort;
    last.current = brought;
    const tell = (next: ImportState) => leaving.current === abort && setState(next);
    const name = nameOf(brought);
    try {
      const { runImport } = await import("./run-import");
      const report = await runImport(brought, {
        isSignedIn,
        signal: abort.signal,
        onPhase: (phase, share) => tell({ phase, name, share }),
      });
      location.assign(report);
    } catch (error) {
      if (abort.signal.aborted || isAbort(error)) return;
      tell({ phase: "failed", name, share: null, problem: sentenceOf(error) });
    }
  };

  return {
    state,
    start: (brought: Brought) => void start(brought),
    again: () => last.current !== null && void start(last.current),
    /** Says what is wrong with what was dropped. */
    refuse: (problem: string) => setState({ phase: "failed", name: "", share: null, problem }),
    cancel() {
      leaving.current?.abort();
      leaving.current = null;
      setState(null);
    },
  };
}

export type ImportRun = ReturnType<typeof useImport>;

function nameOf(brought: Brought): string {
  if (typeof brought === "string") return brought;
  const path = brought.files[0]?.path ?? "";
  return brought.files.length === 1 ? path : (path.split("/", 1)[0] ?? "");
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof AppError) return error.message;
  if (error instanceof Error && error.message.endsWith(".")) return error.message;
  return "It could not be imported. Please try again.";
}
