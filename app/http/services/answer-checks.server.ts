import type { AnswerChecks, CheckedProject, Problem } from "~/generation/checks/answer-checks";
import { defineTask, tooBusy, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import type { SiteBuilder } from "~/sites/build/build.server";
import type { BuildProblem } from "~/sites/build/build-types";
import type { TypeCheck } from "~/sites/build/check-types";
import type { LogLine } from "~/sites/engine/site-log";
import type { PreviewWatch } from "~/sites/previews/preview-watch.server";
import { readBuildInput } from "./read-build-input.server";

/** The longest check of types, in milliseconds of a processor: the first one of a thread reads all libraries. */
const TYPES_MS = 15_000;
const root = process.cwd();

/** How often a thread is kept ready while an answer is written, in milliseconds: one without work ends after ten seconds. */
const READY_MS = 8_000;
/** How many times as long a thread may load as a check may wait for it: what has loaded serves the next one. */
const LOADING_TIMES = 4;
/** A project that takes what most do: to check it loads the compiler, and the types of browsers and React. */
const USUAL: TypeCheck = {
  tree: [
    ["index.html", '<script type="module" src="/src/main.tsx"></script>\n'],
    [
      "src/main.tsx",
      'import { useState } from "react";\nimport { createRoot } from "react-dom/client";\nconst App = () => <p>{useState(0)[0]}</p>;\ncreateRoot(document.body).render(<App />);\n',
    ],
  ],
  touched: ["src/main.tsx"],
  root,
};

/** Longest report of a page that goes on, in characters. */
const SAID_CHARS = 400;
/** Where something is, as builds and pages tell it. */
type Place = Pick<LogLine, "file" | "line" | "column">;

/**
 * What answers are checked with: the builder of this process's sites, and the types in a worker.
 *
 * @param options.watch who has previews open; without it nobody has
 * @param options.typesMs the longest check of types, in milliseconds
 */
export function answerChecks(options: {
  builder: SiteBuilder;
  watch?: PreviewWatch;
  typesMs?: number;
}): AnswerChecks {
  const { builder, watch, typesMs = TYPES_MS } = options;
  const types = defineTask<TypeCheck, BuildProblem[]>({ name: "checkTypes", limitMs: typesMs });
  const ready = readyTypes({ ...types, limitMs: LOADING_TIMES * typesMs });
  return {
    prepareTypes: ready.prepare,
    async build({
      projectId,
      files,
      touched,
      visitor,
      signal,
      onProgress,
      onAdded,
      onUnloaded,
    }: CheckedProject): Promise<Problem[]> {
      const told = { ...(onProgress ? { onProgress } : {}), onAdded, onUnloaded };
      const of = { project: projectId, visitor, signal, ...told };
      const input = { ...(await readBuildInput(projectId)), texts: files };
      return (await builder.check(input, [...touched], of)).map(toProblem);
    },
    async findPreview(projectId) {
      if (!(await watch?.isOpen(projectId))) return null;
      return {
        watch: async (signal) => (await watch?.watch(projectId, signal))?.map(toSeen) ?? null,
      };
    },
    async checkTypes({ files, touched, visitor, signal }) {
      const check = { tree: [...files], touched: [...touched], root };
      // A thread that is loading would be busy, and a second one load all of it anew.
      if (!(await ready.isLoaded(typesMs))) throw tooBusy();
      signal.throwIfAborted();
      const found = await workers.run(types, check, { visitor, signal });
      return found.map(toProblem);
    },
  };
}

/** Loads the checker ahead of the first check, in a thread that is then kept. */
function readyTypes(types: WorkerTask<TypeCheck, BuildProblem[]>) {
  let loading: Promise<unknown> | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;
  return {
    prepare(visitor: string): void {
      if (loading || performance.now() - begunAt < READY_MS) return;
      begunAt = performance.now();
      // What does not load now loads with the check, which tells why not.
      loading = workers.run(types, USUAL, { visitor }).catch(() => {});
      void loading.then(() => {
        loading = null;
      });
    },
    /** @returns whether nothing is being loaded any more, after so many milliseconds at most */
    async isLoaded(limitMs: number): Promise<boolean> {
      const limit = AbortSignal.timeout(limitMs);
      const isOver = new Promise((resolve) => limit.addEventListener("abort", resolve));
      await Promise.race([loading, isOver]);
      return !limit.aborted;
    },
  };
}

/** What a page reported: the first lines of it, and where it happened. */
function toSeen({ text, file, line, column }: LogLine): Problem {
  const said = text.split("\n").slice(0, 3).join(" ").replace(/\s+/g, " ").slice(0, SAID_CHARS);
  return toProblem({ text: `In the preview: ${said}`, ...{ file, line, column } });
}

/** A problem with its place before it, e.g. "src/app.tsx:3:7: …". */
function toProblem({ text, file, line, column }: Place & Pick<BuildProblem, "text">): Problem {
  if (!file) return { text };
  const place = [file, line, line && column].filter(Boolean).join(":");
  return { path: file, text: `${place}: ${text}` };
}
