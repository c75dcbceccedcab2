import path from "node:path/posix";
import type { CompileContext } from "../../compile-file";

/** Props that are declared by a type, which may stand in another file. */
const BY_TYPE = /\bdefine(?:Props|Emits|Slots|Model)\s*</;
/** An import, by a name that only the project knows or by a path that may leave its ending out. */
const IMPORTED = /(\bfrom\s*)(["'])([^"'\n]{1,500})\2/g;

/**
 * A source whose imports of the project are paths of files, which are all that Vue's compiler can follow. Its lines
 * stay. @param file e.g. "/src/App.vue"
 */
export function withPaths(source: string, file: string, { find }: CompileContext): string {
  return source.replace(IMPORTED, (all, from: string, quote: string, specifier: string) => {
    const found = find(specifier, file);
    return found ? from + quote + relativePath(file, found) + quote : all;
  });
}

/** Whether a component's compiler has to look into other files. */
export function readsTypes(source: string): boolean {
  return BY_TYPE.test(source);
}

/** The project as the file system from which Vue's compiler reads types, and what it read. */
export function typeFiles(context: CompileContext) {
  const read = new Set<string>();
  return {
    read,
    fs: {
      fileExists: (file: string) => context.read(placeOf(file)) !== null,
      readFile: (file: string) => {
        read.add(file);
        const source = context.read(placeOf(file));
        return source === null ? undefined : withPaths(source, file, context);
      },
      realpath: (file: string) => file,
    },
  };
}

function placeOf(file: string): string {
  return file.startsWith("/") ? file : `/${file}`;
}

function relativePath(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
