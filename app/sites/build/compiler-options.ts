import type * as TypeScript from "typescript";

/** Settings of a project's own that are heeded; all else is this product's. */
export const OWN_OPTIONS = [
  "strict",
  "strictNullChecks",
  "noImplicitAny",
  "strictFunctionTypes",
  "exactOptionalPropertyTypes",
] as const;

interface Project {
  /** Where its files are; empty for the root. */
  folder: string;
  /** The package that JSX comes from. */
  jsxFrom: string;
  /** Its own settings, of {@link OWN_OPTIONS}. */
  own: Record<string, boolean>;
}

/** How TypeScript reads a project, in checks of answers and in the editor. */
export function compilerOptions(
  ts: typeof TypeScript,
  { folder, jsxFrom, own }: Project,
): TypeScript.CompilerOptions {
  return {
    strict: false,
    ...own,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: jsxFrom,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    // As the build reads them.
    paths: { "@/*": [`${folder}/src/*`], "~/*": [`${folder}/src/*`] },
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    types: [],
  };
}
