import { type UsedName, UsedNames } from "~/projects/environment/used-name";
import { isPublicName } from "~/projects/environment/variable-rules";
import type { BuildInput } from "./build-input";
import type { BuildProblem } from "./build-types";
import { standInValues } from "./stand-in-values";

/** What a configuration of Vite reads of the values that `loadEnv` gave it. */
const OF_CONFIG = /(?<![.\w])env\.([A-Z][A-Z0-9_]{0,99})\b/g;
const CONFIG = /^vite\.config\.[cm]?[jt]s$/;

/** Variables that a project's pages read and nobody has set: where an app fails, this is often why. */
export function missingValues(input: BuildInput): BuildProblem[] {
  const { texts, env } = input;
  const standIns = standInValues(input);
  const names = new UsedNames();
  for (const [path, content] of texts) names.read(path, content);
  const used = names.all().filter(({ name }) => isPublicName(name));
  return [...used, ...ofConfig(texts)]
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .filter(({ name }) => !Object.hasOwn(env, name))
    .map(({ name, path }) => {
      const told = Object.hasOwn(standIns, name)
        ? `${path} reads ${name}, which is not set. So that the app opens, a value that leads nowhere stands in: what it asks of that service fails. Set it`
        : `${path} reads ${name}, which is not set. Set it${isPublicName(name) ? "" : ", as public,"}`;
      return { text: `${told} on the project's Environment page.`, file: path };
    });
}

/** What the configuration writes into the pages' scripts, by names that nothing calls public. */
function ofConfig(texts: BuildInput["texts"]): UsedName[] {
  return [...texts].flatMap(([path, content]) => {
    if (!CONFIG.test(path) || !/\bloadEnv\b/.test(content)) return [];
    return [...content.matchAll(OF_CONFIG)].map(([, name = ""]) => ({ name, path }));
  });
}
