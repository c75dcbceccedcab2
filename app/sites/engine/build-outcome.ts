import type { BuildProblem, BuildResult, SiteBuild } from "../build/build-types";
import { NOTHING_TO_RUN } from "../build/has-entry";
import type { SiteState } from "./engine";
import type { LogEntry } from "./site-log";

/** Problems of a build that are told beside the log: who has more fixes these first. */
const PROBLEMS_TOLD = 20;

type FailedBuild = Extract<BuildResult, { ok: false }>;

/** What one build means to those who wait for it. */
export interface BuildOutcome {
  state: SiteState;
  /** Names what the log is told. */
  name: string;
  lines: LogEntry[];
}

/** @param built.tree names the tree @param built.ms how long it took */
export function goodOutcome(build: SiteBuild, built: { tree: string; ms: number }): BuildOutcome {
  const text = `Built (${build.kind}) in ${Math.round(built.ms)} ms`;
  const added = build.packages?.added ?? {};
  const isTold = Object.keys(added).length > 0;
  return {
    state: { status: "running", problems: [], ...(isTold ? { added } : {}) },
    name: `built ${built.tree}`,
    lines: [
      ...build.warnings.map((warning) => ({ ...line("warn", warning.text), ...warning })),
      line("info", text),
    ],
  };
}

/**
 * A build that failed while an answer writes the project: what it lacks may come next, so nobody is
 * told what is wrong.
 *
 * @param before how the site stood, and stands
 */
export function heldOutcome({ problems }: FailedBuild, before: SiteState): BuildOutcome {
  const text = "Does not build yet; the answer is still being written.";
  return {
    state: { ...before, problems: problems.slice(0, PROBLEMS_TOLD) },
    name: "being written",
    lines: [line("info", text)],
  };
}

/**
 * A page that an answer has written before its stylesheet: without its looks it is a heap of text and black
 * boxes, which nobody shall take for the app.
 *
 * @param style what it waits for, e.g. "styles.css"
 * @param before how the site stands when an earlier version is up, which stays
 */
export function unstyledOutcome(style: string, before: SiteState | null): BuildOutcome {
  const progress = `Your app is being written. It shows as soon as ${style} is there, or the answer has ended.`;
  const text = `Waits for ${style}; the answer is still being written.`;
  return {
    state: before ?? { status: "starting", problems: [], progress },
    name: `waits for ${style}`,
    lines: [line("info", text)],
  };
}

/**
 * @param failed.tree names the tree
 * @param failed.hasBuild whether an earlier version is up
 */
export function failedOutcome(
  result: FailedBuild,
  failed: { tree: string; hasBuild: boolean },
): BuildOutcome {
  const { hasBuild } = failed;
  const problems = result.problems.slice(0, PROBLEMS_TOLD);
  const error = problems[0]?.text ?? "The project does not build.";
  const state = { status: hasBuild ? "running" : "error", error, problems } as const;
  if (result.nothingToRun && !hasBuild) {
    const lines = [line("info", NOTHING_TO_RUN)];
    return { state: { ...state, nothingToRun: true }, name: "nothing to run", lines };
  }
  const staysUp = hasBuild ? [line("info", "The last version that built stays up.")] : [];
  return {
    state,
    name: `failed ${failed.tree}`,
    lines: [...result.problems.map(problemLine), ...staysUp],
  };
}

function line(level: LogEntry["level"], text: string): LogEntry {
  return { source: "build", level, text };
}

function problemLine(problem: BuildProblem): LogEntry {
  return { ...line("error", problem.text), ...problem };
}
