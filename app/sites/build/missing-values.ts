import { UsedNames } from "~/projects/environment/used-name";
import { isPublicName } from "~/projects/environment/variable-rules";
import type { BuildInput } from "./build-input";
import type { BuildProblem } from "./build-types";

/** Variables that a project's pages read and nobody has set: where an app fails, this is often why. */
export function missingValues({ texts, env }: BuildInput): BuildProblem[] {
  const names = new UsedNames();
  for (const [path, content] of texts) names.read(path, content);
  return names
    .all()
    .filter(({ name }) => isPublicName(name) && !Object.hasOwn(env, name))
    .map(({ name, path }) => ({
      text: `${path} reads ${name}, which is not set. Set it on the project's Environment page.`,
      file: path,
    }));
}
