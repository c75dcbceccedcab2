import { KNOWN_SERVERS } from "./frameworks/servers/known-servers";

/** What is told of a project that has no page, and no script that one could be made for. */
export const NOTHING_TO_RUN =
  "Nothing to run yet. Describe your app in the chat, or add an index.html.";

/** Files that are the page that opens first. */
const PAGE = /^(?:public\/|src\/)?index\.html$/;
/** Files that start an app by themselves. */
const ENTRY = /^(?:src\/)?(?:main|index)\.(?:tsx|jsx|ts)$/;
/** Files that hold an app which somebody else must start. */
const APP = /^(?:src\/)?App\.(?:tsx|jsx|vue|svelte)$/;

/** The component of a project that has no list of packages, as chats hand one out in a file. */
const LONE = /^(?:src\/)?[\w -]{1,80}\.(?:tsx|jsx)$/;

/** What a project of several apps, or of pages that a router finds, begins with. */
const BEGINNING = [
  /^(?:src\/)?app\/(?:[^/]+\/)*page\.[jt]sx?$/,
  /^(?:src\/)?pages\/index\.[jt]sx?$/,
  /^(?:src|app)\/routes\/__root\.[jt]sx?$/,
  /^app\/root\.[jt]sx?$/,
  /^(?:[^/]+\/){0,3}(?:app\.vue|pages\/index\.vue)$/,
  /^[^/]+\/(?:[^/]+\/)?(?:public\/)?index\.html$/,
  // Of a framework, at the root or in a folder of a workspace.
  /^(?:[^/]+\/){0,2}(?:src\/(?:app\.(?:html|[jt]sx)|root\.[jt]sx)|app\/root\.[jt]sx|(?:src|app)\/routes\/__root\.[jt]sx)$/,
  /^(?:[^/]+\/){1,2}(?:src\/)?(?:app\/page|pages\/index)\.[jt]sx?$/,
  /^(?:[^/]+\/){1,2}(?:nuxt|astro)\.config\.\w+$/,
];

/** Whether a project of these files has anything to run; it may still fail to build. */
export function hasEntry(paths: Iterable<string>): boolean {
  const all = [...paths];
  const isOne = (path: string) =>
    [PAGE, ENTRY, APP, ...BEGINNING].some((entry) => entry.test(path));
  if (!all.includes("package.json") && all.some((path) => LONE.test(path))) return true;
  // A server is named, which is more than that there is nothing.
  return all.some(isOne) || KNOWN_SERVERS.some(({ file }) => file && all.some((p) => file.test(p)));
}
