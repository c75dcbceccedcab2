import { extname } from "node:path/posix";
import { readGlob } from "~/platform/globs";
import type { PackageStyles } from "./package-styles";
import type { ClassSource } from "./sources";

/** A pattern of files of a package, wherever it is written: "../node_modules/@heroui/theme/dist/**". */
const OF_PACKAGES = /^(?:\.{0,2}\/)*node_modules\/((?:@[^/]+\/)?[^/]+)(\/.*)?$/;
/** What names classes. */
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|html)$/;
/** Of all packages together: a library of components has some hundred files. */
const MOST_FILES = 2_000;
const MOST_CHARACTERS = 10_000_000;

/** Files of packages in which a project has its classes looked for, since it shows components of them. */
export function packageClasses(globs: readonly string[], packages: PackageStyles): ClassSource[] {
  const found = new Map<string, ClassSource>();
  let left = MOST_CHARACTERS;
  for (const glob of globs) {
    const [, name = "", rest = "/**"] = OF_PACKAGES.exec(glob) ?? [];
    if (name === "") continue;
    const isMeant = readGlob(rest);
    for (const file of packages.filesOf(name)) {
      if (!SOURCE.test(file.inside) || found.has(file.place)) continue;
      if (found.size >= MOST_FILES || !isMeant(`/${file.inside}`)) continue;
      const content = packages.read(file.place);
      if (content === null || content.length > left) continue;
      left -= content.length;
      const extension = extname(file.place).slice(1);
      found.set(file.place, { path: file.place, content, extension });
    }
  }
  return [...found.values()];
}

const SOURCES = /@source\s+(?!not\b|inline\b)["']([^"'\n]{1,300})["']/g;

/** The patterns that a stylesheet of Tailwind 4 adds: `@source "../node_modules/kit"`. */
export function sourcesIn(css: string): string[] {
  return [...css.matchAll(SOURCES)].map(([, glob = ""]) =>
    // A folder, and all that is in it.
    /[*{]|\.\w+$/.test(glob) ? glob : `${glob.replace(/\/$/, "")}/**`,
  );
}
