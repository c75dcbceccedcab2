import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { unocssLeftOut, unocssSettings } from "../styles/unocss-settings";
import { evaluateConfig } from "./evaluate-config";
import { asRecord } from "./values";

const CONFIG = /^(?:uno|unocss)\.config\.[cm]?[jt]s$/;

/** What a project's own file for UnoCSS says; null where it has none. */
export async function readUnocssConfig(
  folder: string,
  input: BuildInput,
  mode: string,
): Promise<{ settings?: Readonly<Record<string, unknown>>; leftOut: BuildProblem[] } | null> {
  const file = [...input.texts.keys()].find((name) => CONFIG.test(name));
  if (!file) return null;
  const evaluated = await evaluateConfig(folder, input, { kind: "unocss", file, mode });
  if ("problem" in evaluated) return { leftOut: [evaluated.problem] };
  const settings = asRecord(evaluated.value);
  const count = Number(settings.functions) || 0;
  const text = `Of UnoCSS, ${count === 1 ? "one rule that is a function is" : `${count} rules that are functions are`} left out: write each with its name and its value.`;
  const unknown = unocssLeftOut(unocssSettings(settings)).map((one) => ({ ...one, file }));
  return { settings, leftOut: [...unknown, ...(count > 0 ? [{ file, text }] : [])] };
}
