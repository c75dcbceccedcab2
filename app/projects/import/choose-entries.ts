import { BadPathError, normalizePath } from "../file-paths";
import { FILE_LIMITS } from "../files";

/** A file of an archive or a folder, before anything of it is read. Nothing of it is trusted. */
export interface OfferedFile {
  /** As it stands there, e.g. "app-main/src/App.tsx". */
  path: string;
  /** In bytes, as the archive says. */
  size: number;
  /** A link to another file. */
  isLink?: boolean;
  /** A device, a pipe or a socket. */
  isDevice?: boolean;
  /** A name that is listed once more, with another content. */
  isRepeated?: boolean;
}

/** What of an import becomes part of the project. */
export interface Chosen {
  /** As offered → where it goes. */
  taken: ReadonlyMap<string, string>;
  /** Files of variables, as offered: they fill in the environment, and are not stored as files. */
  environments: readonly string[];
  leftOut: readonly LeftOut[];
}

/** What was left out, and why, in a sentence. `count` files where it is a folder. */
export interface LeftOut {
  path: string;
  why: string;
  count?: number;
}

/** Files that systems leave in folders, and that nobody means to bring. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/;
/** Folders of tools. What is fetched, made or kept by a tool is fetched or made again. */
const FOLDERS: [folder: RegExp, why: string][] = [
  [/^(?:.*\/)?node_modules\//, "Packages are fetched anew, as package.json names them."],
  [/^(?:.*\/)?\.git\//, "The history of a repository is not brought along."],
  [
    /^(?:.*\/)?(?:\.next|\.nuxt|\.svelte-kit|\.output|\.turbo|\.vercel|\.netlify|\.cache|\.parcel-cache|coverage)\//,
    "A tool makes it anew.",
  ],
];
/** What a build has made, where there is something to build it from that runs here. */
const BUILT = /^(?:dist|build|out)\//;
/** Pages, and what is written for frameworks. */
const SOURCES = /\.(?:html|[jt]sx|vue|svelte)$/;
/** How many files are looked at in a step. */
const FILES_A_STEP = 200;
/** Files of variables that are for use, not an example of what to set. */
const ENVIRONMENT = /(?:^|\/)\.env(?:\.(?:local|development|production)(?:\.local)?)?$/;

/**
 * Says which of the offered files make the project: without the one folder that archives wrap around,
 * without what tools make anew, and only what the one path function lets pass.
 *
 * @param within a folder inside, e.g. "apps/web": only what is below it, without it
 * @param kept folders of a build that are part of it all the same (loaded-folders.ts), e.g. "dist/"
 */
export function chooseEntries(...of: Parameters<typeof chooseInSteps>): Chosen {
  const steps = chooseInSteps(...of);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps of a millisecond or two, for whoever lets others have their turn between them. */
export function* chooseInSteps(
  offered: readonly OfferedFile[],
  within = "",
  kept: ReadonlySet<string> = new Set(),
): Generator<undefined, Chosen> {
  const files = offered.filter(({ path }) => !path.endsWith("/") && !isLitter(path));
  const root = rootOf(files.map(({ path }) => path)) + (within ? `${within}/` : "");
  const inside = files.filter(({ path }) => path.startsWith(root));
  const names = inside.map(({ path }) => path.slice(root.length));
  yield;
  // Where nothing else is a page, e.g. beside templates of Pug, what was made of them is the project.
  const isProject =
    names.includes("package.json") &&
    names.some((name) => SOURCES.test(name) && folderOfTool(name, true) === null);
  const taken = new Map<string, string>();
  const environments: string[] = [];
  const leftOut = new Map<string, LeftOut>();
  const leave = (path: string, why: string, isFolder = false) => {
    const known = leftOut.get(path);
    if (known) known.count = (known.count ?? 1) + 1;
    else leftOut.set(path, { path, why, ...(isFolder ? { count: 1 } : {}) });
  };
  const places = new Set<string>();
  for (const [at, { path: from, size, isLink, isDevice, isRepeated }] of inside.entries()) {
    if (at % FILES_A_STEP === 0) yield;
    const path = from.slice(root.length);
    const folder = folderOfTool(path, isProject);
    if (folder && !kept.has(folder.path)) leave(folder.path, folder.why, true);
    else if (isLink) leave(path, "It is a link to another file.");
    else if (isRepeated) leave(path, "It stands in it more than once; the last one counts.");
    else if (isDevice) leave(path, "It is a device or a pipe, and no file.");
    else if (isEnvironment(path)) environments.push(from);
    else if (size > FILE_LIMITS.bytesPerBinary) leave(path, "It is larger than a file can be.");
    else {
      const place = placeOf(path);
      if (place instanceof BadPathError) leave(shorten(path), place.message);
      else if (places.has(place.toLowerCase())) {
        leave(
          path,
          "Another file has this name; capital letters and ways to write an accent make no difference.",
        );
      } else {
        places.add(place.toLowerCase());
        taken.set(from, place);
      }
    }
  }
  return { taken, environments, leftOut: [...leftOut.values()] };
}

/** The folder of a tool that a file lies in, with its slash; null for what people make. */
export function folderOfTool(path: string, isProject = false): LeftOut | null {
  for (const [pattern, why] of FOLDERS) {
    const [found] = pattern.exec(path) ?? [];
    if (found) return { path: found, why };
  }
  const [built] = isProject ? (BUILT.exec(path) ?? []) : [];
  return built ? { path: built, why: "A build makes it anew." } : null;
}

/** Whether a file, or a folder with its slash, is what a build has made. */
export function isBuiltFolder(path: string): boolean {
  return BUILT.test(path);
}

/** Whether a file is what systems leave in folders. */
export function isLitter(path: string): boolean {
  return LITTER.test(path);
}

/** Whether a file holds variables that are for use: they are no file of a project. */
export function isEnvironment(path: string): boolean {
  return ENVIRONMENT.test(path);
}

/** The folder that all files lie in, with its slash; "" where there is none. */
export function rootOf(paths: readonly string[]): string {
  const [first = ""] = paths;
  const slash = first.indexOf("/");
  if (slash <= 0) return "";
  const root = first.slice(0, slash + 1);
  // A project of nothing but "src/…" has no wrapping.
  if (/^(?:src|public|app|pages)\/$/.test(root)) return "";
  return paths.every((path) => path.startsWith(root)) ? root : "";
}

function placeOf(path: string): string | BadPathError {
  try {
    return normalizePath(path);
  } catch (error) {
    if (error instanceof BadPathError) return error;
    throw error;
  }
}

function shorten(path: string): string {
  return path.length > 120 ? `${path.slice(0, 119)}…` : path;
}
