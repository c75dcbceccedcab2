const script = document.currentScript as HTMLScriptElement;

/** Where the preview's own addresses are. */
export const base = new URL(script.dataset.base ?? "./", document.baseURI);
/** The build that this page shows. */
export let { build } = script.dataset;

/** Modules were replaced: the page shows another build. */
export function nowShows(version: string): void {
  build = version;
}
