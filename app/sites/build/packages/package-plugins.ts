import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { packageOf } from "../../packages/packages";
import type { BuildProblem } from "../build-types";
import { foreignPlugins, readTailwindSetups } from "../config/tailwind-setup";
import { dependenciesOf } from "../frameworks/detection/package-json";
import type { ProjectSource } from "../project-source";

/** What configurations came to with their packages, by all that they say. */
const readCache = new LRUCache<string, Awaited<ReturnType<typeof readTailwindSetups>>>({ max: 40 });

/**
 * A project with what the plugins of Tailwind come to that its packages bring, e.g. HeroUI's: they run in the sandbox, as its
 * configuration does, once its packages are there. Those that are not are asked for.
 *
 * @returns what is told of its configurations in place of what was before
 */
export async function withPackagePlugins(
  project: ProjectSource,
): Promise<{ project: ProjectSource; leftOut: readonly BuildProblem[] }> {
  const { config, input, packages, store, mode, onMissing } = project;
  const foreign = foreignPlugins(config.tailwind);
  const dependencies = dependenciesOf(input.texts);
  const named = [...foreign].map(packageOf).filter((name) => Object.hasOwn(dependencies, name));
  const wanted = new Set(named.filter((name) => packages?.resolver.has(name)));
  // Of two rounds the first asks.
  for (const name of named) if (!wanted.has(name)) onMissing?.(name);
  if (wanted.size === 0 || !packages) return { project, leftOut: config.leftOut };
  const { resolver, graph } = packages;
  const stage = mode === "release" ? "production" : "development";
  const how = { key: graph.key, resolver, wanted };
  // Hundreds of modules may be read for it: not for an edit that is of something else.
  const texts = [...config.tailwind.keys()].map((file) => input.texts.get(file));
  const said = JSON.stringify([stage, graph.key, texts, [...config.tailwind], [...wanted]]);
  const key = createHash("sha256").update(said).digest("hex");
  const known = readCache.get(key);
  const read = known ?? (await readTailwindSetups(store.folder, input, stage, how));
  if (read.setups.size > 0) readCache.set(key, read);
  // One that cannot be evaluated so stays what it was without them.
  const tailwind = new Map([...config.tailwind, ...read.setups]);
  const isOfPlugin = ({ text }: BuildProblem) =>
    [...foreign].some((name) => text === `The Tailwind plugin ${name.slice(0, 100)} is left out.`);
  const others = config.leftOut.filter((one) => !isOfPlugin(one));
  const still = read.leftOut.filter(
    (one) => !config.leftOut.some(({ text }) => text === one.text) || isOfPlugin(one),
  );
  return {
    project: { ...project, config: { ...config, tailwind } },
    leftOut: [...others, ...still],
  };
}
