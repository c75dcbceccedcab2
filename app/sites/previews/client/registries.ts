import type { ScriptUpdate } from "./hot-updates";
import { base } from "./page";

/** A registry of this page's modules, as far as it matters here (hot/registry.ts). */
interface PageRegistry {
  url: string;
  update(of: ScriptUpdate, root: URL): string | null;
  give(imports: ScriptUpdate["imports"], root: URL): Promise<void>;
  placeOf(line: number): { path: string; line: number } | null;
}

/** Where the site is: below a path, or the whole of its host. */
export const root = new URL("../", base);

const REGISTRIES = Symbol.for("@sayso/registries");
/** A place in a script, as stacks name it. */
const PLACE = /(https?:\/\/[^\s()]{1,2000}?\.js)(?:\?[^\s():]{0,200})?:(\d{1,9})(?=:\d)/g;

/** The registry of a script, by its address without what is asked of it. */
export function registryOf(address: string): PageRegistry | undefined {
  const all = (window as unknown as Record<symbol, PageRegistry[] | undefined>)[REGISTRIES];
  return all?.find(({ url }) => withoutQuery(url) === withoutQuery(address));
}

/** A place as one of a module's own text: where that is in the script changes with other modules. */
export function modulePlace(file: string, line: number): { file: string; line: number } {
  const place = registryOf(file)?.placeOf(line);
  if (!place) return { file, line };
  return { file: new URL(`@hot${place.path}.js`, root).href, line: place.line };
}

/** The same with all places in a text. */
export function withModulePlaces(text: string): string {
  return text.replace(PLACE, (_whole, address: string, line: string) => {
    const place = modulePlace(address, Number(line));
    return `${place.file}:${place.line}`;
  });
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, "");
}
