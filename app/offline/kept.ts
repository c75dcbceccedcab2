/** What the server, the service worker and pages agree on about copies of pages on a device. */

/**
 * A header of documents. `keep`: the page is the same for everybody, or all that is a person's in it is
 * read in the browser, so a device may keep a copy of it. `forget`: it is for somebody who is signed in,
 * and so are the pages after it: copies that were made for a visitor would show the wrong thing, and go.
 */
export const OFFLINE_COPY = "X-Offline-Copy";

/** Caches are named by what they hold and by the build that filled them. */
export const PAGES = "pages-";
export const ASSETS = "assets-";

/** Headers of a stored answer: its bytes, and when it was stored (milliseconds since 1970). */
export const KEPT_BYTES = "X-Kept-Bytes";
export const KEPT_AT = "X-Kept-At";

/** What pages say to the worker. */
export type ToWorker =
  /** Keep these: a page that was open before the worker was there, and files of it. */
  | { type: "keep"; addresses: string[] }
  /** Take over from the worker of the former build. */
  | { type: "take-over" };

/** Files whose names carry a hash of what is in them. */
export const HASHED = /^\/(?:build|enhance)\//;

/** Pages of trials, whose ids are below either list of projects. */
export const TRIAL_PAGE = /^(\/(?:pwa\/)?projects\/)(trial_[\w-]+)$/;
