import type { BuildProblem } from "../build-types";

/** Plugins of postcss whose work is done here: by ours of the same name, or by the build itself. */
const DONE_HERE = new Set([
  ...["tailwindcss", "@tailwindcss/postcss", "autoprefixer", "postcss-import"],
  ...["postcss-nested", "tailwindcss/nesting", "@tailwindcss/nesting", "postcss-nesting"],
  // A release is minified anyway, and addresses are resolved by the build.
  ...["cssnano", "postcss-url", "postcss-flexbugs-fixes"],
]);

/** What a configuration of postcss asks for and does not get. */
export function postcssLeftOut(postcss: Readonly<Record<string, unknown>> | null): BuildProblem[] {
  return Object.keys(postcss ?? {})
    .filter((name) => !DONE_HERE.has(name))
    .map((name) => ({ text: sentenceFor(name.slice(0, 100)) }));
}

function sentenceFor(name: string): string {
  if (name === "postcss-preset-env") {
    return "postcss-preset-env is left out: styles stay as they are written, as browsers of today read them.";
  }
  return `The postcss plugin ${name} is left out.`;
}
