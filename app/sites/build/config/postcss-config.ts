import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { evaluateConfig } from "./evaluate-config";
import { asRecord, asText } from "./values";

const CONFIG = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc\.[cm]?[jt]s)$/;
const DATA = /^(?:\.postcssrc(?:\.json)?|postcss\.config\.json)$/;

/** What a project's styles are processed with: name → options; null where it does not say. */
export async function readPostcssConfig(
  folder: string,
  input: BuildInput,
  mode: string,
): Promise<{ postcss: Record<string, unknown> | null; leftOut: BuildProblem[] }> {
  const names = [...input.texts.keys()];
  const file = names.find((name) => CONFIG.test(name));
  if (!file) return { postcss: dataOf(input), leftOut: [] };
  const evaluated = await evaluateConfig(folder, input, { kind: "postcss", file, mode });
  if ("problem" in evaluated) return { postcss: null, leftOut: [evaluated.problem] };
  const { plugins } = asRecord(evaluated.value);
  const postcss: Record<string, unknown> = {};
  for (const entry of Array.isArray(plugins) ? plugins : []) {
    const [name, options] = Array.isArray(entry) ? entry : [];
    const known = asText(name);
    if (known && options !== false) postcss[known] = asRecord(options);
  }
  return { postcss, leftOut: [] };
}

/** Of package.json, or of a file of JSON. */
function dataOf({ texts }: BuildInput): Record<string, unknown> | null {
  const file = [...texts.keys()].find((name) => DATA.test(name));
  const text = texts.get(file ?? "package.json") ?? "{}";
  try {
    const json = asRecord(JSON.parse(text));
    const { plugins } = file ? json : asRecord(json.postcss);
    if (Array.isArray(plugins)) {
      return Object.fromEntries(plugins.flatMap((name) => (asText(name) ? [[name, {}]] : [])));
    }
    return plugins ? asRecord(plugins) : null;
  } catch {
    return null;
  }
}
