import type { compile } from "tailwindcss";
import type { BuildProblem } from "../build-types";
import type { CompileContext } from "../compile-file";
import { referencedFile, type TailwindSetup } from "../config/tailwind-setup";
import { loadKnownPlugin } from "./known-plugins";
import { pluginsFor } from "./replay-plugin";

/**
 * What `@plugin` and `@config` of a stylesheet bring along: plugins that ship with the product, and what
 * the sandbox made of the project's own. Anything else does nothing, and is told.
 */
export function moduleLoader(
  { config }: Pick<CompileContext, "config">,
  tell: (warning: BuildProblem) => void,
): NonNullable<NonNullable<Parameters<typeof compile>[1]>["loadModule"]> {
  return async (id, base, hint) => {
    const made = (module: unknown) => ({ path: id, base, module: module as never });
    const setup = /^[./]/.test(id)
      ? config.tailwind.get(referencedFile(`${base}/-`.slice(1), id))
      : null;
    if (setup) return made(hint === "config" ? await configOf(setup) : await pluginOf(setup));
    const known = hint === "plugin" ? await loadKnownPlugin(id) : null;
    if (known) return made(known);
    if (!/^[./]/.test(id)) tell({ text: `The Tailwind plugin ${id.slice(0, 100)} is left out.` });
    return made(hint === "config" ? {} : () => {});
  };
}

async function configOf({ own, rest, plugins }: TailwindSetup): Promise<object> {
  const { darkMode, prefix, important } = rest;
  const given = Object.entries({ darkMode, prefix, important }).filter(
    ([, value]) => value !== undefined && value !== "" && value !== false,
  );
  return { ...own, ...Object.fromEntries(given), plugins: await pluginsFor(plugins) };
}

async function pluginOf({ own, plugins }: TailwindSetup): Promise<object> {
  const made = await pluginsFor(plugins);
  return {
    config: { theme: own.theme },
    handler: (api: never) => {
      for (const one of made) (typeof one === "function" ? one : one.handler)(api);
    },
  };
}
