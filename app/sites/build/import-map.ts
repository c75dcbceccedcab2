/** An import map, as far as it matters here. */
export interface ImportMap {
  imports: Record<string, string>;
  scopes: Record<string, unknown>;
  /** Whether a specifier is one of its entries, or below one that ends in "/". */
  maps(specifier: string): boolean;
  /** Where it leads, for whoever has no import map; the specifier itself when it is not mapped. */
  addressOf(specifier: string): string;
}

/** Reads the text of a `<script type="importmap">`. @returns null for what is none */
export function parseImportMap(text: string): ImportMap | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const imports: Record<string, string> = {};
  for (const [key, address] of Object.entries(isRecord(value.imports) ? value.imports : {})) {
    if (typeof address === "string") imports[key] = address;
  }
  return makeImportMap(imports, isRecord(value.scopes) ? value.scopes : {});
}

/**
 * All maps of a project's pages as one; a later page's entry wins. Where modules of a package are mapped
 * by their beginning, e.g. "react-dom/", the package itself is what stands before the "/".
 */
export function joinImportMaps(maps: readonly ImportMap[]): ImportMap | null {
  if (maps.length === 0) return null;
  const imports: Record<string, string> = Object.assign({}, ...maps.map((map) => map.imports));
  for (const [key, address] of Object.entries(imports)) {
    if (!/^[@\w].*\w\/$/.test(key) || !/^https?:.*\/$/.test(address)) continue;
    imports[key.slice(0, -1)] ??= address.slice(0, -1);
  }
  return makeImportMap(imports, Object.assign({}, ...maps.map((map) => map.scopes)));
}

/** The element. `<` is escaped: nothing in an address may end the script. */
export function importMapElement(
  imports: Record<string, string>,
  scopes: Record<string, unknown> = {},
): string {
  const map = Object.keys(scopes).length > 0 ? { imports, scopes } : { imports };
  const json = JSON.stringify(map).replaceAll("<", "\\u003c");
  return `<script type="importmap">${json}</script>`;
}

/** A map of these entries. */
export function makeImportMap(
  imports: Record<string, string>,
  scopes: Record<string, unknown>,
): ImportMap {
  const keys = new Set(Object.keys(imports));
  const folders = [...keys].filter((key) => key.endsWith("/"));
  return {
    imports,
    scopes,
    maps: (specifier) =>
      keys.has(specifier) || folders.some((folder) => specifier.startsWith(folder)),
    addressOf(specifier) {
      const folder = folders
        .filter((one) => specifier.startsWith(one))
        .sort((a, b) => b.length - a.length)[0];
      if (keys.has(specifier) || folder === undefined) return imports[specifier] ?? specifier;
      return (imports[folder] ?? "") + specifier.slice(folder.length);
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
