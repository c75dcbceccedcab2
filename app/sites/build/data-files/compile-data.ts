import { randomUUID } from "node:crypto";
import type { Compiled, CompileFile } from "../compile-file";
import { lateYaml } from "./late-yaml";
import { writtenValue } from "./written-value";

/** Values written down in a file, by the endings of their languages. */
export const DATA_ENDINGS = [".yaml", ".yml", ".json5", ".jsonc"];

/** A file of values as the JSON that they come to: its default is the whole, and its names are what it has at the top. */
export const compileData: CompileFile = async ({ path, source }) => {
  try {
    const value = /\.ya?ml$/i.test(path) ? yamlValue(source) : writtenValue(source);
    return loadedValue(value ?? null);
  } catch (error) {
    return { contents: "", loader: "json", errors: [problemOf(error, path, source)] };
  }
};

/** As JSON; with a number that JSON has no word for, infinite or none, as a module. */
function loadedValue(value: unknown): Compiled {
  const unsayable = new Map<string, string>();
  const mark = `\0${randomUUID()} `;
  const json = JSON.stringify(value, (_, one) => {
    if (typeof one !== "number" || Number.isFinite(one)) return one;
    unsayable.set(JSON.stringify(mark + one), String(one));
    return mark + one;
  });
  if (unsayable.size === 0) return { contents: json, loader: "json" };
  let code = json;
  for (const [said, number] of unsayable) code = code.replaceAll(said, number);
  const lines = [`const value = ${code};`, "export default value;"];
  const names = Array.isArray(value) ? [] : Object.keys(value as object);
  for (const [at, name] of names.filter((one) => one !== "default").entries()) {
    const said = JSON.stringify(name);
    lines.push(`const of${at} = value[${said}];`, `export { of${at} as ${said} };`);
  }
  return { contents: `${lines.join("\n")}\n`, loader: "js" };
}

function yamlValue(source: string): unknown {
  // Of a value that is in itself JSON has no words; it throws, and is told. That no key is there twice is looked for among
  // all others, which takes a minute for 40,000: of two the last counts, as in JSON.
  const { LineCounter, parse } = lateYaml();
  const lineCounter = new LineCounter();
  try {
    // Each error would be given its line: a long one with many would be copied as often.
    return parse(source, { lineCounter, uniqueKeys: false, prettyErrors: false });
  } catch (error) {
    const { pos } = error as { pos?: readonly number[] };
    if (pos?.[0] === undefined) throw error;
    throw Object.assign(error as Error, { linePos: [lineCounter.linePos(pos[0])] });
  }
}

/** What keeps a file from being read, at the place where its parser stopped. */
function problemOf(error: unknown, path: string, source: string) {
  const { message, loc, linePos } = error as {
    message: string;
    loc?: { line: number; column: number };
    linePos?: readonly { line: number; col: number }[];
  };
  const [at] = linePos ?? [];
  const line = loc?.line ?? at?.line;
  const isTooDeep = error instanceof RangeError || /\bstack (?:size|space)\b/.test(message);
  const said = isTooDeep ? "It is nested too deeply" : message;
  const [what = ""] = said.replace(/ \(\d+:\d+\)$/, "").split(/ at line |\n/);
  const text = `${path.slice(1)} cannot be read: ${what.replace(/:$/, "")}.`;
  if (line === undefined) return { text, file: path.slice(1) };
  const column = loc ? loc.column + 1 : (at?.col ?? 1);
  const lineText = source.split("\n")[line - 1] ?? "";
  return { text, file: path.slice(1), line, column, lineText };
}
