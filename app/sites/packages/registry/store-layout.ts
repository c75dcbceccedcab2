import path from "node:path";

/** What lies where below the folder of the package store, `DATA_DIR/packages`. */
export const CONTENTS = "contents";
export const RESOLUTIONS = "resolutions";
export const PREBUILT = "prebuilt";
/** What the registry said lately. */
export const PACKUMENTS = "packuments";
/** What is being written; of a killed process nothing else is left. */
export const DRAFTS = "tmp";

/** A package's folder below the store. @param name of its content, from `contentName` */
export function contentFolder(name: string): string {
  return `${CONTENTS}/${name}`;
}

/** The file that says what a request was resolved to. @param key from `requestKey` */
export function resolutionFile(store: string, key: string): string {
  return path.join(store, RESOLUTIONS, `${key}.json`);
}
