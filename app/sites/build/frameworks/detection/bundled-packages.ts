import type { FileTree } from "~/projects/files";
import { makeImportMap } from "../../import-map";
import type { SourcePage } from "../../site-page";
import { isBare } from "./imports";
import { dependenciesOf, dependsOn } from "./package-json";

/**
 * Pages of a Vite project without what their import maps say of packages: Vite bundles those as package.json
 * names them, and the map is there for tools that do not build. Both together would be two of a framework.
 */
export function withoutBundled(pages: SourcePage[], tree: FileTree): SourcePage[] {
  if (!dependsOn(dependenciesOf(tree), "vite")) return pages;
  return pages.map((page) => {
    const importMaps = page.outline.importMaps.map(({ map, ...span }) => {
      const kept = Object.entries(map.imports).filter(([key]) => !isBare(key));
      return { ...span, map: makeImportMap(Object.fromEntries(kept), {}) };
    });
    return { ...page, outline: { ...page.outline, importMaps } };
  });
}
