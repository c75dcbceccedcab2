import type { BuildProblem } from "../build-types";
import type { CompileContext } from "../compile-file";
import { asTexts } from "../config/values";
import { compileLess } from "./less";
import { compileSass } from "./sass";

/** What styles are written in. */
export type StyleLanguage = "css" | "scss" | "sass" | "less" | "stylus";

/** CSS that a stylesheet came to, or why not. */
export type Preprocessed = { css: string } | { problem: BuildProblem };

/** The language of a file by its name, e.g. "/src/a.module.scss". */
export function languageOf(file: string): StyleLanguage {
  if (/\.scss$/i.test(file)) return "scss";
  if (/\.sass$/i.test(file)) return "sass";
  if (/\.less$/i.test(file)) return "less";
  return /\.styl(?:us)?$/i.test(file) ? "stylus" : "css";
}

/** Turns a stylesheet of another language into CSS. */
export async function preprocess(
  source: string,
  file: string,
  { language, context }: { language: StyleLanguage; context: CompileContext },
): Promise<Preprocessed> {
  if (language === "css") return { css: source };
  if (language === "stylus") {
    const text = "Stylus is not supported. Write the styles as CSS, SCSS or Less.";
    return { problem: { text, file: file.slice(1) } };
  }
  const options = context.config.preprocessors[language] ?? {};
  const before = writtenBefore(options, { file, language });
  // What stands before it moves its lines: a mistake is told where it is in the file.
  const lines = before.split("\n").length - 1;
  const result =
    language === "less"
      ? await compileLess(before + source, file, { context, options })
      : await compileSass(before + source, file, { context, language });
  if ("css" in result || !result.problem.line || result.problem.file !== file.slice(1))
    return result;
  return { problem: { ...result.problem, line: Math.max(1, result.problem.line - lines) } };
}

/** What stands before every stylesheet in a language: a text, and files of the project, but for those themselves. */
function writtenBefore(
  { additionalData, resources }: Readonly<Record<string, unknown>>,
  { file, language }: { file: string; language: StyleLanguage },
): string {
  const files = asTexts(resources).filter((one) => one !== file);
  const end = language === "sass" ? "" : ";";
  const text = typeof additionalData === "string" ? additionalData : "";
  // The indented language has one statement a line, and no end of one.
  const said = language === "sass" ? text.replace(/^[ \t]+|;[ \t]*$/gm, "") : text;
  const lines = [...(said === "" ? [] : [said]), ...files.map((one) => `@import "${one}"${end}`)];
  return lines.map((line) => `${line}\n`).join("");
}
