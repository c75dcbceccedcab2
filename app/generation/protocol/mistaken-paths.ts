/** Folders of examples and of machines, which no project has: what stands before a path by mistake. */
const NOT_A_FOLDER =
  /^(?:path\/to|your|my|home\/[^/]+|Users\/[^/]+|workspaces?|mnt\/data|tmp|usr\/src\/app|root|repo|project(?:-name)?|(?:my|your)[-_](?:app|project|site|website)|app-name|[ab])\//;
/** Folders of an operating system, from its root. */
const OF_THE_SYSTEM = /^\/(?:etc|usr|var|proc|sys|dev|bin|sbin|boot|opt|root)\//;
/** A path of an example: nothing stands there by that name. */
const EXAMPLE = /^path\/to\//;
/** Where machines keep a project. */
const OF_A_MACHINE =
  /^(?:home\/[^/]+|Users\/[^/]+|workspaces?|mnt\/data|usr\/src\/app|root|repo|project)\//;
/** What a program writes where it has no name. */
const NO_NAME =
  /^(?:undefined|null|none|nan|n\/a|unknown|untitled|file_?name|file|path|filepath)$/i;
/** Pages that any folder may have for itself. */
const OF_ANY_FOLDER = /^(?:index|README|page|layout|main|app|styles?|script)\.\w+$/i;

/** The file that differs from a path in upper and lower case alone; undefined where there is none, or several. */
export function otherCaseOf(path: string, paths: Iterable<string>): string | undefined {
  const small = path.toLowerCase();
  const [found, second] = [...paths].filter((other) => other.toLowerCase() === small);
  return second === undefined ? found : undefined;
}

/**
 * The file of the project that a change is about, however its name is spelled: in another case, or from the root
 * of a machine. A path that stands for none is returned as it is.
 */
export function meantPath(path: string, paths: Iterable<string>): string {
  const all = new Set(paths);
  if (all.has(path)) return path;
  const inside = path.replace(OF_A_MACHINE, "");
  return otherCaseOf(path, all) ?? (all.has(inside) ? inside : path);
}

/** Why a name is most likely none: no name at all, one as an address or an import spells it, one without its ending. */
function oddName(path: string, paths: readonly string[]): string | null {
  if (NO_NAME.test(path)) {
    return `“${path}” is most likely no name of a file. Send it in a fence with its own path.`;
  }
  const meant = (name: string) =>
    `Its name is spelled as nobody names a file. If you mean ${name}, send it in a fence with path="${name}"; if not, send it once more as it is.`;
  if (/^[@~]\//.test(path) && !paths.some((other) => other.startsWith(path.slice(0, 2)))) {
    const name = path.slice(2);
    return meant(
      paths.find((other) => other === name || other.endsWith(`/${name}`)) ?? `src/${name}`,
    );
  }
  if (/%[\da-f]{2}/i.test(path)) return meant(decoded(path));
  const isWithoutEnding = !/\.\w+$/.test(path);
  const longer = paths.filter((other) => isWithoutEnding && other.startsWith(`${path}.`));
  return longer.length === 1 && longer[0] ? meant(longer[0]) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What is most likely meant of a path behind a machine's folder: from the first folder on that the project has. */
function likely(rest: string, paths: readonly string[]): string {
  const parts = rest.split("/");
  const at = parts.findIndex((_, from) => {
    const inside = parts.slice(from).join("/");
    const folder = inside.slice(0, inside.indexOf("/") + 1);
    return paths.some((other) => other === inside || (folder && other.startsWith(folder)));
  });
  const name = at < 0 ? (parts.at(-1) ?? rest) : parts.slice(at).join("/");
  return `If it is ${name} of this project, send it in a fence with path="${name}"; if not, send it once more as it is.`;
}

/**
 * Why a new file is asked about before it is written: its name is that of a file of the project but for upper
 * and lower case, or behind a folder that is no part of the project.
 *
 * @param written as the model wrote it
 * @param paths those that the project has, without this one; none where it was asked about and came again
 * @returns null for a path that is most likely meant
 */
export function mistakenPath(written: string, paths: readonly string[]): string | null {
  const path = written.replace(/^(?:\.?\/)+/, "");
  const twin = otherCaseOf(path, paths);
  if (twin !== undefined) {
    return `There is a file ${twin}, whose name differs in upper and lower case alone. Send it in a fence with path="${twin}"; if it is to have the new name, delete that one first.`;
  }
  const odd = paths.length > 0 ? oddName(path, paths) : null;
  if (odd) return odd;
  if (path === "public/index.html" && paths.includes("index.html")) {
    return 'The page of this project is index.html, and one in public/ is shown by nothing. If you mean that page, send it in a fence with path="index.html"; if not, send it once more as it is.';
  }
  const folder = `${path.split("/")[0]}/`;
  if (paths.length === 0 || paths.some((other) => other.startsWith(folder))) return null;
  if (OF_THE_SYSTEM.test(written)) {
    return "Its path is one of the machine, and only files of this project can be written. If it is one of this project, send it once more without the slash at its beginning.";
  }
  if (EXAMPLE.test(path)) {
    return "Its path is one of an example. If it is a file of this project, send it with its own path; if that is its path, send it once more as it is.";
  }
  const machine = written.startsWith("/") ? OF_A_MACHINE.exec(path)?.[0] : undefined;
  if (machine !== undefined)
    return `Its path is one of a machine. ${likely(path.slice(machine.length), paths)}`;
  const known = NOT_A_FOLDER.exec(path)?.[0];
  const rest = path.slice((known ?? folder).length);
  const isMeant = !paths.includes(rest) || (known === undefined && OF_ANY_FOLDER.test(rest));
  if (rest === "" || isMeant) return null;
  return `There is a file ${rest}, and no folder ${known ?? folder}. If you mean that file, send it in a fence with path="${rest}"; if not, send it once more as it is.`;
}
