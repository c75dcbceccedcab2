import type { Location, Message, PartialMessage } from "esbuild";
import { NO_EXPORT } from "../packages/resolve/absent-names";
import type { BuildProblem } from "./build-types";
import { PROJECT } from "./project-source";
import { moduleAddress } from "./resolve/find-file";
import { knownName } from "./site-page";

/** The file that a person knows of a module, e.g. "project:/src/App.vue?vue&type=style". */
export function fileOfModule(module: string): string {
  return knownName(moduleAddress(module.replace(/^project:\/?/, "")).path);
}

/** Names of imports that the build itself writes, e.g. for `import.meta.glob`: their line is nobody's. */
const WRITTEN = "__sayso_";

/** An error of esbuild in terms of the project. */
export function toProblem(message: Message): BuildProblem {
  const { location } = message;
  const { module, name } = missingName(message);
  const text = module === undefined ? message.text : `${absentIn(module, name)}.`;
  // A place elsewhere is no place that the project's author could go to, nor may see.
  if (!location?.file.startsWith("project:")) return { text };
  return {
    text,
    file: fileOfModule(location.file),
    ...(location.lineText.includes(WRITTEN) ? {} : placeOf(location)),
  };
}

function placeOf(location: Location) {
  return {
    line: location.line,
    column: location.column + 1,
    lineText: location.lineText.slice(0, 200),
  };
}

/** What a plugin tells, in terms of the project. */
export function fromMessage({ text = "", location }: PartialMessage): BuildProblem {
  const { file, namespace, line = 1, column = 0, lineText = "" } = location ?? {};
  if (!file || namespace !== PROJECT) return { text };
  return {
    ...{ text, file: fileOfModule(`${PROJECT}:${file}`), line, column: column + 1 },
    lineText: lineText.slice(0, 200),
  };
}

/** What a compiler says that calls itself for each bracket or element in another. */
const OUT_OF_STACK = /Maximum call stack size exceeded|\btoo much recursion\b/;
const TOO_DEEP =
  "This file nests more deeply than its compiler can read. Is something open that was meant to be closed?";

/** A problem as a plugin tells esbuild of it. */
export function toMessage(problem: BuildProblem): PartialMessage {
  const { file, line = 1, column = 1, lineText = "" } = problem;
  const text = OUT_OF_STACK.test(problem.text) ? TOO_DEEP : problem.text;
  if (!file) return { text };
  const location = { file: `/${file}`, namespace: PROJECT, line, column: column - 1, lineText };
  return { text, location };
}

/** A name that a module does not export, of a project whose own tools let that pass. */
export function absentNotice(message: Message): BuildProblem {
  const { module = "", name } = missingName(message);
  return { ...toProblem(message), text: absentText(module, name) };
}

/** The module of a message, without the plugin that gave it, and the name that it does not export. */
function missingName({ text }: Message): { module?: string | undefined; name: string } {
  const [, module, name = ""] = NO_EXPORT.exec(text) ?? [];
  return { module: module?.replace(/^\w+:(?=.)/, ""), name };
}

/** The same, in words. @param module as `absentIn` takes it */
export function absentText(module: string, name: string): string {
  const said = absentIn(module, name);
  return name === "default" ? `${said}.` : `${said}, so it is undefined here.`;
}

/** @param module "/src/util.ts" or "/node_modules/kit/index.js", or the name of a package */
function absentIn(module: string, name: string): string {
  const from = fileOfModule(module).replace(/^\/?(?:node_modules\/)?/, "");
  return name === "default" ? `${from} has no default export` : `${from} does not export "${name}"`;
}

/** Entries share modules and modules share configurations; what is said of one is said once. */
export function distinct(warnings: readonly BuildProblem[]): BuildProblem[] {
  return [...new Map(warnings.map((one) => [JSON.stringify(one), one])).values()];
}
