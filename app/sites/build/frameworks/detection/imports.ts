// Bounded: a source of blank lines, or one that only begins imports, must not cost the square of
// its length.
const IMPORT =
  /(?:^|[\n;}>])[^\S\n]*(?:import|export)\s(?!type\s+[\w{*][^'"`;]{0,5000}?\sfrom\s)(?:[^'"`;]{0,5000}?\sfrom\s*)?["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']/g;
/** What a browser is told of an import that is no script: it then takes it. */
const TYPED = /^\s*(?:with|assert)\s*\{/;
/** `import"x"`, as machines write it, is code that needs no build. */
const FILE =
  /\.(?:css|scss|sass|less|svg|json|png|jpe?g|gif|webp|avif|ico|woff2?|wasm|mp[34]|webm|txt|md)$/i;

/** An import of a module, as far as it decides what the project is. */
export interface NamedImport {
  specifier: string;
  /** No browser takes it: a file that is no script, or an address that asks for something. */
  needsBuild: boolean;
}

/** Every module specifier that a source names statically. */
export function importsOf(source: string): string[] {
  return namedImports(source).map(({ specifier }) => specifier);
}

export function namedImports(source: string): NamedImport[] {
  return [...source.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? "";
    const [address = "", query] = specifier.split(/[?#]/);
    const isTyped = TYPED.test(
      source.slice(match.index + match[0].length, match.index + match[0].length + 20),
    );
    const isRemote = /^(?:[a-z]+:|\/\/)/i.test(specifier);
    const asks = query !== undefined && /^(?:raw|url|inline|worker|react)\b/.test(query);
    return { specifier, needsBuild: !isRemote && (asks || (FILE.test(address) && !isTyped)) };
  });
}

/** A specifier that names a package rather than a file or an address. */
export function isBare(specifier: string): boolean {
  return specifier !== "" && !/^(?:[./]|@\/|~\/|[a-z]+:)/i.test(specifier);
}
