import type { BuildProblem } from "~/sites/build/build-types";

export type PreviewStatus = "stopped" | "starting" | "running" | "error";

/** How the preview stands, as its pane shows it. */
export interface PreviewState {
  status: PreviewStatus;
  url: string | null;
  /** Names the host that the frame shows. */
  label: string | undefined;
  /** What the server says about an error. */
  error: string | null;
  /** What in the project keeps it from starting; none when the server could not be reached. */
  problems: readonly BuildProblem[];
  /** What it waits for while it starts, in words; null when nothing is told. */
  progress: string | null;
  /** Whether it is "error" only because nobody has written anything to run yet. */
  isEmpty: boolean;
  /** Whether it is "error" only because there is no line. */
  needsLine: boolean;
  /** Starts that failed one after the other. */
  retries: number;
  isRestarting: boolean;
  /** Whether a person is choosing a part of the app. */
  isPicking: boolean;
  /** Counts the frames shown: a new number makes the frame load anew. */
  frame: number;
  /** Whether a page of the app told from this frame where it is: only then is it known to be open. */
  isTold: boolean;
}

/** What the calls `preview/start` and `preview/status` answer. */
export interface PreviewAnswer {
  status: PreviewStatus;
  url?: string;
  /** Stays the same until its owner wants another one, or the browser's trials change hands. */
  label?: string;
  error?: string;
  problems?: BuildProblem[];
  progress?: string;
  /** Packages that it was built with and package.json does not name: package → version. */
  added?: Readonly<Record<string, string>>;
  nothingToRun?: boolean;
}

/** The state before the server was asked. */
export function newPreviewState(status: PreviewStatus): PreviewState {
  return {
    // The first look starts a preview that runs or has failed, and so learns its address or reason.
    status: status === "starting" ? status : "stopped",
    url: null,
    label: undefined,
    error: null,
    problems: [],
    progress: null,
    isEmpty: false,
    needsLine: false,
    retries: 0,
    isRestarting: false,
    isPicking: false,
    frame: 0,
    isTold: false,
  };
}

/** The state after an answer of the server. */
export function withAnswer(state: PreviewState, answer: PreviewAnswer): PreviewState {
  const isRunning = answer.status === "running";
  const hasPage = answer.status !== "starting" && !answer.nothingToRun;
  // What is behind the address is not what was, so the frame loads anew.
  const isNewFrame = isRunning && (state.status !== "running" || state.label !== answer.label);
  return {
    ...state,
    status: answer.status,
    label: answer.label,
    error: answer.error ?? null,
    problems: problemsOf(answer),
    progress: answer.progress ?? null,
    isEmpty: answer.nothingToRun ?? false,
    needsLine: false,
    url: hasPage ? (answer.url ?? state.url) : state.url,
    retries: isRunning ? 0 : state.retries,
    frame: isNewFrame ? state.frame + 1 : state.frame,
    isTold: state.isTold && !isNewFrame && isRunning,
  };
}

/** Whether a status that was asked for now and then differs from what is shown. */
export function isNews(
  { status, isEmpty, label, progress }: PreviewState,
  answer: PreviewAnswer,
): boolean {
  // After a failed start nothing runs; the reason of the failure stays until the next start.
  if (status === "error" && answer.status === "stopped") return isEmpty;
  return (
    answer.status !== status ||
    answer.label !== label ||
    (answer.progress ?? null) !== progress ||
    (answer.nothingToRun ?? false) !== isEmpty
  );
}

/** The problems of the project that an answer tells. Status "error" always speaks of the project. */
export function problemsOf({ status, problems, error }: PreviewAnswer): readonly BuildProblem[] {
  if (status !== "error") return [];
  return problems?.length ? problems : error ? [{ text: error }] : [];
}

/**
 * Whether a preview should start by itself after a file was saved: an account's with its page, a
 * trial's when there are both a page and a script.
 */
export function isReadyToStart(
  kind: "account" | "trial",
  saved: string,
  paths: Iterable<string>,
): boolean {
  const isPage = (path: string) => /(^|\/)index\.html$/.test(path);
  if (kind === "account") return isPage(saved);
  const all = [...paths];
  return all.some(isPage) && all.some((path) => /(^|\/)script\.js$/.test(path));
}
