const script = document.currentScript as HTMLScriptElement;

/** Where the preview's own addresses are. */
export const base = new URL(script.dataset.base ?? "./", document.baseURI);
/** The build that this page shows. */
export const { build } = script.dataset;
