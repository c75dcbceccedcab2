import type { FileTree } from "~/projects/files";
import type { BuildMode, StoreManifest } from "../../packages/store-manifest";
import type { BuildInput } from "../build-input";
import { dependenciesOf, dependsOn } from "../frameworks/detection/package-json";
import { postcssLeftOut } from "../styles/postcss-plugins";
import { readBundlerConfig } from "./bundler-config";
import { compilerOptionsOf } from "./compiler-options";
import { readKitAliases } from "./kit-config";
import { givesBuffer } from "./node-tools";
import { readPostcssConfig } from "./postcss-config";
import { DEFAULT_ALIAS, defaultConfig, type ProjectConfig } from "./project-config";
import { readTailwindSetups } from "./tailwind-setup";
import { tsconfigAliases } from "./tsconfig-aliases";
import { readUnocssConfig } from "./unocss-config";
import { readViteConfig } from "./vite-config";

/**
 * Reads what a project says of how it is built. Its programs run in the sandbox alone, and what fails
 * there is told and left out.
 */
export async function readConfig(
  input: BuildInput,
  { store, mode }: { store: Pick<StoreManifest, "folder">; mode: BuildMode },
): Promise<ProjectConfig> {
  const stage = mode === "release" ? "production" : "development";
  const vite = await readViteConfig(store.folder, input, stage);
  const bundler = vite ? null : await readBundlerConfig(store.folder, input, stage);
  const { postcss, leftOut } = await readPostcssConfig(store.folder, input, stage);
  const kit = await readKitAliases(store.folder, input, stage);
  const tailwind = await readTailwindSetups(store.folder, input, stage);
  const unocss = await readUnocssConfig(store.folder, input, stage);
  const said = configOf(input.texts);
  const config = {
    ...said,
    ...vite,
    ...bundler,
    alias: [...(vite?.alias ?? bundler?.alias ?? []), ...kit, ...said.alias],
    postcss: vite?.postcss ?? postcss,
    tailwind: tailwind.setups,
    ...(unocss?.settings ? { unocss: unocss.settings } : {}),
  };
  return {
    ...config,
    leftOut: [
      ...(vite?.leftOut ?? bundler?.leftOut ?? []),
      ...leftOut,
      ...postcssLeftOut(config.postcss),
      ...tailwind.leftOut,
      ...(unocss?.leftOut ?? []),
    ],
  };
}

/** What a project says in files that are no programs. */
export function configOf(texts: FileTree): ProjectConfig {
  return {
    ...defaultConfig(),
    envPrefix: envPrefixes(texts),
    alias: [...tsconfigAliases(texts), ...DEFAULT_ALIAS],
    compilerOptions: compilerOptionsOf(texts),
    ...(givesBuffer(texts) ? { hasBuffer: true } : {}),
    ...(dependsOn(dependenciesOf(texts), "@rsbuild/core") ? { hasCamelClasses: true } : {}),
  };
}

/** Names of values that a project's tools give to its scripts, beside those of its layout. */
function envPrefixes(texts: FileTree): string[] {
  const { envPrefix } = defaultConfig();
  const isSnowpacks = dependsOn(dependenciesOf(texts), "snowpack");
  return [...envPrefix, ...(isSnowpacks ? ["SNOWPACK_PUBLIC_"] : [])];
}
