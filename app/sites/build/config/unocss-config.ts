import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { unocssLeftOut, unocssSettings } from "../styles/unocss-settings";
import { unocssSources } from "../styles/unocss-sources";
import { type Evaluated, evaluateConfig } from "./evaluate-config";
import { asRecord } from "./values";

const CONFIG = /^(?:uno|unocss)\.config\.[cm]?[jt]s$/;
/** Words that functions are asked about: beyond it a project has none. */
const MOST_WORDS = 20_000;

/** What a project's own file for UnoCSS says; null where it has none. */
export async function readUnocssConfig(
  folder: string,
  input: BuildInput,
  mode: string,
): Promise<{ settings?: Readonly<Record<string, unknown>>; leftOut: BuildProblem[] } | null> {
  const file = [...input.texts.keys()].find((name) => CONFIG.test(name));
  if (!file) return null;
  const ask = (words?: readonly string[]): Promise<Evaluated> =>
    evaluateConfig(folder, input, { kind: "unocss", file, mode, ...(words ? { words } : {}) });
  const first = await ask();
  if ("problem" in first) return { leftOut: [first.problem] };
  const hasFunctions = Number(asRecord(first.value).functions) > 0;
  const whole = hasFunctions ? await ask(wordsOf(input)) : first;
  const settings = asRecord("problem" in whole ? first.value : whole.value);
  const leftOut = unocssLeftOut(unocssSettings(settings)).map((one) => ({ ...one, file }));
  return { settings, leftOut: "problem" in whole ? [...leftOut, whole.problem] : leftOut };
}

/** Everything in sources that a rule may take, in one order whatever was edited. */
function wordsOf(input: BuildInput): string[] {
  const words = new Set<string>();
  for (const { content } of unocssSources(input)) {
    for (const word of content.split(/[\s'"`;={}<>]+/)) {
      if (word.length < 2 || word.length > 200) continue;
      words.add(word);
      const bare = word.slice(word.lastIndexOf(":") + 1).replace(/^[!-]+/, "");
      if (bare.length > 1) words.add(bare);
      if (words.size > MOST_WORDS) return [];
    }
  }
  return [...words].sort();
}
