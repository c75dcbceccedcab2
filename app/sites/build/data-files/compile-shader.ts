import { hasFile } from "../build-input";
import type { BuildProblem } from "../build-types";
import type { CompileContext, CompileFile } from "../compile-file";

/** Programs of the graphics card, which bundlers are set up to hand on as texts. */
export const SHADER_ENDINGS = [".glsl", ".vert", ".frag", ".vs", ".fs", ".vsh", ".fsh", ".wgsl"];

/** `#include "./noise.glsl"`, with or without quotes and a semicolon; three.js writes `<fog>` for parts of its own. */
const INCLUDE = /^[ \t]*#include\s+["']?([^\s"'<>;]+)["']?[ \t]*(?:;[ \t]*)?$/gm;
const GLSLIFY = /^[ \t]*#pragma\s+glslify:/m;
/** Files that one program may be made of, each counted as often as it is included. */
const MOST = 200;
/** Errors that are told of one program: the next are of the same kind. */
const MOST_ERRORS = 20;
/** Characters that a program may come to; drivers give up long before. */
const LONGEST = 2_000_000;

/** A program with what it includes in it, as the plugins of bundlers have it; null where it includes nothing. */
export const compileShader: CompileFile = async ({ path, source }, context) => {
  const warnings: BuildProblem[] = [];
  if (GLSLIFY.test(source)) {
    const text =
      "glslify's #pragma is left as it is: write the function itself, or #include its file.";
    warnings.push({ text, file: path.slice(1) });
  }
  if (!/^[ \t]*#include\b/m.test(source)) {
    return warnings.length > 0 ? { contents: source, loader: "text", warnings } : null;
  }
  const errors: BuildProblem[] = [];
  let left = MOST;
  let length = source.length;
  const whole = (text: string, file: string, above: readonly string[]): string =>
    text.replace(INCLUDE, (written, asked: string, at: number) => {
      if (errors.length >= MOST_ERRORS) return "";
      const found = includedFile(asked, file, context);
      const included = (found && context.input.texts.get(found.slice(1))) ?? "";
      left = length + included.length > LONGEST ? 0 : left;
      if (!found || above.includes(found) || left <= 0) {
        errors.push({ text: whyNot(asked, found, left), ...placeOf(text, at, written, file) });
        return "";
      }
      left -= 1;
      length += included.length;
      return whole(included, found, [...above, found]);
    });
  return { contents: whole(source, path, [path]), loader: "text", warnings, errors };
};

/** What is included is named from the file that includes it, with a dot before it or without. */
function includedFile(asked: string, file: string, context: CompileContext): string | null {
  const names = /^[./@~]/.test(asked) ? [asked] : [`./${asked}`, asked];
  for (const name of names) {
    const found = context.find(name, file);
    if (found && hasFile(context.input, found.slice(1))) return found;
  }
  return null;
}

function whyNot(asked: string, found: string | null, left: number): string {
  if (!found) return `There is no file ${asked} in the project.`;
  return left > 0
    ? `${asked} includes itself.`
    : `This program includes too much: at most ${MOST} files of 2 MB together.`;
}

function placeOf(text: string, at: number, written: string, file: string) {
  const line = text.slice(0, at).split("\n").length;
  return { file: file.slice(1), line, column: 1, lineText: written };
}
