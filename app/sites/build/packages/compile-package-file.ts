import type { PrebuildOptions } from "../../packages/prebuild/prebuilt-set";
import type { CompilePackageFile, GuardSource } from "../../packages/resolve/package-plugin";
import { compileWithBabel } from "../frameworks/babel";
import { keyedBlocks } from "../frameworks/solid/keyed-blocks";
import { compileSvelte4 } from "../frameworks/svelte/compile-svelte4";
import { stripTypes } from "../frameworks/svelte/without-types";
import { packageComponent } from "../frameworks/vue/package-component";

/**
 * Compiles what packages ship in a framework's own language: components of Svelte and Vue, and elements of Solid,
 * which its packages offer as they were written.
 *
 * @param how.conditions of the project's framework, e.g. "solid"
 * @param how.older the older version that the project, and so its packages, are written for
 * @param how.guard keeps esbuild from the host's disk, in what is compiled too
 */
export function packageCompiler(
  { conditions, older }: Pick<PrebuildOptions, "conditions" | "older">,
  { guard, packagesFolder }: { guard: GuardSource; packagesFolder: string | null },
): CompilePackageFile {
  return async (path, source) => {
    if (path.endsWith(".svelte") && older === "svelte4") {
      const { js } = await compileSvelte4(source, path, {
        dev: false,
        css: "injected",
        packagesFolder,
      });
      return guard({ source: js.code, loader: "js", path });
    }
    if (path.endsWith(".svelte")) {
      const { compile } = await import("svelte/compiler");
      const options = {
        filename: path,
        rootDir: "/",
        generate: "client",
        css: "injected",
      } as const;
      return guard({ source: compile(source, options).js.code, loader: "js", path });
    }
    if (path.endsWith(".vue") && older !== "vue2") {
      return guard({ ...(await packageComponent(path, source)), path });
    }
    if (/\.svelte\.[jt]s$/.test(path)) {
      const { compileModule } = await import("svelte/compiler");
      const script = path.endsWith(".ts") ? await stripTypes(source) : source;
      const { js } = compileModule(script, { filename: path, rootDir: "/", generate: "client" });
      return guard({ source: js.code, loader: "js", path });
    }
    if (!/\.[jt]sx$/.test(path) || !conditions.includes("solid")) return null;
    const { default: solid } = await import("babel-preset-solid");
    const presets = [[solid, { generate: "dom", hydratable: false }]];
    const plugins = older === "solid1.6" ? [keyedBlocks] : [];
    const { contents, loader, errors } = await compileWithBabel({ path, source, query: "" }, {
      plugins,
      presets,
    } as never);
    if (errors && errors.length > 0) return { errors: errors.map(({ text }) => ({ text })) };
    return guard({ source: contents, loader, path });
  };
}
