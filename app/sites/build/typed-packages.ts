import { readFileSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import semver from "semver";

/** What a package needs to be typed, beside itself. */
interface Installed {
  version: string;
  needs: string[];
}

/** The product's folder → the packages that sites are typed with, by name. */
const typedCache = new LRUCache<string, ReadonlyMap<string, Installed>>({ max: 10 });

/**
 * The packages whose declarations a project may be shown: those that ship with the product for sites, with what they
 * need, in versions that the project is content with. What else the product is built with is none of a
 * project's: it may well have another version of the same.
 *
 * @param root the product's folder
 * @param wanted what package.json asks for, by name
 */
export function typedPackages(
  root: string,
  wanted: ReadonlyMap<string, string>,
): (name: string) => boolean {
  const known = typedCache.get(root) ?? readTyped(root);
  typedCache.set(root, known);
  return (name) => {
    // The language's own.
    if (name === "typescript") return true;
    const typed = typedBy(name);
    if (!known.has(name)) return false;
    const range = semver.validRange(wanted.get(typed) ?? "*");
    const version = known.get(typed)?.version;
    return range === null || version === undefined || semver.satisfies(version, range);
  };
}

/** The package of a file below node_modules; null for any other. */
export function packageOfFile(file: string): string | null {
  const [, name = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return name;
}

/** What another package declares: "@types/react-dom" → "react-dom". */
function typedBy(name: string): string {
  return name.replace(/^@types\/(?:([^/]+)__)?/, (_all, scope?: string) =>
    scope ? `@${scope}/` : "",
  );
}

function readTyped(root: string): Map<string, Installed> {
  const found = new Map<string, Installed>();
  const { needs: open } = readInstalled(path.join(root, "preview-packages")) ?? {
    needs: [] as string[],
  };
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const installed =
      readInstalled(path.join(root, "preview-packages/node_modules", name)) ??
      readInstalled(path.join(root, "node_modules", name));
    if (!installed) continue;
    found.set(name, installed);
    open.push(...installed.needs);
    if (!name.startsWith("@types/")) {
      open.push(`@types/${name.replace(/^@([^/]+)\//, "$1__")}`);
    }
  }
  return found;
}

function readInstalled(folder: string): Installed | null {
  try {
    const json = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const { version = "", dependencies = {}, peerDependencies = {} } = json;
    return { version, needs: [...Object.keys(dependencies), ...Object.keys(peerDependencies)] };
  } catch {
    return null;
  }
}
