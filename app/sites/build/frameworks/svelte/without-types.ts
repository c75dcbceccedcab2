import { transform } from "esbuild";

/** A component whose scripts are JavaScript. Imports stay, since the markup may use them. */
export async function withoutTypes(source: string, path: string): Promise<string> {
  const { preprocess } = await import("svelte/compiler");
  const { code } = await preprocess(
    source,
    {
      async script({ content, attributes }) {
        if (attributes.lang !== "ts" && attributes.lang !== "typescript") return;
        return { code: await stripTypes(content) };
      },
    },
    { filename: path },
  );
  return code;
}

/** TypeScript as JavaScript of the newest kind. @param how.keepsImports imports that nothing uses, too */
export async function stripTypes(
  source: string,
  { keepsImports = true }: { keepsImports?: boolean } = {},
): Promise<string> {
  const { code } = await transform(source, {
    loader: "ts",
    target: "esnext",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: keepsImports } },
  });
  return code;
}
