import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import type { ConfigPackages } from "./config-packages";
import { bundleConfig, type ConfigScript } from "./config-script";
import type { ConfigKind } from "./inside/sandbox-program";
import { namedFiles } from "./named-files";
import { inWords } from "./sandbox-limits";
import { evaluateInSandbox } from "./sandbox-thread";

/** What a configuration came to: data of a stranger, or the sentence that says why there is none. */
export type Evaluated = { value: unknown } | { problem: BuildProblem };

/** Names that could become somebody's prototype where data are copied; no configuration needs them. */
const PROTOTYPES = new Set(["__proto__", "constructor", "prototype"]);

/** What configurations of these contents came to, so that an edit elsewhere evaluates nothing. */
const evaluatedCache = new LRUCache<string, Evaluated>({ max: 100 });

/**
 * Evaluates a configuration of a project in the sandbox.
 *
 * @param folder where the sandbox's programs are
 * @param file e.g. "tailwind.config.ts", a file of the project
 * @param words what functions in it are asked about
 * @param packages those whose own modules run beside it
 */
export async function evaluateConfig(
  folder: string,
  { texts, env }: Pick<BuildInput, "texts" | "env">,
  {
    kind,
    file,
    mode,
    words,
    packages,
  }: {
    kind: ConfigKind;
    file: string;
    mode: string;
    words?: readonly string[];
    packages?: ConfigPackages | undefined;
  },
): Promise<Evaluated> {
  const text = texts.get(file) ?? "";
  const asked = { kind, mode, env, ...(words ? { words } : {}) };
  const start = `${JSON.stringify(asked)}\0${packages?.key ?? ""}\0${file}\0`;
  // One that imports and reads nothing of its project is known by its own text.
  const isAlone =
    !/["'`]\.{1,2}(?:\/|["'`])/.test(text) && Object.keys(namedFiles(texts, text)).length === 0;
  const ownKey = createHash("sha256").update(start).update(text).digest("hex");
  const known = isAlone ? evaluatedCache.get(ownKey) : undefined;
  if (known) return known;
  const script = await bundleConfig(texts, file, packages);
  if ("problem" in script) return { problem: leftOut(file, script.problem) };
  const key = isAlone
    ? ownKey
    : createHash("sha256")
        .update(start + script.hash)
        .digest("hex");
  const evaluated = evaluatedCache.get(key) ?? (await evaluate(folder, { script, file, asked }));
  // What took too long may not do so the next time.
  if ("value" in evaluated) evaluatedCache.set(key, evaluated);
  return evaluated;
}

async function evaluate(
  folder: string,
  job: {
    script: ConfigScript;
    file: string;
    asked: {
      kind: ConfigKind;
      mode: string;
      env: Readonly<Record<string, string>>;
      words?: readonly string[];
    };
  },
): Promise<Evaluated> {
  const { script, file, asked } = job;
  const given = { ...asked, files: script.files };
  const reply = await evaluateInSandbox(folder, { script: script.code, asked: given });
  if ("error" in reply) return { problem: leftOut(file, { text: reply.error }) };
  const { value, error, stack } = readAnswer(reply.json);
  if (error === undefined) return { value };
  const place = placeIn(stack, script);
  return { problem: leftOut(file, { text: inWords(error), ...place }) };
}

function readAnswer(json: string): { value?: unknown; error?: string; stack: string } {
  try {
    const answer = JSON.parse(json, (key, value) => (PROTOTYPES.has(key) ? undefined : value));
    if (answer === null || typeof answer !== "object") throw new TypeError("no answer");
    const { value, error, stack } = answer as Record<string, unknown>;
    return {
      value,
      error: typeof error === "string" ? error : undefined,
      stack: typeof stack === "string" ? stack : "",
    };
  } catch {
    return { error: "Its answer cannot be read.", stack: "" };
  }
}

/** Where the project's own code failed. */
function placeIn(stack: string, script: ConfigScript) {
  const [, line, column] = /\(config:(\d+)(?::(\d+))?\)/.exec(stack) ?? [];
  // One line of ours stands before it.
  return line ? script.placeOf(Number(line) - 1, Number(column ?? 1)) : null;
}

/** One sentence, with the place. */
function leftOut(file: string, { text, ...place }: BuildProblem): BuildProblem {
  const why = text
    .replace(/\s+/g, " ")
    .replace(/[.!]*$/, "")
    .slice(0, 300);
  return {
    file,
    ...place,
    text: `${file} could not be evaluated, so the site is built without it: ${why}.`,
  };
}
