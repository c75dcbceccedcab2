import { UsedNames } from "~/projects/environment/used-name";
import { isPublicName } from "~/projects/environment/variable-rules";
import type { BuildInput } from "./build-input";
import type { BuildProblem } from "./build-types";
import type { ProjectConfig } from "./config/project-config";
import { namesOfConfig } from "./config-names";
import { standInValues } from "./stand-in-values";

/** Variables that a project's pages read and nobody has set: where an app fails, this is often why. */
export function missingValues(
  input: BuildInput,
  { envPrefix, define = {} }: Pick<ProjectConfig, "envPrefix"> & Partial<ProjectConfig> = {
    envPrefix: [],
  },
): BuildProblem[] {
  const { texts, env } = input;
  const standIns = standInValues(input);
  const isPublic = (name: string) => isPublicName(name, envPrefix);
  const names = new UsedNames();
  for (const [path, content] of texts) names.read(path, content);
  const ofConfig = namesOfConfig(texts);
  // What the configuration gives to pages under another name is told by the one that is to be set.
  // A version or a commit that the configuration writes in is there, whatever nobody has set.
  const isGiven = (name: string) =>
    Object.hasOwn(define, `import.meta.env.${name}`) && !ofConfig.some((one) => one.name === name);
  const isTold = (name: string) => ofConfig.length === 0 && Object.hasOwn(standIns, name);
  const used = names.all().filter(({ name }) => isPublic(name) || isTold(name));
  return [...used, ...ofConfig]
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .filter(({ name }) => !Object.hasOwn(env, name) && !isGiven(name))
    .map(({ name, path }) => {
      const isOpen = isPublic(name);
      // One that nothing calls public may be there as a secret, which pages do not get either.
      const lack = isOpen ? "is not set" : "pages do not have: it is not set, or is secret";
      const standsIn = Object.hasOwn(standIns, name)
        ? " So that the app opens, a value that leads nowhere stands in: what it asks of that service fails."
        : "";
      const text = `${path} reads ${name}, which ${lack}.${standsIn} Set it${isOpen ? "" : ", as public,"} on the project's Environment page.`;
      return { text, file: path };
    });
}
