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

/** TypeScript as JavaScript of the newest kind. */
export async function stripTypes(source: string): Promise<string> {
  const { code } = await transform(source, {
    loader: "ts",
    target: "esnext",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return code;
}
