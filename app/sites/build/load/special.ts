/** Modules that are no scripts: files that go with the site under a name of their content. */
export const ASSET = "asset";
/** Scripts that are bundled for themselves, e.g. "worker:/src/work.ts?module". */
export const WORKER = "worker";
/** Styles that are bundled for themselves. */
export const STYLE = "style";

const ENDING = { module: ".js", classic: ".classic.js" };

/** How a script that is bundled for itself is loaded. */
export type WorkerType = keyof typeof ENDING;

/** A worker as a module: what it is bundled into is called by the end of its path. */
export function workerPath(entry: string, type: WorkerType): string {
  return entry + ENDING[type];
}

/** The entry of a worker's module, and its type. */
export function workerOf(path: string): { entry: string; type: WorkerType } {
  const type = path.endsWith(ENDING.classic) ? "classic" : "module";
  return { entry: path.slice(0, -ENDING[type].length), type };
}

/** The same for a style, e.g. "/src/theme.scss" → "/src/theme.scss.css". */
export const stylePath = (entry: string) => `${entry}.css`;
export const styleOf = (path: string) => path.slice(0, -".css".length);
