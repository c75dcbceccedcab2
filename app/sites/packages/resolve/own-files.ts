import path from "node:path/posix";
import { packageLoaderOf } from "./package-loaders";

/** A file beside a module, as it says its address: `new URL("engine.wasm", import.meta.url)`. */
const ADDRESS =
  /\bnew\s+URL\(\s*(?:\/\*[^*]{0,100}\*\/\s*)?(["'`])([^"'`\n\\$?#:]{1,200})\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * A module of a package whose files beside it (WebAssembly, pictures, sounds) come along, wherever it is bundled. Its lines
 * stay where they are.
 *
 * @param file the module's place, e.g. "/node_modules/engine/dist/index.js"
 * @param isThere whether the package has a file of that place
 */
export function withOwnFiles(
  source: string,
  file: string,
  isThere: (file: string) => boolean,
): string {
  if (!source.includes("import.meta.url")) return source;
  const imports = new Map<string, string>();
  const changed = source.replace(ADDRESS, (all, _quote: string, address: string) => {
    const place = path.join(path.dirname(file), address);
    if (packageLoaderOf(place) !== "file" || !isThere(place)) return all;
    const name = imports.get(address) ?? `__sayso_file_${imports.size}`;
    imports.set(address, name);
    return `new URL(${name})`;
  });
  const lines = [...imports].map(
    ([address, name]) => `import ${name} from ${JSON.stringify(`./${path.normalize(address)}`)};`,
  );
  return lines.join("") + changed;
}
