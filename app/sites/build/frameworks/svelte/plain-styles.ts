import type { BuildProblem } from "../../build-types";
import type { CompileContext, FileToCompile } from "../../compile-file";
import { fileName } from "../file-types";

/** A component whose styles are CSS: other languages, and what is processed in CSS, first. */
export async function withPlainStyles(
  { path, source }: FileToCompile,
  context: CompileContext,
): Promise<{ source: string; problems: BuildProblem[] }> {
  if (!/<style\b/.test(source)) return { source, problems: [] };
  const { preprocess } = await import("svelte/compiler");
  const problems: BuildProblem[] = [];
  const { code } = await preprocess(
    source,
    {
      async style({ content, attributes }) {
        const { lang } = attributes;
        const language = typeof lang === "string" ? lang : "css";
        const file = { path: `${path}.${language}`, source: content, query: "" };
        const written = await context.compile(file);
        problems.push(...(written?.errors ?? []));
        if (written) return { code: written.contents };
        if (!/^(?:css|postcss)$/.test(language)) {
          const text = `Styles in "${language}" are not compiled here. Write them in CSS or SCSS.`;
          problems.push({ text, file: fileName(path) });
        }
        return { code: content };
      },
    },
    { filename: path },
  );
  return { source: code, problems };
}
